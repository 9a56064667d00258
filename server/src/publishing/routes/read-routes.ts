import { translatedLocales } from 'contract/console/content-items.ts';
import { type ContentKind, contentKindNames } from 'contract/console/content-kinds.ts';
import { mayUseContent } from 'contract/console/content-rights.ts';
import { searchContent } from 'contract/console/content-search.ts';
import { getContent, listContent, listTranslations } from 'contract/console/publishing.ts';
import { compareRevisions, listRevisions } from 'contract/console/revisions.ts';
import { listStaleTexts } from 'contract/console/stale-texts.ts';
import { HttpError } from '../../http/http-error.ts';
import { serveStaff, type SignedIn } from '../../http/serve.ts';
import type { PublishableKinds } from '../definition.ts';
import { withFilledTitles } from '../items/filled-titles.ts';
import { countGroups, countStates, countStatesByLocale, listItems } from '../lists/list.ts';
import { compareLeaves } from '../bodies/merge.ts';
import { namedAsIn } from '../bodies/moved-rows.ts';
import { readStoredBody } from '../bodies/read-body.ts';
import { findRevision, listRevisionRows } from '../items/revisions.ts';
import { findReadable, type PublishingContext, rejectReader } from './route-items.ts';
import { listAbilitiesOf, mayChange } from '../rules.ts';
import { searchItems } from '../lists/search.ts';
import { findStaleTexts } from '../lists/stale-texts.ts';
import { searchOf } from '../lists/title-search.ts';
import { toFoundItem, toContentItem, toRevision, toContentRow } from './view.ts';

function readableKinds(
  kinds: PublishableKinds,
  { permissions }: SignedIn,
  names: readonly ContentKind[],
): ContentKind[] {
  return names.filter((name) => mayUseContent(kinds[name].definition.lifecycle, 'read', permissions));
}

export const contentReadRoutes = [
  serveStaff(listContent, async ({ db, publishableKinds }: PublishingContext, input, { locale, signedIn }) => {
    const { kind: name, group, state, locale: of, text, sort, order, page, size } = input;
    const kind = publishableKinds[name];
    rejectReader(kind, signedIn);
    const { definition } = kind;
    const search = await searchOf(db, text);
    const filter = { kinds: [name], group, locale: of, search };
    const descending = order === undefined ? sort === 'updated' || sort === 'date' : order === 'descending';
    const [{ items, total }, counts, groups] = await Promise.all([
      listItems(db, { ...filter, state }, { sort, descending, locale }, { page, size }),
      countStates(db, filter),
      countGroups(db, { kinds: [name], search }),
    ]);
    return {
      content: await withFilledTitles(db, items.map(toContentRow)),
      totalElements: total,
      counts,
      groups,
      abilities: listAbilitiesOf(definition, signedIn.permissions),
    };
  }),

  serveStaff(listTranslations, async ({ db, publishableKinds }: PublishingContext, input, { locale, signedIn }) => {
    const { kind, state, locale: of, text, page, size } = input;
    const kinds = readableKinds(publishableKinds, signedIn, kind === undefined ? contentKindNames : [kind]);
    const filter = { kinds, locale: of, search: await searchOf(db, text) };
    const [{ items, total }, { counts, coverage }] = await Promise.all([
      listItems(db, { ...filter, state }, { sort: 'waiting', descending: false, locale }, { page, size }),
      countStatesByLocale(db, filter),
    ]);
    const content = await withFilledTitles(db, items.map(toContentRow));
    return { content, totalElements: total, counts, coverage };
  }),

  serveStaff(listStaleTexts, async ({ db, publishableKinds }: PublishingContext, { locale }, { signedIn }) => {
    const kinds = contentKindNames.filter((name) => {
      const { lifecycle } = publishableKinds[name].definition;
      return translatedLocales.some((translated) => mayChange(lifecycle, translated, signedIn.permissions));
    });
    const { texts, total } = await findStaleTexts(db, publishableKinds, { kinds, locale });
    return { content: await withFilledTitles(db, texts), totalElements: total };
  }),

  serveStaff(searchContent, async ({ db, publishableKinds }: PublishingContext, { text }, { signedIn }) => {
    const kinds = readableKinds(publishableKinds, signedIn, contentKindNames);
    const search = await searchOf(db, text);
    if (search === undefined) return { content: [], totalElements: 0 };
    const { rows, total } = await searchItems(db, { kinds, search });
    return { content: await withFilledTitles(db, rows.map(toFoundItem)), totalElements: total };
  }),

  serveStaff(getContent, async ({ db, publishableKinds }: PublishingContext, { kind: name, id }, { signedIn }) => {
    const kind = publishableKinds[name];
    return { data: toContentItem(kind, await findReadable(db, kind, id, signedIn), signedIn.permissions) };
  }),

  serveStaff(listRevisions, async ({ db, publishableKinds }: PublishingContext, input, { signedIn }) => {
    const { kind: name, id, page, size } = input;
    const item = await findReadable(db, publishableKinds[name], id, signedIn);
    const { rows, total } = await listRevisionRows(db, item, { offset: page * size, limit: size });
    return { content: rows.map((row) => toRevision(row, item)), totalElements: total };
  }),

  serveStaff(compareRevisions, async ({ db, publishableKinds }: PublishingContext, input, { signedIn }) => {
    const kind = publishableKinds[input.kind];
    const item = await findReadable(db, kind, input.id, signedIn);
    const [before, after] = await Promise.all([
      findRevision(db, item, input.before),
      findRevision(db, item, input.after),
    ]);
    if (before === undefined || after === undefined) throw new HttpError('notFound');
    const present = readStoredBody(kind.definition.body, after);
    return compareLeaves(namedAsIn(readStoredBody(kind.definition.body, before), present), present);
  }),
];
