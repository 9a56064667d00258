/** Forms and files that visitors send, each from its own IP address. */
import { hash, randomBytes, randomInt } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import type { Challenge } from 'contract/submissions/challenge.ts';
import { nextVisitor } from './visitors.ts';

type FormResponse = {
  status: number;
  data: { fileNo: string } & Challenge;
  content: { postNo: string }[];
  receipt: string;
};

/** Sends a request below `/gw-api`; returns the status and the body. */
export type SendRequest = (path: string, body: object | FormData) => Promise<FormResponse>;

export function createSender(url: string): SendRequest {
  return async (path, body) => {
    const isForm = body instanceof FormData;
    const response = await fetch(`${url}/gw-api${path}`, {
      method: 'POST',
      headers: { 'x-forwarded-for': nextVisitor(), ...(!isForm && { 'content-type': 'application/json' }) },
      body: isForm ? body : JSON.stringify(body),
    });
    return parseResponse(response.status, await response.text());
  };
}

export function parseResponse(status: number, text: string): FormResponse {
  return { ...JSON.parse(text), status };
}

export async function uploadFile(send: SendRequest): Promise<string> {
  const form = new FormData();
  form.set('file', new File(['%PDF-1.7\n', randomBytes(100_000).toString('hex')], 'bench.pdf'));
  return (await send('/en/wms/dqgx/uploadFile', form)).data.fileNo;
}

export type FormKind = 'message' | 'resume' | 'report';

export const messageForm = {
  sayType: '2',
  reporterType: '1',
  reporter: 'Ivan Ivanov',
  reporterMobile: '+79123456789',
  email: 'i@example.com',
  remark: 'Please quote 500 t of calcined coke.',
};

/** A filled-in form of each kind. Its files are uploaded before the measurement. */
const forms: Record<FormKind, (send: SendRequest) => Promise<object>> = {
  message: async () => messageForm,
  resume: async (send) => {
    const { content } = await send('/en/wms/dqgx/gangweiList', { postType: 1 });
    return { sayType: '3', postNo: content[0]?.postNo, fileNos: [await uploadFile(send)] };
  },
  report: async (send) => ({
    sayType: '1',
    reporterItems: ['1'],
    deptName: 'Warehouse',
    ifShow: 1,
    remark: 'What happened. '.repeat(40),
    fileNos: [await uploadFile(send)],
    challenge: await solvedForReport(send),
  }),
};

/** A report without a solved challenge is delayed. The search yields to the event loop at intervals. */
async function solvedForReport(send: SendRequest): Promise<string> {
  const { data } = await send('/en/site/challenge', { kind: 'report' });
  let number = 0;
  while (hash('sha256', `${data.salt}${number}`) !== data.challenge) {
    number += 1;
    if (number % 5000 === 0) await setImmediate();
  }
  return Buffer.from(JSON.stringify({ ...data, number })).toString('base64');
}

/** Fills in a form; returns a function that sends it. */
export async function filledIn(send: SendRequest, kind: FormKind): Promise<() => Promise<FormResponse>> {
  const form = { ...(await forms[kind](send)), idempotencyKey: randomBytes(24).toString('base64url') };
  return () => send('/en/wms/dqgx/submitReporter', form);
}

/** The response time of one form in milliseconds. */
export async function acknowledgedIn(url: string, kind: FormKind): Promise<number> {
  const submit = await filledIn(createSender(url), kind);
  const startedAt = performance.now();
  const { status } = await submit();
  if (status !== 200) throw new Error(`${kind}: ${status}`);
  return performance.now() - startedAt;
}

/** Enters a random receipt; returns the status. */
export async function enterWrongReceipt(url: string): Promise<number> {
  const digits = Array.from({ length: 16 }, () => randomInt(10)).join('');
  return (await createSender(url)('/en/site/submission', { receipt: digits })).status;
}
