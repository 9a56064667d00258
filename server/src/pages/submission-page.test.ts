/** The receipt page without JavaScript: each step is a posted form, and only the page has the receipt. */
import { words } from 'contract/words/words.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type RunningSite, runSite } from '../../test/running-site.ts';

let site: RunningSite;
beforeAll(async () => {
  site = await runSite();
});
afterAll(() => site.close());

const texts = words.en;

async function sendMessage(remark: string): Promise<string> {
  const { body } = await site.gateway('/en/wms/dqgx/submitReporter', {
    sayType: '2',
    reporterType: '2',
    reporter: '王建国',
    reporterMobile: '+86 138 0013 8000',
    email: 'buyer@example.com',
    remark,
  });
  return body.receipt ?? '';
}

async function post(fields: Record<string, string>, headers: Record<string, string> = {}) {
  const response = await fetch(`${site.url}/en/submission`, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin: site.url, 'content-type': 'application/x-www-form-urlencoded', ...headers },
    body: new URLSearchParams(fields).toString(),
  });
  return { status: response.status, headers: response.headers, html: await response.text() };
}

function hidden(html: string, name: string): string {
  return new RegExp(`<input[^>]*type="hidden"[^>]*name="${name}"[^>]*value="([^"]*)"`).exec(html)?.[1] ?? '';
}

/** Without the part that the browser renders, which repeats the same text. */
function visible(html: string): string {
  return html.replaceAll(/<script.*?<\/script>/gs, '');
}

it('opens a submission, saves a repeated entry once, and withdraws the submission', async () => {
  const receipt = await sendMessage('what was first sent');
  const opened = await post({ step: 'open', receipt: ` ${receipt.replaceAll('-', '　')} ` });
  expect(opened.status).toBe(200);
  expect(opened.headers.get('cache-control')).toBe('no-store');
  expect(opened.headers.get('referrer-policy')).toBe('no-referrer');
  expect(opened.html).toContain('<title>Beiyao Carbon</title>');
  expect(opened.html).not.toContain('what was first sent');
  const digits = receipt.replaceAll('-', '');
  expect(hidden(opened.html, 'receipt')).toBe(digits);
  expect(visible(opened.html).replaceAll(/<input[^>]*type="hidden"[^>]*>/g, '')).not.toContain(digits);

  const entry = {
    step: 'write',
    receipt: digits,
    text: 'one\r\ntwo <b>&amp;</b>',
    idempotencyKey: hidden(opened.html, 'idempotencyKey'),
  };
  await post(entry);
  const written = visible((await post(entry)).html);
  expect(written.split('one\ntwo &lt;b&gt;&amp;amp;&lt;/b&gt;')).toHaveLength(2);

  const requested = await post({ step: 'confirm', receipt: digits });
  expect(visible(requested.html)).toContain('copies in backups');
  expect((await post({ step: 'open', receipt: digits })).status, 'the question withdraws nothing').toBe(200);
  expect((await post({ step: 'withdraw', receipt: digits })).status).toBe(200);
  const withdrawn = await post({ step: 'open', receipt: digits });
  expect(withdrawn.status).toBe(404);
  expect(withdrawn.html).toContain(texts.errors.receiptUnknown);
  expect(visible(withdrawn.html)).toContain(`value="${digits}"`);
});

it('returns an invalid form with its input and the error', async () => {
  const receipt = await sendMessage('another');
  const short = await post({ step: 'open', receipt: '1234 "5678"' });
  expect(short.status).toBe(422);
  expect(short.html).toContain(texts.fieldErrors.receiptInvalid);
  expect(short.html).toContain('value="1234 &quot;5678&quot;"');

  const key = 'x'.repeat(32);
  const empty = await post({ step: 'write', receipt, text: ' \u3000', idempotencyKey: key });
  expect(empty.status).toBe(422);
  expect(empty.html).toContain(texts.fieldErrors.messageRequired);
  const long = await post({ step: 'write', receipt, text: '字'.repeat(10_001), idempotencyKey: key });
  expect(long.status).toBe(422);
  expect(long.html).toContain(texts.fieldErrors.tooLong);
  expect(visible(long.html)).toContain('字'.repeat(10_001));
  expect(hidden(long.html, 'idempotencyKey')).toBe(key);
  const invalidKey = await post({ step: 'write', receipt, text: 'text with an invalid key', idempotencyKey: 'short' });
  expect(invalidKey.status).toBe(422);
  expect(visible(invalidKey.html)).toContain('text with an invalid key');
});

it('rejects a form from another site', async () => {
  const receipt = await sendMessage('a third');
  expect((await post({ step: 'withdraw', receipt }, { origin: 'https://elsewhere.example' })).status).toBe(403);
  expect((await post({ step: 'open', receipt })).status).toBe(200);
});
