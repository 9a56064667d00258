import { blockProblem } from 'contract/blocks.ts';
import { consentSentence } from 'contract/submissions/consent.ts';
import { type BodyOf, contentKinds } from 'contract/console/content-kinds.ts';
import type { PublishingProblem } from 'contract/console/content-items.ts';
import { isPageName, pages } from 'contract/urls/paths.ts';
import type { Locale } from 'contract/locales.ts';
import type { Localized } from 'contract/localized.ts';
import { definePublishing, type PublishedItem, rejectNewItem } from '../publishing/definition.ts';
import { withoutItem } from '../publishing/public-table.ts';
import type { Database } from '../database/open.ts';

type Body = BodyOf<'composedPage'>;

const json = JSON.stringify;

/** Pages whose text visitors consent to. */
const legalPages = ['privacy'];

/** Without its optional parameters; recruitment has a page for each type. */
function pathsOf({ id }: { id: string }): string[] {
  if (!isPageName(id)) return [];
  return [pages[id].pattern.replace(/\/:\w+\?$/, '').replace(/:id$/, '1')];
}

function problemsOf({ sections }: Body, locale: Locale | null): PublishingProblem[] {
  if (locale !== null) return [];
  const hasProblem = sections.some(({ blocks }) => blocks.some((block) => blockProblem(block) !== undefined));
  return hasProblem ? [{ field: 'sections', locale: null, code: 'invalidFormat' }] : [];
}

function problemsOfLegalPage(body: BodyOf<'legalPage'>, locale: Locale | null): PublishingProblem[] {
  const text = locale === null ? undefined : body.consent?.[locale];
  const hasProblem = text !== undefined && consentSentence(text) === undefined;
  return [
    ...problemsOf(body, locale),
    ...(hasProblem ? [{ field: 'consent', locale, code: 'consentLinkMissing' as const }] : []),
  ];
}

async function project(
  db: Database,
  { id, body }: PublishedItem<Body & { consent?: Localized | null }>,
): Promise<void> {
  const row = {
    version: body.version,
    title: json(body.title),
    lead: json(body.lead),
    picture: body.picture,
    sections: json(body.sections),
    consent: body.consent ? json(body.consent) : null,
  };
  await db
    .insertInto('composedPage')
    .values({ name: id, ...row })
    .onConflict((conflict) => conflict.column('name').doUpdateSet(row))
    .execute();
}

async function remove(db: Database, id: string): Promise<void> {
  await db.deleteFrom('composedPage').where('name', '=', id).execute();
}

async function existingRows(db: Database, kind: 'composedPage' | 'legalPage') {
  const rows = await db
    .selectFrom('composedPage')
    .selectAll()
    .where('name', kind === 'legalPage' ? 'in' : 'not in', legalPages)
    .where(withoutItem(kind, 'composedPage.name'))
    .execute();
  return rows.map(({ name, ...body }) => ({ id: name, body }));
}

const described = { newId: rejectNewItem, pathsOf, problemsOf, project, remove };

export const composedPagePublishing = definePublishing('composedPage', contentKinds.composedPage.body, {
  ...described,
  existingRows: (db) => existingRows(db, 'composedPage'),
});

export const legalPagePublishing = definePublishing('legalPage', contentKinds.legalPage.body, {
  ...described,
  problemsOf: problemsOfLegalPage,
  existingRows: (db) => existingRows(db, 'legalPage'),
});

export function isLegalPage(name: string): boolean {
  return legalPages.includes(name);
}
