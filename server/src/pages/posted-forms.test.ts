import { type Locale, localeNames } from 'contract/locales.ts';
import { words } from 'contract/words/words.ts';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { openedSubmissions } from '../../test/opened-submissions.ts';
import { type RunningSite, runSite } from '../../test/running-site.ts';
import { watchPages } from '../../test/watch-pages.ts';

let site: RunningSite;
beforeAll(async () => {
  site = await runSite({ perTenMinutes: { message: 20, resume: 99_999 } });
});
beforeEach(async () => {
  for (const table of ['submission', 'rateLimit'] as const) await site.context.db.deleteFrom(table).execute();
});
afterAll(() => site.close());

async function fetchForm(locale: Locale = 'en') {
  const response = await fetch(`${site.url}/${locale}/message`);
  return { headers: response.headers, html: await response.text() };
}

/** What a browser would post: the page's hidden fields and the ticked box. */
async function filledForm(locale: Locale = 'en'): Promise<Record<string, string>> {
  const { html } = await fetchForm(locale);
  const value = (name: string) =>
    new RegExp(`<input[^>]*name="${name}"[^>]*>`).exec(html)?.[0].match(/value="([^"]*)"/)?.[1] ?? '';
  return {
    reporterType: '2',
    reporter: '王建国',
    reporterMobile: '+86 138 0013 8000',
    email: 'buyer@example.com',
    remark: 'First line\r\nsecond "line" <b>&amp;</b>',
    website: '',
    challenge: '',
    consentVersion: value('consentVersion'),
    idempotencyKey: value('idempotencyKey'),
    // As if the visitor had written for a minute.
    startedAt: new Date(new Date(value('startedAt')).getTime() - 60_000).toISOString(),
  };
}

type Posted = { locale?: Locale; headers?: Record<string, string>; query?: string };

async function post(fields: Record<string, string> | string, { locale = 'en', headers = {}, query = '' }: Posted = {}) {
  const response = await fetch(`${site.url}/${locale}/message${query}`, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin: site.url, 'content-type': 'application/x-www-form-urlencoded', ...headers },
    body: new URLSearchParams(fields).toString(),
  });
  return { status: response.status, headers: response.headers, html: await response.text() };
}

const saved = () => openedSubmissions(site.context);

function receiptIn(html: string): string {
  const [receipt] = /\d{4}-\d{4}-\d{4}-\d{4}/.exec(html) ?? [];
  if (receipt === undefined) throw new Error('The page shows no receipt');
  return receipt;
}

/** The text without the part that only the browser renders. */
function visibleText(html: string): string {
  return html.replaceAll(/<script.*?<\/script>/gs, '').replaceAll('\u00A0', ' ');
}

