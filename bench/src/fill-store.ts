/**
 * Fills the embedded store of a running server with sample items, which are copies of the demonstration in all
 * languages. Statements for all rows at once write what the server's triggers would write row by row in an hour.
 */
import type { Locale } from 'contract/locales.ts';
import type pg from 'pg';
import { onStore } from './store-processes.ts';

const before: Record<Locale, string> = { cn: '示例 ', en: 'Sample ', ru: 'Пример ' };

/** Prefixes a text with the sample's number in each language. */
function numbered(column: string): string {
  const texts = Object.entries(before).map(
    ([locale, word]) => `'${locale}', '${word}' || number || ' · ' || (source.${column} ->> '${locale}')`,
  );
  return `jsonb_build_object(${texts.join(', ')})`;
}

/** A temporary table of samples: each has a number, a new id and the id of the row that it copies. */
function samplesOf(table: string, from: string): string {
  return `create temporary table sample_${table} on commit drop as
    select number, source_id, nextval(pg_get_serial_sequence('${table}', 'id'))::integer as id
    from (select row_number() over (order by id) as turn, count(*) over () as turns, id as source_id from ${table} where ${from})
      as source, generate_series(1, $1::integer) as number where turn = (number - 1) % turns + 1`;
}

/** The search entries of samples: those of the copied rows with new titles. */
function searchEntriesOf(table: string, title: string, columns: string): string {
  return `insert into search_entry select entry.kind, sample.id::text, entry.locale, entry.shown, ${columns}
    from sample_${table} as sample join ${table} as source on source.id = sample.source_id
      join ${table} as copy on copy.id = sample.id
      join search_entry as entry on entry.kind = '${table === 'product' ? 'product' : 'news'}' and entry.key = source.id::text,
      lateral (select search_line(copy.${title} ->> locale) as title) as titles`;
}

const titleColumns = 'search_folded(titles.title), search_lexemes(titles.title, locale), titles.title';
const body = 'replace(body, source.item_no, copy.item_no)';

const fillWithoutTriggers = [
  samplesOf('news_item', 'external_url is null'),
  samplesOf('product', 'about_type = 0'),
  `insert into news_item (id, content_type, title, summary, content, editor, picture, external_url, pinned, published, published_at)
    select sample.id, content_type, ${numbered('title')}, summary, content, editor, picture, null, false, true,
      timestamptz '2026-01-01' - number * interval '1 hour'
    from sample_news_item as sample join news_item as source on source.id = source_id`,
  `insert into product (id, item_no, category_id, about_type, name, introduction, attributes, facts, picture, position)
    select sample.id, 'SAMPLE-' || lpad(number::text, 5, '0'), category_id, about_type, ${numbered('name')}, introduction, attributes,
      facts, picture, 1000 + number
    from sample_product as sample join product as source on source.id = source_id`,
  searchEntriesOf(
    'news_item',
    'title',
    `copy.published_at, entry.position, place, ${titleColumns}, body_folded, body, body_lexemes`,
  ),
  searchEntriesOf(
    'product',
    'name',
    `null, copy.position, place || jsonb_build_object('itemNo', copy.item_no), ${titleColumns},
      search_folded(${body}), ${body}, search_lexemes(${body}, locale)`,
  ),
  `insert into product_picture select sample.id, picture, position
    from sample_product as sample join product_picture on product_id = source_id`,
  `insert into related_product select id, 'SAMPLE-' || lpad((1 + (number + step) % $1)::text, 5, '0'), step
    from sample_product, generate_series(1, 3) as step`,
  `insert into picture (name, kind, source, hash, width, height, placeholder, focus_x, focus_y, description)
    select 'sample-' || lpad(number::text, 5, '0'), kind, 'upload', substr(md5(number::text), 1, 20), width, height, placeholder,
      focus_x, focus_y, ${numbered('description')}
    from (select row_number() over (order by name) as turn, count(*) over () as turns, picture.* from picture where kind = 'raster')
      as source, generate_series(1, $1::integer) as number where turn = (number - 1) % turns + 1`,
];

type Index = { name: string; definition: string };

/** The indexes of searches. Building them takes a fraction of the time of updating them row by row. */
async function searchIndexes(client: pg.Client): Promise<Index[]> {
  const { rows } = await client.query<Index>(
    `select indexname as name, indexdef as definition from pg_indexes where indexname like 'search\\_terms\\_%'`,
  );
  return rows;
}

async function fillWithoutIndexes(client: pg.Client, indexes: readonly Index[], count: number): Promise<void> {
  const triggers = ['news_item disable trigger search_news', 'product disable trigger search_product'];
  await client.query('begin');
  for (const trigger of triggers) await client.query(`alter table ${trigger}`);
  for (const { name } of indexes) await client.query(`drop index ${name}`);
  for (const statement of fillWithoutTriggers) await client.query(statement, statement.includes('$1') ? [count] : []);
  for (const trigger of triggers) await client.query(`alter table ${trigger.replace('disable', 'enable')}`);
  await client.query('commit');
}

async function buildIndex(client: pg.Client, { name, definition }: Index): Promise<void> {
  await client.query(`set maintenance_work_mem = '256MB'`);
  await client.query(definition);
  // As in migration 028: ANALYZE would compute the terms of thousands of rows.
  await client.query(`alter index ${name} alter column 1 set statistics 0`);
}

/** Adds this many news items, products and pictures. Returns false if the store has samples already. */
export async function fillStore(dataDir: string, count: number): Promise<boolean> {
  const indexes = await onStore(dataDir, async (client) => {
    const found = await searchIndexes(client);
    if (found.length < Object.keys(before).length) throw new Error('A fill was interrupted: delete the folder');
    const { rowCount } = await client.query(`select from product where item_no like 'SAMPLE-%' limit 1`);
    if (rowCount !== 0) return [];
    await fillWithoutIndexes(client, found, count);
    return found;
  });
  await Promise.all(indexes.map((index) => onStore(dataDir, (client) => buildIndex(client, index))));
  return indexes.length > 0;
}

/** Does what autovacuum does after a while. */
export function analyzeStore(dataDir: string): Promise<void> {
  return onStore(dataDir, async (client) => {
    const { rows } = await client.query<{ tables: string }>(
      `select string_agg(quote_ident(tablename), ', ') as tables from pg_tables where schemaname = 'public'`,
    );
    await client.query(`vacuum analyze ${rows[0]?.tables ?? ''}`);
  });
}
