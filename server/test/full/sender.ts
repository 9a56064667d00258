/** Submissions of visitors, each from its own IP address, as behind the trusted proxy. */
import { createHash, randomBytes } from 'node:crypto';
import { getChallenge } from 'contract/submissions/challenge.ts';
import type { GatewayResponse } from '../running-site.ts';
import { solveChallenge } from '../solve-challenge.ts';

let visitors = 0;

export function nextVisitor(): Record<string, string> {
  visitors += 1;
  // Each from another network, because IP addresses of a network share a limit.
  return { 'x-forwarded-for': `10.${visitors & 255}.${(visitors >> 8) & 255}.${(visitors >> 16) & 255}` };
}

/** Calls an endpoint below `/gw-api`; undefined if the connection broke before the whole response. */
export async function callGateway(
  url: string,
  path: string,
  body?: object | FormData,
): Promise<GatewayResponse | undefined> {
  const isForm = body instanceof FormData;
  try {
    const response = await fetch(`${url}/gw-api${path}`, {
      headers: { ...nextVisitor(), ...(body && !isForm && { 'content-type': 'application/json' }) },
      ...(body && { method: 'POST', body: isForm ? body : JSON.stringify(body) }),
    });
    return JSON.parse(await response.text());
  } catch {
    return undefined;
  }
}

/** A solved challenge for a report, which would be delayed without one. */
export async function solvedForReport(url: string): Promise<string | undefined> {
  const response = await callGateway(url, '/cn/site/challenge', { kind: 'report' });
  const parsed = getChallenge.output.safeParse(response);
  return parsed.success ? solveChallenge(parsed.data.data) : undefined;
}

export type SentFile = { fileToken: string; sha256: string };

/** Random content, so that no two files are alike. */
export function randomPdf(bytes: number): Buffer {
  return Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(bytes)]);
}

/** Uploads a file; undefined if it was not acknowledged. */
export async function sendFile(url: string, fileName: string, content: Buffer): Promise<SentFile | undefined> {
  const form = new FormData();
  form.set('filedName', new File([new Uint8Array(content)], fileName));
  const response = await callGateway(url, '/cn/wms/dqgx/uploadFile', form);
  if (response?.code !== 200) return undefined;
  const { data } = response;
  if (typeof data !== 'object' || data === null || !('fileNo' in data)) throw new Error(JSON.stringify(response));
  return { fileToken: String(data.fileNo), sha256: createHash('sha256').update(content).digest('hex') };
}

export async function openPost(url: string): Promise<string> {
  const response = await callGateway(url, '/cn/wms/dqgx/gangweiList', { postType: 1 });
  const [post] = response?.content ?? [];
  if (typeof post !== 'object' || post === null || !('postNo' in post)) throw new Error('No job post is open');
  return String(post.postNo);
}
