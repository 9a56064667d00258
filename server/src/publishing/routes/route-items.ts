/** What the routes of content have in common: their context, and the item that a caller may read or has changed. */
import { mayUseContent } from 'contract/console/content-rights.ts';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/open.ts';
import type { Tables } from '../../database/tables.ts';
import { HttpError } from '../../http/http-error.ts';
import type { SignedIn } from '../../http/serve.ts';
import type { Publishable, PublishableKinds } from '../definition.ts';
import { findItem, type StoredItem } from '../items/store.ts';
import { toContentItem } from './view.ts';

export type PublishingContext = { db: Kysely<Tables>; publishableKinds: PublishableKinds; secret: Buffer };

export function rejectReader({ definition }: Publishable, { permissions }: SignedIn): void {
  if (!mayUseContent(definition.lifecycle, 'read', permissions)) throw new HttpError('forbidden');
}

export async function findReadable(
  db: Database,
  kind: Publishable,
  id: string,
  signedIn: SignedIn,
): Promise<StoredItem> {
  rejectReader(kind, signedIn);
  return findExisting(db, kind, id);
}

/** The item as its editor sees it after a change in the same transaction. */
export async function readChanged(db: Database, kind: Publishable, id: string, { permissions }: SignedIn) {
  return toContentItem(kind, await findExisting(db, kind, id), permissions);
}

async function findExisting(db: Database, { kind }: Publishable, id: string): Promise<StoredItem> {
  const item = await findItem(db, { kind, id });
  if (!item) throw new HttpError('notFound');
  return item;
}