it('renders the page for each visitor with its own idempotency key, and caches it nowhere', async () => {
  const pages = [await fetchForm(), await fetchForm(), await fetchForm()];
  expect(new Set(pages.map(({ html }) => /name="idempotencyKey" value="([^"]+)"/.exec(html)?.[1])).size).toBe(3);
  for (const { headers, html } of pages) {
    expect(headers.get('cache-control')).toBe('no-store');
    expect(html).toContain('<meta name="robots" content="noindex">');
  }
});

describe.each(localeNames)('a message posted in %s', (locale) => {
  it('is saved, and the response has the receipt, which appears in no header and no cache', async () => {
    const pages = watchPages(site.context);
    const fields = await filledForm(locale);
    const { status, headers, html } = await post(fields, { locale });
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(html).toContain(words[locale].submitted);
    const receipt = receiptIn(html);
    expect([...headers.values()].join('\n')).not.toContain(receipt);
    await fetchForm(locale);
    expect(pages.cached()).not.toContain(receipt);
    const { reporterType, reporter, reporterMobile, email } = fields;
    expect(await saved()).toMatchObject([
      {
        kind: 'message',
        locale,
        fields: { reporterType, reporter, reporterMobile, email, remark: 'First line\nsecond "line" <b>&amp;</b>' },
        consentVersion: fields['consentVersion'],
        suspicions: ['noChallenge'],
      },
    ]);
  });

  it('is returned with its input and an error at each invalid field', async () => {
    const fields = await filledForm(locale);
    const invalid = { ...fields, reporter: ' 王 ', reporterMobile: '12', email: 'x@', consentVersion: '' };
    const { status, headers, html } = await post(invalid, { locale });
    expect(status).toBe(422);
    expect(headers.get('cache-control')).toBe('no-store');
    const errors = words[locale].fieldErrors;
    for (const sentence of [errors.nameLength, errors.phoneInvalid, errors.mailInvalid, errors.consentRequired])
      expect(html).toContain(sentence);
    expect(html).not.toContain(errors.messageRequired);
    expect(html).toContain('value=" 王 "');
    expect(html).toContain('value="x@"');
    expect(html).toContain('second &quot;line&quot; &lt;b&gt;&amp;amp;&lt;/b&gt;</textarea>');
    expect(html).toMatch(/<option value="2" selected="">/);
    expect(html).toContain(`name="idempotencyKey" value="${fields['idempotencyKey']}"`);
    expect(await saved()).toEqual([]);
  });
});

it('keeps the details of an inquiry at an error, and saves and repeats them', async () => {
  const query = '?about=P-1';
  const page = await (await fetch(`${site.url}/ru/message${query}`)).text();
  expect(page).toContain(`action="/ru/message${query}"`);
  const details = {
    quantity: '1 250,5',
    unit: 'wagon',
    deliveryTerm: 'DAP',
    deliveryPlace: '',
    deliveryDate: '2020-01-02',
  };
  const fields = { ...(await filledForm('ru')), ...details };
  const invalid = await post({ ...fields, quantity: '1,250' }, { locale: 'ru', query });
  expect(invalid.status).toBe(422);
  expect(invalid.html).toContain(words.ru.fieldErrors.quantityInvalid);
  const past = await post(fields, { locale: 'ru', query });
  expect(past.status).toBe(422);
  expect(past.html).toContain(words.ru.fieldErrors.dateInPast);
  expect(past.html).toContain('value="1 250,5"');
  expect(past.html).toMatch(/<option value="DAP" selected="">/);
  expect(past.html).toMatch(/<option value="wagon" selected="">/);
  const { status, html } = await post({ ...fields, deliveryDate: '2099-01-02' }, { locale: 'ru', query });
  expect(status).toBe(200);
  const lines = [
    'Количество: 1250,5 × вагон',
    'Условия поставки: DAP (Инкотермс 2020)',
    'Срок поставки: до 02.01.2099',
  ];
  expect(visibleText(html)).toContain(lines.join('\n'));
  expect(await saved()).toMatchObject([
    { fields: { quantity: '1250.5', unit: 'wagon', deliveryTerm: 'DAP', deliveryDate: '2099-01-02' } },
  ]);
});

it('remains the form of an inquiry if the server could not read what was posted', async () => {
  const { status, html } = await post('x', { query: '?about=P-1', headers: { 'content-type': 'text/plain' } });
  expect(status).toBe(415);
  expect(html).toContain('Enquiry: P-1');
  expect(html).toContain(words.en.errors.unsupportedMediaType);
  expect(html).toContain('name="deliveryTerm"');
});

describe('the file of an inquiry', () => {
  const query = '?about=P-1';
  const pdf = new Blob(['%PDF-1.7\n1 0 obj << /Type /Catalog >> endobj\n%%EOF\n']);

  async function postForm(fields: Record<string, string>, file?: File, page = '/en/message') {
    const body = new FormData();
    // As in the page: the file stands between the fields.
    const { consentVersion = '', ...before } = fields;
    for (const [name, value] of Object.entries(before)) body.set(name, value);
    body.set('file', file ?? new File([], ''));
    body.set('consentVersion', consentVersion);
    const response = await fetch(`${site.url}${page}${query}`, {
      method: 'POST',
      headers: { origin: site.url },
      body,
    });
    return { status: response.status, html: await response.text() };
  }

  const unclaimed = () => site.context.db.selectFrom('upload').selectAll().execute();
  const claimed = () => site.context.db.selectFrom('submissionFile').selectAll().execute();
  const tokenIn = (html: string) =>
    /<input[^>]*name="fileNo"[^>]*>/.exec(html)?.[0].match(/checked="" value="([\w-]{43})"/)?.[1];

  afterEach(async () => {
    for (const table of ['upload', 'submissionFile'] as const) await site.context.db.deleteFrom(table).execute();
  });

  it('is sent by the form without scripts, and named in the confirmation', async () => {
    const page = await (await fetch(`${site.url}/en/message${query}`)).text();
    expect(page).toMatch(/enctype="multipart\/form-data"/i);
    expect(page).toMatch(/<input[^>]*type="file"[^>]*name="file"/);
    const file = new File([pdf], '规格书 2026.pdf');
    const { status, html } = await postForm({ ...(await filledForm()), quantity: '20', unit: 't' }, file);
    expect(status).toBe(200);
    expect(html).toContain('Attachment: 规格书 2026.pdf');
    const [message] = await saved();
    expect(message).toMatchObject({ fields: { quantity: '20', fileNos: [expect.stringMatching(/^[\w-]{43}$/)] } });
    expect([await claimed(), await unclaimed()]).toMatchObject([[{ position: 0 }], []]);
  });

  it('is sent once if another field is wrong', async () => {
    const fields = await filledForm();
    const wrong = await postForm({ ...fields, email: 'x@' }, new File([pdf], 'sheet.pdf'));
    expect(wrong.status).toBe(422);
    const fileNo = tokenIn(wrong.html) ?? '';
    expect(wrong.html).toContain('sheet.pdf');
    expect(await unclaimed()).toHaveLength(1);
    const { status } = await postForm({ ...fields, fileNo, fileName: 'sheet.pdf' });
    expect(status).toBe(200);
    expect(await saved()).toMatchObject([{ fields: { fileNos: [fileNo] } }]);
    expect([(await claimed()).length, await unclaimed()]).toEqual([1, []]);
  });

  it.each([
    ['another type than its name', new File(['MZ this program'], 'a.pdf'), words.en.errors.uploadTypeDiffers],
    ['a forbidden extension', new File([pdf], 'a.exe'), words.en.errors.uploadTypeRefused],
    ['a type that an inquiry does not take', new File(['text'], 'a.txt'), words.en.fieldErrors.filesRefused],
    ['no content', new File([], 'a.pdf'), words.en.errors.uploadEmpty],
    [
      'a few MB, and is a program',
      new File([new Uint8Array(6_000_000).fill(7)], 'a.pdf'),
      words.en.errors.uploadTypeDiffers,
    ],
  ])('is rejected at its field, and the rest is kept, if it has %s', async (_name, file, error) => {
    const fields = await filledForm();
    const { status, html } = await postForm(fields, file);
    expect(status).toBe(422);
    expect(html).toContain(error);
    expect(html).toMatch(/<input[^>]*aria-invalid="true"[^>]*type="file"/);
    expect(html).toContain('value="王建国"');
    expect(html).toContain(`name="idempotencyKey" value="${fields['idempotencyKey']}"`);
    expect(/<input[^>]*name="consentVersion"[^>]*>/.exec(html)?.[0]).toContain('checked=""');
    expect(tokenIn(html)).toBeUndefined();
    expect([await saved(), await claimed()]).toEqual([[], []]);
  });

  it('is rejected above 50 MB, and what was typed before it is kept', async () => {
    const file = new File([pdf, new Uint8Array(50 * 1024 * 1024)], 'a.pdf');
    const { status, html } = await postForm(await filledForm(), file);
    expect(status).toBe(422);
    expect(html).toContain(words.en.errors.uploadTooLarge);
    expect(html).toContain('value="王建国"');
    expect([await saved(), await unclaimed()]).toEqual([[], []]);
  });

  it('must be chosen again if its token is unknown', async () => {
    const { status, html } = await postForm({ ...(await filledForm()), fileNo: 'x'.repeat(43), fileName: 'a.pdf' });
    expect(status).toBe(422);
    expect(html).toContain(words.en.fieldErrors.filesExpired);
    expect(tokenIn(html)).toBeUndefined();
  });

  it('cannot be sent with a report, whose files must lose their metadata first', async () => {
    const { status, html } = await postForm({}, new File([pdf], 'a.pdf'), '/en/report');
    expect([status, html.includes(words.en.errors.unsupportedMediaType)]).toEqual([415, true]);
    expect(await unclaimed()).toEqual([]);
  });

  it.each([
    [
      'without its last boundary',
      '--x\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-1.7',
      400,
    ],
    [
      'with fields of two megabytes',
      `--x\r\nContent-Disposition: form-data; name="remark"\r\n\r\n${'x'.repeat(2_000_000)}\r\n--x--\r\n`,
      413,
    ],
    [
      'with a hundred fields',
      `${'--x\r\nContent-Disposition: form-data; name="a"\r\n\r\nb\r\n'.repeat(100)}--x--\r\n`,
      400,
    ],
  ])('leaves nothing of a body %s', async (_name, body, expected) => {
    const response = await fetch(`${site.url}/en/message${query}`, {
      method: 'POST',
      headers: { origin: site.url, 'content-type': 'multipart/form-data; boundary=x' },
      body,
    });
    expect([response.status, (await response.text()).includes('<form')]).toEqual([expected, true]);
    expect([await unclaimed(), await saved()]).toEqual([[], []]);
  });

  it('counts against the megabytes of an address', async () => {
    await postForm({ ...(await filledForm()), email: 'x@' }, new File([pdf, new Uint8Array(300_000)], 'a.pdf'));
    const counters = await site.context.db.selectFrom('rateLimit').selectAll().execute();
    expect(counters.map(({ points }) => points)).toEqual([294]);
  });
});

it('saves a message that is sent twice once, with one receipt', async () => {
  const fields = await filledForm();
  const [first, second] = await Promise.all([post(fields), post(fields)]);
  expect(receiptIn(first.html)).toBe(receiptIn(second.html));
  expect(await saved()).toHaveLength(1);
});

it('returns the form with its input if the database fails', async () => {
  const fields = await filledForm();
  const { db } = site.context;
  await sql`alter table submission rename to away`.execute(db);
  const { status, headers, html } = await post(fields);
  await sql`alter table away rename to submission`.execute(db);
  expect(status).toBe(500);
  expect(headers.get('cache-control')).toBe('no-store');
  expect(html).toContain(words.en.errors.unexpected);
  expect(html).toContain('second &quot;line&quot; &lt;b&gt;&amp;amp;&lt;/b&gt;</textarea>');
  expect(html).toContain('value="王建国"');
  expect(html).toContain(`name="idempotencyKey" value="${fields['idempotencyKey']}"`);
  expect((await post(fields)).status).toBe(200);
  expect(await saved()).toHaveLength(1);
});

it('focuses the consent box if it is the only invalid field', async () => {
  const { html } = await post({ ...(await filledForm()), consentVersion: '' });
  expect(/<input[^>]*name="consentVersion"[^>]*>/.exec(html)?.[0]).toContain('autofocus=""');
});

describe('the reply promise', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  it.each([
    ['cn', '2026-11-20T09:00', '我们将在2小时内答复您。'],
    ['en', '2026-11-20T09:00', 'We will answer you within 2 hours.'],
    ['ru', '2026-11-20T09:00', 'Мы ответим в течение 2 часов.'],
    ['cn', '2026-11-21T12:00', '我们将于北京时间周一10:30前答复您。'],
    ['en', '2026-11-21T12:00', 'We will answer you by 10:30 on Monday, Beijing time.'],
    ['ru', '2026-11-21T12:00', 'Мы ответим в понедельник до 10:30 по пекинскому времени.'],
  ] as const)('appears before and after sending: %s, %s', async (locale, at, sentence) => {
    vi.useFakeTimers({ toFake: ['Date'] });
    vi.setSystemTime(`${at}+08:00`);
    const before = visibleText((await fetchForm(locale)).html);
    const after = visibleText((await post(await filledForm(locale), { locale })).html);
    expect(before).toContain(sentence);
    expect(after).toContain(sentence);
  });

  it('is computed for each request', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    vi.setSystemTime('2026-11-20T09:00+08:00');
    expect(visibleText((await fetchForm()).html)).toContain('within 2 hours');
    vi.setSystemTime('2026-11-20T17:15+08:00');
    expect(visibleText((await fetchForm()).html)).toContain('by 10:15 on Monday');
  });
});

