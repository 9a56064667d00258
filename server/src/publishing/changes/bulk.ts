/** The same change of many items. An item that cannot be changed is left as it is, and the others are changed. */
import { type BulkAction, bulkActionApplies, type BulkResult } from 'contract/console/bulk-changes.ts';
import { type Locale, localeNames } from 'contract/locales.ts';
import type { Database } from '../../database/open.ts';
import { HttpError } from '../../http/http-error.ts';
import type { Publishable } from '../definition.ts';
import { fieldOfLeaf } from '../bodies/leaves.ts';
import { projectItem } from './project.ts';
import type { PublicationTimes } from './publication-times.ts';
import { publishItem, undoItemWithdrawal, withdrawItem } from './publish.ts';
import { inSavepoint } from '../items/savepoint.ts';
import { findItem, lockItem, type StoredItem, updateItem, updateLanguage } from '../items/store.ts';
import { type ChangedItem, changedItemOf, hashOfStates } from './undo-token.ts';
import { titlesOf } from '../items/filled-titles.ts';
import { shownLanguage } from '../items/shown-language.ts';

type Problem = NonNullable<BulkResult['problem']>;

export type BulkChange = {
  action: BulkAction;
  items: readonly { id: string; version: number }[];
  locales: readonly Locale[];
  times: PublicationTimes;
};

export type BulkOutcome = { result: BulkResult; item: StoredItem | undefined; changed: ChangedItem | undefined };

/** Changes each item that can be changed, all in the caller's transaction. */
export async function changeInBulk(db: Database, kind: Publishable, change: BulkChange): Promise<BulkOutcome[]> {
  const { action, times } = change;
  const versions = new Map(change.items.map(({ id, version }) => [id, version]));
  const outcomes = await eachItem(db, kind, [...versions.keys()], async (item) => {
    if (action === 'publish' && item.version !== versions.get(item.id)) throw new HttpError('versionConflict');
    const locales = change.locales.filter((locale) => bulkActionApplies(action, shownLanguage(item, locale)));
    if (locales.length === 0) return false;
    if (action === 'publish') await publishItem(db, kind, item, locales, { ...times, keepsEnds: true });
    else if (action === 'withdraw') await withdrawItem(db, kind, item, locales);
    else await undoItemWithdrawal(db, kind, item, locales);
    return true;
  });
  return action === 'publish' ? outcomes.map((outcome) => withMissing(outcome, change.locales)) : outcomes;
}

function withMissing(outcome: BulkOutcome, chosen: readonly Locale[]): BulkOutcome {
  const { result, item } = outcome;
  const missing = chosen.filter((locale) => item && shownLanguage(item, locale).state === 'missing');
  return { ...outcome, result: { ...result, missing } };
}

/** Puts items back as they were before a bulk change. */
export function undoInBulk(db: Database, kind: Publishable, changes: readonly ChangedItem[]): Promise<BulkOutcome[]> {
  const byId = new Map(changes.map((changed) => [changed.id, changed]));
  return eachItem(db, kind, [...byId.keys()], async (item) => {
    const changed = byId.get(item.id);
    if (changed === undefined || hashOfStates(item) !== changed.after) throw new HttpError('stateConflict');
    for (const locale of localeNames) {
      const before = changed.before[locale];
      if (before !== undefined) await updateLanguage(db, item, locale, before);
    }
    await updateItem(db, item, { firstLiveAt: changed.firstLiveAt });
    await projectItem(db, kind, item);
    return true;
  });
}

/**
 * Runs a change of each item. All are locked first, in the order of their ids: two bulk changes at once must not wait
 * for each other. `change` returns whether it has changed anything.
 */
async function eachItem(
  db: Database,
  kind: Publishable,
  ids: readonly string[],
  change: (item: StoredItem) => Promise<boolean>,
): Promise<BulkOutcome[]> {
  const items = new Map<string, StoredItem | undefined>();
  for (const id of ids.toSorted()) items.set(id, await lockItem(db, { kind: kind.kind, id }));
  const found = [...items.values()].filter((item) => item !== undefined);
  const problems = await changeItems(db, kind, found, change);
  const outcomes: BulkOutcome[] = [];
  for (const [id, item] of items) {
    const problem = item === undefined ? bulkProblem('notFound') : problems.get(id);
    outcomes.push(await outcomeOf(db, { id, item, problem }));
  }
  return outcomes;
}

/**
 * Returns why items could not be changed, by their ids. A category is withdrawn after those below it, and put back
 * before them: items that depend on others are tried again as long as another one was changed.
 */
async function changeItems(
  db: Database,
  kind: Publishable,
  items: readonly StoredItem[],
  change: (item: StoredItem) => Promise<boolean>,
): Promise<Map<string, Problem>> {
  const problems = new Map<string, Problem>();
  let waiting = items;
  let tried: number;
  do {
    tried = waiting.length;
    for (const item of waiting) {
      const problem = await tryChange(db, () => change(item));
      if (problem) problems.set(item.id, problem);
      else problems.delete(item.id);
    }
    waiting = waiting.filter(({ id }) => dependsOnOthers(kind, problems.get(id)));
  } while (waiting.length > 0 && waiting.length < tried);
  return problems;
}

/** Others refer to the item, or it refers to another one that is not on the site. */
function dependsOnOthers({ referenceField }: Publishable, problem: Problem | undefined): boolean {
  return problem?.code === 'isReferenced' || (problem?.fields ?? []).some(({ field }) => field === referenceField);
}

type TriedItem = { id: string; item: StoredItem | undefined; problem: Problem | undefined };

async function outcomeOf(db: Database, { id, item, problem }: TriedItem): Promise<BulkOutcome> {
  const result = { id, titles: titlesOf(item?.titles ?? {}), changed: [], missing: [], problem: problem ?? null };
  const after = item === undefined || problem ? undefined : await findItem(db, item);
  if (item === undefined || after === undefined) return { result, item, changed: undefined };
  const changed = changedItemOf(item, after);
  const locales = localeNames.filter((locale) => changed.before[locale] !== undefined);
  return { result: { ...result, changed: locales }, item: after, changed };
}

/** What one item does is taken back if it fails, without the others. */
async function tryChange(db: Database, change: () => Promise<boolean>): Promise<Problem | undefined> {
  try {
    const isChanged = await inSavepoint(db, change);
    return isChanged ? undefined : bulkProblem('nothingToChange');
  } catch (error) {
    const problem = error instanceof HttpError ? bulkProblemOf(error) : undefined;
    if (problem === undefined) throw error;
    return problem;
  }
}

function bulkProblem(code: Problem['code'], fields: Problem['fields'] = []): Problem {
  return { code, fields };
}

/** Undefined for an error that concerns the whole request, such as a time that has passed. */
function bulkProblemOf({ code, fields }: HttpError): Problem | undefined {
  switch (code) {
    case 'notPublishable':
      return bulkProblem(
        code,
        fields.map(({ field }) => fieldOfLeaf(field)),
      );
    case 'versionConflict':
    case 'stateConflict':
    case 'isReferenced':
    case 'forbidden':
      return bulkProblem(code);
    default:
      return undefined;
  }
}
