/** What visitors send over the wire, each from an address of its own: the proofs stand where the trusted proxy would. */
import { createHash, randomBytes } from 'node:crypto';
import type { Answered } from '../running-site.ts';

let visitors = 0;

export function nextVisitor(): Record<string, string> {
  visitors += 1;
  return { 'x-forwarded-for': `10.${(visitors >> 16) & 255}.${(visitors >> 8) & 255}.${visitors & 255}` };
}

/** Asks below `/gw-api`; undefined when the connection broke before the whole answer was there. */
export async function ask(url: string, address: string, body?: object | FormData): Promise<Answered | undefined> {
  const isForm = body instanceof FormData;
  try {
    const response = await fetch(`${url}/gw-api${address}`, {
      headers: { ...nextVisitor(), ...(body && !isForm && { 'content-type': 'application/json' }) },
      ...(body && { method: 'POST', body: isForm ? body : JSON.stringify(body) }),
    });
    return JSON.parse(await response.text());
  } catch {
    return undefined;
  }
}

export type SentFile = { handle: string; sha256: string };

/** A file as a visitor's machine has it: random, so that no two are alike. */
export function randomPdf(bytes: number): Buffer {
  return Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(bytes)]);
}

/** Uploads a file; undefined when it was not acknowledged. */
export async function sendFile(url: string, fileName: string, content: Buffer): Promise<SentFile | undefined> {
  const form = new FormData();
  form.set('filedName', new File([new Uint8Array(content)], fileName));
  const answer = await ask(url, '/cn/wms/dqgx/uploadFile', form);
  if (answer?.code !== 200) return undefined;
  const { data } = answer;
  if (typeof data !== 'object' || data === null || !('fileNo' in data)) throw new Error(JSON.stringify(answer));
  return { handle: String(data.fileNo), sha256: createHash('sha256').update(content).digest('hex') };
}

export async function openPost(url: string): Promise<string> {
  const answer = await ask(url, '/cn/wms/dqgx/gangweiList', { postType: 1 });
  const [post] = answer?.content ?? [];
  if (typeof post !== 'object' || post === null || !('postNo' in post)) throw new Error('No post is open.');
  return String(post.postNo);
}
