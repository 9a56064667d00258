import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { type Locale, localeNames } from 'contract/locales.ts';
import { openWith } from 'contract/sealing/sealed-report.ts';
import { words } from 'contract/words/words.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type RunningSite, runSite } from '../../test/running-site.ts';
import { watchPages } from '../../test/watch-pages.ts';
import { addReportKey } from '../submissions/report-keys/store.ts';

const keyFolder = mkdtempSync(path.join(os.tmpdir(), 'report-page-'));
const keyFile = path.join(keyFolder, 'recovery.agekey');

let site: RunningSite;
let officer: string;
beforeAll(async () => {
  site = await runSite({ blockingRecoveryKeyFile: keyFile });
  officer = await generateX25519Identity();
  const recipient = await identityToRecipient(officer);
  await addReportKey(site.context.db, site.context.secret, { name: 'officer', role: 'officer', recipient });
});
beforeEach(async () => {
  await site.context.db.deleteFrom('rateLimit').execute();
  await site.context.db.deleteFrom('report').execute();
});
afterAll(async () => {
  await site.close();
  rmSync(keyFolder, { recursive: true });
});

type Fields = Record<string, string | string[]>;

async function fetchForm(locale: Locale) {
  const response = await fetch(`${site.url}/${locale}/report`);
  return { headers: response.headers, html: await response.text() };
}

/** What a browser would post: the page's hidden fields and the ticked box. */
async function filledForm(locale: Locale): Promise<Fields> {
  const { html } = await fetchForm(locale);
  const value = (name: string) =>
    new RegExp(`<input[^>]*name="${name}"[^>]*>`).exec(html)?.[0].match(/value="([^"]*)"/)?.[1] ?? '';
  return {
    reporterItems: ['2', '5'],
    deptName: '二厂 "地磅"',
    reportered: '',
    ifShow: '0',
    reporter: '王小明',
    reporterMobile: '13900139000',
    remark: 'First line\r\n<b>second</b>',
    website: '',
    challenge: '',
    consentVersion: value('consentVersion'),
    idempotencyKey: value('idempotencyKey'),
    startedAt: value('startedAt'),
  };
}

/** Posts as a browser does from a page without a referrer, which also hides the origin. */
async function post(locale: Locale, fields: Fields, to = site) {
  const body = new URLSearchParams();
  for (const [name, value] of Object.entries(fields)) for (const one of [value].flat()) body.append(name, one);
  const response = await fetch(`${to.url}/${locale}/report`, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin: 'null', 'sec-fetch-site': 'same-origin' },
    body,
  });
  return { status: response.status, headers: response.headers, html: await response.text() };
}

function expectPrivateHeaders(headers: Headers): void {
  expect(headers.get('cache-control')).toBe('no-store');
  expect(headers.get('referrer-policy')).toBe('no-referrer');
}

