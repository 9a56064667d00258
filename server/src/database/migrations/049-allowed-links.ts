import { type Kysely, sql } from 'kysely';

/** The links that content could have at the time of this migration. */
const allowed = String.raw`^(?:https?://[^\s/\\]\S*|mailto:[^\s@]+@[^\s@]+|tel:\+?[\d ()-]+|/(?![/\\])[^\s\\]*)$`;

/** Removes links such as `javascript:` from what is on the site. Drafts lose them when they are read. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`update news_item set external_url = null where external_url !~* ${allowed}`.execute(db);
  await sql`update banner set link = '' where link <> '' and link !~* ${allowed}`.execute(db);
  await sql`
    update setting set value = (
      select coalesce(jsonb_agg(account order by place) filter (where account ->> 'url' ~* ${allowed}), '[]')
      from jsonb_array_elements(value) with ordinality as social (account, place))
    where name = 'social'`.execute(db);
}
