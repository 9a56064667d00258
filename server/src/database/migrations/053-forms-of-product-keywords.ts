import { type Kysely, sql } from 'kysely';

const configurations = { en: 'pg_catalog.english', ru: 'pg_catalog.russian' };

/**
 * The stems of the texts of migration 031. A generated column may not name another one, so the texts are repeated. A
 * longer text is cut, because it could not be converted.
 */
export async function up(db: Kysely<never>): Promise<void> {
  const columns = Object.entries(configurations).map(([locale, configuration]) => {
    const texts = [
      sql`item_no`,
      ...[...new Set([locale, 'cn', 'en'])].map((name) => sql`coalesce(name ->> ${sql.lit(name)}, '')`),
      sql`coalesce(nullif(introduction ->> ${sql.lit(locale)}, ''), introduction ->> 'cn', '')`,
    ];
    return sql`add ${sql.ref(`keyword_stems_${locale}`)} tsvector not null generated always as (
      to_tsvector(${sql.lit(configuration)}::regconfig,
        left(translate(lower(normalize(${sql.join(texts, sql` || E'\\n' || `)}, nfkc)), 'ё', 'е'), 100000))) stored`;
  });
  await sql`alter table product ${sql.join(columns)}`.execute(db);
}
