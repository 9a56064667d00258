/** What visitors send, each from an address of its own, as behind the trusted proxy. */
import { randomBytes, randomInt } from 'node:crypto';

let visitors = 0;

/** Asks below `/gw-api` and answers the status and the body. */
export async function ask(url: string, address: string, body: object | FormData) {
  visitors += 1;
  const isForm = body instanceof FormData;
  const response = await fetch(`${url}/gw-api${address}`, {
    method: 'POST',
    headers: {
      'x-forwarded-for': `10.${(visitors >> 16) & 255}.${(visitors >> 8) & 255}.${visitors & 255}`,
      ...(!isForm && { 'content-type': 'application/json' }),
    },
    body: isForm ? body : JSON.stringify(body),
  });
  const answer: { data: { fileNo: string }; content: { postNo: string }[] } = JSON.parse(await response.text());
  return { status: response.status, ...answer };
}

async function fileNos(url: string): Promise<string[]> {
  const form = new FormData();
  form.set('file', new File(['%PDF-1.7\n', randomBytes(100_000).toString('hex')], 'bench.pdf'));
  return [(await ask(url, '/en/wms/dqgx/uploadFile', form)).data.fileNo];
}

export type FormKind = 'message' | 'resume' | 'report';

/** A form of each kind, filled in: what is uploaded before it is sent does not count. */
const forms: Record<FormKind, (url: string) => Promise<object>> = {
  message: async () => ({
    sayType: '2',
    reporterType: '1',
    reporter: 'Ivan Ivanov',
    reporterMobile: '+79123456789',
    email: 'i@example.com',
    remark: 'Please quote 500 t of calcined coke.',
  }),
  resume: async (url) => {
    const { content } = await ask(url, '/en/wms/dqgx/gangweiList', { postType: 1 });
    return { sayType: '3', postNo: content[0]?.postNo, fileNos: await fileNos(url) };
  },
  report: async (url) => ({
    sayType: '1',
    reporterItems: ['1'],
    deptName: 'Warehouse',
    ifShow: 1,
    remark: 'What happened. '.repeat(40),
    fileNos: await fileNos(url),
  }),
};

/** How long one form takes to be acknowledged, in milliseconds. */
export async function acknowledgedIn(url: string, kind: FormKind): Promise<number> {
  const form = { ...(await forms[kind](url)), idempotencyKey: randomBytes(24).toString('base64url') };
  const begun = performance.now();
  const { status } = await ask(url, '/en/wms/dqgx/submitReporter', form);
  if (status !== 200) throw new Error(`${kind}: ${status}`);
  return performance.now() - begun;
}

/** Enters a number that nobody has; answers the status. */
export async function enterWrongReceipt(url: string): Promise<number> {
  const digits = Array.from({ length: 16 }, () => randomInt(10)).join('');
  return (await ask(url, '/en/site/submission', { receipt: digits })).status;
}
