import { type InboxItem, maxSameContactItems } from 'contract/console/inbox-item.ts';
import { type InboxKind, type InboxRef } from 'contract/console/inbox.ts';
import type { Locale } from 'contract/locales.ts';
import { sql } from 'kysely';
import type { SubmissionKeys } from '../config/submission-keys.ts';
import type { Database } from '../database/open.ts';
import { openFields } from './content.ts';
import type { StoredItem } from './store.ts';
import { readSubjects } from './subjects.ts';

type SameContact = InboxItem['sameContact'];

/** The newest items from the same telephone number or e-mail address, of the kinds that the caller may read. */
export async function readSameContact(
  { db, submissionKeys }: { db: Database; submissionKeys: SubmissionKeys },
  { id }: InboxRef,
  { kinds, locale }: { kinds: readonly InboxKind[]; locale: Locale },
): Promise<SameContact> {
  const items = await findSameContact(db, id, kinds);
  const subjectOf = await readSubjects(db, items, locale);
  return {
    total: items[0]?.total ?? 0,
    items: items.map((item) => ({
      kind: item.kind,
      id: item.id,
      receivedAt: item.receivedAt.toISOString(),
      status: item.status,
      stage: item.stage,
      name: openFields(submissionKeys, item)?.name ?? '',
      subject: subjectOf(item),
      hasSamePhone: item.hasSamePhone,
      hasSameEmail: item.hasSameEmail,
    })),
  };
}

type FoundItem = Pick<
  StoredItem,
  'id' | 'kind' | 'receivedAt' | 'status' | 'businessType' | 'postNo' | 'sealed' | 'wrappedKey' | 'keyId'
> &
  Pick<SameContact['items'][number], 'stage' | 'hasSamePhone' | 'hasSameEmail'> & { total: number };

/** Each with the number of all. Two scans of an index and not an “or”, which would read the whole table. */
async function findSameContact(db: Database, id: string, kinds: readonly InboxKind[]): Promise<FoundItem[]> {
  const { rows } = await sql<FoundItem>`
    with opened as (select phone_hash, email_hash from submission where id = ${id}),
    same as (
      select id, true as phone, false as email from submission
        where phone_hash <> '' and phone_hash = (select phone_hash from opened)
      union all
      select id, false, true from submission
        where email_hash <> '' and email_hash = (select email_hash from opened)),
    found as (select id, bool_or(phone) as phone, bool_or(email) as email from same group by id)
    select s.id, s.kind, s.received_at, s.status, s.business_type, s.post_no, s.sealed, s.wrapped_key, s.key_id,
      case when s.kind = 'resume' then coalesce(a.stage, 'new') end as stage,
      found.phone as has_same_phone, found.email as has_same_email, (count(*) over ())::integer as total
    from found join submission as s on s.id = found.id left join application as a on a.submission_id = s.id
    where s.id <> ${id} and s.kind = any (${kinds}::text[])
    order by s.received_at desc, s.id limit ${maxSameContactItems}`.execute(db);
  return rows;
}
