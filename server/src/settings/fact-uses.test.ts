/** Where content quotes facts, in drafts and on the site, and titles that quote them. */
import type { FactUse } from 'contract/console/fact-uses.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type RunningSite, runSite } from '../../test/running-site.ts';
import { type StaffClient, staffClient } from '../../test/staff-client.ts';

let site: RunningSite;
let editor: StaffClient;
beforeAll(async () => {
  site = await runSite();
  editor = await staffClient(site, 'editor');
});
afterAll(() => site.close());

const uses = async (): Promise<FactUse[]> => Object((await editor.get('fact-uses')).body).content;
const item = async (kind: string, id: string) => (await editor.get(`content/${kind}/${id}`)).body.data;
const languages = ({ quotations }: FactUse) => quotations.map(({ locale }) => locale).toSorted();

/** A text about the group whose summary quotes facts, with its uses of one of them. */
async function companyText(): Promise<{ id: string; ownUses: (fact: string) => Promise<FactUse[]> }> {
  const found = (await uses()).find(({ kind, field }) => kind === 'companyText' && field === 'summary');
  const id = found?.id ?? '';
  const ownUses = async (fact: string) =>
    (await uses()).filter((use) => use.kind === 'companyText' && use.id === id && use.fact === fact);
  return { id, ownUses };
}

it('finds every placeholder of the demonstration, with the words around it', async () => {
  const found = await uses();
  const { ownUses } = await companyText();
  const [summary] = (await ownUses('exportCountries')).filter(({ field }) => field === 'summary');
  expect(summary?.quotations.find(({ locale }) => locale === 'en')).toMatchObject({
    isLive: true,
    text: expect.stringMatching(/Has exported to more than\s\{exportCountries\}\scountries\./),
  });
  // A figure of a page that is a fact, in a block of a section.
  const figure = found.find(({ field, quotations }) =>
    quotations.some(({ text }) => field.startsWith('sections/') && text.endsWith('.value} {exportCountries.unit}')),
  );
  expect(figure).toMatchObject({ kind: 'composedPage', fact: 'exportCountries' });
  expect(figure && languages(figure)).toEqual(['cn', 'en', 'ru']);
  // Settings quote facts as well.
  expect(found.some(({ kind }) => kind === 'companyDetails')).toBe(true);
});

it('tells a quotation of a draft from one that visitors read', async () => {
  const { id, ownUses } = await companyText();
  const { version, body } = await item('companyText', id);
  const summary = { cn: '样本 {mapCountries}', en: 'Sample {mapCountries}', ru: body.summary?.['ru'] ?? '' };
  const saved = await editor.post(`content/companyText/${id}/save`, { version, body: { ...body, summary } });
  expect(saved.status).toBe(200);
  const inSummary = async (fact: string) =>
    (await ownUses(fact)).find(({ field }) => field === 'summary')?.quotations ?? [];
  expect(await inSummary('mapCountries')).toEqual([
    { locale: 'cn', text: '样本 {mapCountries}', isLive: false },
    { locale: 'en', text: 'Sample {mapCountries}', isLive: false },
  ]);
  // The site still has the older texts.
  expect((await inSummary('exportCountries')).map(({ locale, isLive }) => [locale, isLive]).toSorted()).toEqual([
    ['cn', true],
    ['en', true],
    ['ru', true],
  ]);
  await editor.post(`content/companyText/${id}/publish`, { version: version + 1, locales: ['en'] });
  expect((await inSummary('mapCountries')).map(({ locale, isLive }) => [locale, isLive])).toEqual([
    ['cn', false],
    ['en', true],
  ]);
  expect((await inSummary('exportCountries')).map(({ locale }) => locale).toSorted()).toEqual(['cn', 'ru']);
});

it('shows titles with their facts in lists, searches and the audit log', async () => {
  const { id } = await companyText();
  const { body } = await editor.get('content/companyText?size=50');
  expect(body.content.find((row) => row.id === id)?.titles).toMatchObject({ cn: '样本 24', en: 'Sample 24' });
  expect(JSON.stringify(body.content.map(({ titles }) => titles))).not.toMatch(/\{[a-z]\w+\}/i);
  const search = (await editor.get('content-search?text=Sample')).body.content;
  expect(search.find((row) => row.kind === 'companyText')?.titles.en).toBe('Sample 24');
  const auditor = await staffClient(site, 'auditor');
  const { body: log } = await auditor.get(`audit/entries?objectKind=companyText&objectId=${id}&size=1`);
  expect(Object(log.content[0]).object.title).toBe('样本 24');
});

it('leaves out what the caller may not read', async () => {
  const { db } = site.context;
  await db
    .insertInto('role')
    .values({
      key: 'writer',
      name: JSON.stringify({ cn: '写', en: 'Writer', ru: 'Автор' }),
      permissions: ['content:article:edit'],
    })
    .execute();
  const writer = await staffClient(site, 'writer');
  const found: FactUse[] = Object((await writer.get('fact-uses')).body).content;
  expect(found.length).toBeGreaterThan(5);
  expect(found.filter(({ kind }) => kind === 'companyDetails' || kind === 'businessScopes')).toEqual([]);
});
