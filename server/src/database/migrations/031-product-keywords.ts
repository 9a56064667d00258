import { type Kysely, sql } from 'kysely';

const locales = ['cn', 'en', 'ru'];

/**
 * The searched text of a product in each language, normalized when it is saved and not for each search
 * (keyword.ts).
 */
export async function up(db: Kysely<never>): Promise<void> {
  const columns = locales.map((locale) => {
    const texts = [
      sql`item_no`,
      ...[...new Set([locale, 'cn', 'en'])].map((name) => sql`coalesce(name ->> ${sql.lit(name)}, '')`),
      sql`coalesce(nullif(introduction ->> ${sql.lit(locale)}, ''), introduction ->> 'cn', '')`,
    ];
    return sql`add ${sql.ref(`keyword_text_${locale}`)} text not null generated always as (
      translate(lower(normalize(${sql.join(texts, sql` || E'\\n' || `)}, nfkc)), 'ё', 'е')) stored`;
  });
  await sql`alter table product ${sql.join(columns)}`.execute(db);
}
