/**
 * What a bulk change has to be undone with. The browser keeps it, so that nothing is stored for changes that nobody
 * undoes.
 */
import type { ContentKind } from 'contract/console/content-kinds.ts';
import { type Locale, localeNames } from 'contract/locales.ts';
import { z } from 'zod/mini';
import { readSignedToken, signedToken } from '../../cryptography/signed-token.ts';
import { hashOf } from '../items/draft-columns.ts';
import type { StoredItem } from '../items/store.ts';

const time = z.nullable(
  z.pipe(
    z.iso.datetime(),
    z.transform((text) => new Date(text)),
  ),
);
const revision = z.nullable(z.int());
const digest = z.nullable(z.string());

/** The columns of a language that a publication or a withdrawal changes. */
const publicationState = z.object({
  state: z.enum(['unpublished', 'scheduled', 'live', 'withdrawn']),
  since: time,
  liveRevision: revision,
  liveDigest: digest,
  scheduledRevision: revision,
  scheduledDigest: digest,
  goLiveAt: time,
  withdrawAt: time,
});

export type PublicationState = z.output<typeof publicationState>;

const changedItem = z.object({
  id: z.string(),
  firstLiveAt: time,
  before: z.partialRecord(z.enum(localeNames), publicationState),
  /** Of the states after the change: who finds other ones must not overwrite them. */
  after: z.string(),
});

export type ChangedItem = z.output<typeof changedItem>;

const undo = z.object({ accountId: z.int(), kind: z.string(), until: z.number(), items: z.array(changedItem) });

const purpose = 'undone bulk changes';

function publicationStateOf({ languages }: StoredItem, locale: Locale): PublicationState {
  const { state, since, liveRevision, liveDigest, scheduledRevision, scheduledDigest, goLiveAt, withdrawAt } =
    languages[locale];
  return { state, since, liveRevision, liveDigest, scheduledRevision, scheduledDigest, goLiveAt, withdrawAt };
}

export function hashOfStates(item: StoredItem): string {
  return hashOf(localeNames.map((locale) => publicationStateOf(item, locale)));
}

/** What has changed between two readings of an item. */
export function changedItemOf(before: StoredItem, after: StoredItem): ChangedItem {
  const changed = localeNames.filter(
    (locale) => hashOf(publicationStateOf(before, locale)) !== hashOf(publicationStateOf(after, locale)),
  );
  return {
    id: before.id,
    firstLiveAt: before.firstLiveAt,
    before: Object.fromEntries(changed.map((locale) => [locale, publicationStateOf(before, locale)])),
    after: hashOfStates(after),
  };
}

type Owner = { accountId: number; kind: ContentKind };

export function undoToken(
  secret: Buffer,
  { accountId, kind, until, items }: Owner & { until: Date; items: readonly ChangedItem[] },
): string {
  return signedToken(secret, purpose, { accountId, kind, until: until.getTime(), items });
}

/** The items to put back; undefined if the token is not ours, another account's or too old. */
export function readUndoToken(
  secret: Buffer,
  token: string,
  { accountId, kind }: Owner,
  now: Date,
): ChangedItem[] | undefined {
  const read = undo.safeParse(readSignedToken(secret, purpose, token));
  if (!read.success || read.data.until <= now.getTime()) return undefined;
  return read.data.accountId === accountId && read.data.kind === kind ? read.data.items : undefined;
}