describe.each(localeNames)('the page of reports in %s', (locale) => {
  it('does not mention reports in its head, and is never cached', async () => {
    const { headers, html } = await fetchForm(locale);
    expectPrivateHeaders(headers);
    const head = html.slice(0, html.indexOf('</head>'));
    const company = { cn: '北曜碳业集团', en: 'Beiyao Carbon', ru: 'Бэйяо Карбон' }[locale];
    expect(head).toContain(`<title>${company}</title>`);
    expect(head).toContain('<meta name="referrer" content="no-referrer">');
    expect(head).toContain('<meta name="robots" content="noindex">');
    expect(head).not.toMatch(/举报|监督|misconduct|supervision|нарушени|надзор/i);
    const [first, second] = await Promise.all([filledForm(locale), filledForm(locale)]);
    expect(first['idempotencyKey']).not.toBe(second['idempotencyKey']);
  });

  it('seals a report and returns its receipt, which appears in no header and no cache', async () => {
    const pages = watchPages(site.context);
    const fields = await filledForm(locale);
    const { status, headers, html } = await post(locale, fields);
    expect(status).toBe(200);
    expectPrivateHeaders(headers);
    expect(html).toContain(words[locale].submitted);
    const [receipt = 'none'] = /\d{4}-\d{4}-\d{4}-\d{4}/.exec(html) ?? [];
    expect(receipt).not.toBe('none');
    expect([...headers.values()].join('\n')).not.toContain(receipt);
    const again = await post(locale, fields);
    expect(again.status).toBe(200);
    expect(again.html).toContain(receipt);
    await fetchForm(locale);
    expect(pages.cached()).toContain('/report');
    expect(pages.cached()).not.toContain(receipt);
    const [row, ...others] = await site.context.db.selectFrom('report').selectAll().execute();
    expect(others).toEqual([]);
    if (row === undefined) throw new Error('No report was saved');
    expect(await openWith(officer, row.sealed)).toMatchObject({
      reporterType: '1',
      reporterItems: ['2', '5'],
      deptName: '二厂 "地磅"',
      ifShow: 0,
      remark: 'First line\n<b>second</b>',
    });
    expect(await openWith(officer, row.sealedIdentity)).toMatchObject({
      reporter: '王小明',
      reporterMobile: '13900139000',
    });
  });

  it('returns an invalid report with its input and an error at each field', async () => {
    const fields = await filledForm(locale);
    const invalid = { ...fields, reporterItems: [], reporterMobile: ' ', consentVersion: '' };
    const { status, headers, html } = await post(locale, invalid);
    expect(status).toBe(422);
    expectPrivateHeaders(headers);
    const errors = words[locale].fieldErrors;
    for (const sentence of [errors.reportItemsRequired, errors.contactRequired, errors.consentRequired])
      expect(html).toContain(sentence);
    expect(html).not.toContain(errors.deptNameRequired);
    expect(html).toContain('value="二厂 &quot;地磅&quot;"');
    expect(html).toContain('&lt;b&gt;second&lt;/b&gt;</textarea>');
    expect(html).toContain(`name="idempotencyKey" value="${String(fields['idempotencyKey'])}"`);
    expect(await site.context.db.selectFrom('report').select('id').execute()).toEqual([]);
  });
});

it('returns the form with its input if the database fails', async () => {
  const fields = await filledForm('en');
  const { db } = site.context;
  await sql`alter table report rename to away`.execute(db);
  const { status, headers, html } = await post('en', fields);
  await sql`alter table away rename to report`.execute(db);
  expect(status).toBe(500);
  expectPrivateHeaders(headers);
  expect(html).toContain(words.en.errors.unexpected);
  expect(html).toContain('value="二厂 &quot;地磅&quot;"');
  expect(html).toContain('&lt;b&gt;second&lt;/b&gt;</textarea>');
  expect(html).toMatch(/<input[^>]*name="reporterItems"[^>]*checked=""[^>]*value="5"/);
  expect(html).toContain(`name="idempotencyKey" value="${String(fields['idempotencyKey'])}"`);
});

it('focuses the consent box if it is the only invalid field', async () => {
  const { html } = await post('en', { ...(await filledForm('en')), consentVersion: '' });
  expect(/<input[^>]*name="consentVersion"[^>]*>/.exec(html)?.[0]).toContain('autofocus=""');
});

it('requires no contact for an anonymous report', async () => {
  const fields = { ...(await filledForm('en')), ifShow: '1', reporter: '', reporterMobile: '' };
  expect((await post('en', fields)).status).toBe(200);
});

it('accepts five reports an hour from one IP address, then responds with 429', async () => {
  const own = await runSite();
  try {
    const recipient = await identityToRecipient(officer);
    await addReportKey(own.context.db, own.context.secret, { name: 'officer', role: 'officer', recipient });
    const statuses: number[] = [];
    for (let index = 0; index < 6; index += 1)
      statuses.push((await post('cn', { ...(await filledForm('cn')), remark: `${index}` }, own)).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  } finally {
    await own.close();
  }
});

it('shows the mail address instead of the form while the recovery key is on the production server', async () => {
  writeFileSync(keyFile, officer);
  for (const locale of localeNames) {
    const { html } = await fetchForm(locale);
    expect(html).not.toMatch(/<form[^>]*method="post"/);
    expect(html).toContain('mailto:report@example.com');
  }
  rmSync(keyFile);
  expect((await fetchForm('cn')).html).toMatch(/<form[^>]*method="post"/);
});