it('saves a message with a filled honeypot field and marks it', async () => {
  const response = await post({ ...(await filledForm()), website: 'https://spam.example' });
  expect(response.status).toBe(200);
  expect(await saved()).toMatchObject([{ suspicions: ['honeypot', 'noChallenge'] }]);
});

it('returns the form with its input above the limit, and says when to try again', async () => {
  const fields = await filledForm();
  for (let times = 0; times < 4; times += 1) await post({ ...fields, remark: `message ${times}` });
  const { status, headers, html } = await post(fields);
  expect(status).toBe(429);
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(500);
  expect(html).toContain(words.en.errors.tooManyRequests);
  expect(html).toMatch(/send again in 1[01]\u00A0minutes/);
  expect(html).toContain('second &quot;line&quot;');
});

describe('a posted form that does not come from the site’s form', () => {
  it.each([
    ['from another site', { origin: 'https://evil.example' }],
    ['without an origin', { origin: '' }],
    ['from another site by Sec-Fetch-Site', { 'sec-fetch-site': 'cross-site' }],
  ])('is rejected %s', async (_name, headers) => {
    const { status, html } = await post(await filledForm(), { headers });
    expect(status).toBe(403);
    expect(html).toContain(words.en.errors.forbidden);
    expect(await saved()).toEqual([]);
  });

  it('is rejected with an HTML page if it is too large or has another media type', async () => {
    const large = await post({ ...(await filledForm()), remark: 'x'.repeat(1_100_000) });
    expect({ status: large.status, hasMessage: large.html.includes(words.en.errors.payloadTooLarge) }).toEqual({
      status: 413,
      hasMessage: true,
    });
    for (const [type, expected] of [
      ['application/json', 415],
      ['multipart/form-data', 400],
      ['text/plain', 415],
    ] as const) {
      const { status, headers, html } = await post('x', { headers: { 'content-type': type } });
      expect({ type, status, as: headers.get('content-type') }).toEqual({
        type,
        status: expected,
        as: 'text/html; charset=utf-8',
      });
      expect(html).toContain('<form');
    }
  });

  it.each([
    ['nothing', ''],
    ['a NUL', 'reporter=a%00b'],
    ['no UTF-8', 'reporter=%ff%fe&remark=%f0%9f'],
    ['no escape', 'reporter=%zz&%'],
    ['prototype keys', '__proto__=x&constructor=y&toString=z'],
    ['every field twice', 'reporter=a&reporter=b&remark=c&remark=d'],
    ['40,000 fields', 'x=1&'.repeat(40_000)],
    ['a right-to-left override', 'reporter=%E2%80%AEabc&remark=%E2%80%AE%E2%80%AE'],
  ])('gets 422 and the form: %s', async (_name, body) => {
    const { status, html } = await post(body);
    expect(status).toBe(422);
    expect(html).toContain(words.en.fieldErrors.messageRequired.slice(0, 6));
    expect(await saved()).toEqual([]);
  });

  it('is rejected at the field that contains a NUL', async () => {
    const { status, html } = await post({ ...(await filledForm()), remark: 'a\0b' });
    expect(status).toBe(422);
    expect(html).toContain(words.en.fieldErrors.invalidText);
  });

  it('cannot inject a script through a field', async () => {
    const seeded = '"><script>alert(1)</script>';
    const fields = await filledForm();
    const names = Object.keys(fields);
    const { html } = await post(Object.fromEntries(names.map((name) => [name, seeded])));
    expect(html).not.toContain('<script>alert');
    const about = await (
      await fetch(`${site.url}/en/message?about=${encodeURIComponent(seeded)}&error=${encodeURIComponent(seeded)}`)
    ).text();
    expect(about).not.toContain('<script>alert');
  });
});

it('is rejected by the gateway, which accepts JSON only', async () => {
  const response = await fetch(`${site.url}/gw-api/en/wms/dqgx/submitReporter`, {
    method: 'POST',
    headers: { origin: site.url },
    body: new URLSearchParams(await filledForm()),
  });
  expect(response.status).toBe(415);
});
