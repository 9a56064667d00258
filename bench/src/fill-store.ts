/**
 * Fills the embedded store of a running server with sample items, which are copies of the demonstration in all
 * languages. Statements for all rows at once write what the server's triggers would write row by row in an hour.
 */
import type { Locale } from 'contract/locales.ts';
import type pg from 'pg';
import { onStore } from './store-processes.ts';

/** Prefixes a text with the sample's number in each language. */
function numbered(column: string): string {
  const before: Record<Locale, string> = { cn: '示例 ', en: 'Sample ', ru: 'Пример ' };
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

async function fill(client: pg.Client, count: number): Promise<void> {
  await client.query('begin');
  const triggers = ['news_item disable trigger search_news', 'product disable trigger search_product'];
  for (const trigger of triggers) await client.query(`alter table ${trigger}`);
  await withoutSearchIndexes(client, async () => {
    for (const statement of fillWithoutTriggers) await client.query(statement, statement.includes('$1') ? [count] : []);
  });
  for (const trigger of triggers) await client.query(`alter table ${trigger.replace('disable', 'enable')}`);
  await client.query('commit');
}

/** Building the indexes of searches takes a fraction of the time of updating them row by row. */
async function withoutSearchIndexes(client: pg.Client, insert: () => Promise<void>): Promise<void> {
  const { rows } = await client.query<{ indexname: string; indexdef: string }>(
    `select indexname, indexdef from pg_indexes where indexname like 'search\\_terms\\_%'`,
  );
  for (const { indexname } of rows) await client.query(`drop index ${indexname}`);
  await insert();
  await client.query(`set local maintenance_work_mem = '512MB'`);
  for (const { indexname, indexdef } of rows) {
    await client.query(indexdef);
    // As in migration 028: ANALYZE would compute the terms of thousands of rows.
    await client.query(`alter index ${indexname} alter column 1 set statistics 0`);
  }
}

/** Adds this many news items, products and pictures. Returns false if the store has samples already. */
export function fillStore(dataDir: string, count: number): Promise<boolean> {
  return onStore(dataDir, async (client) => {
    const { rowCount } = await client.query(`select from product where item_no like 'SAMPLE-%' limit 1`);
    if (rowCount === 0) await fill(client, count);
    return rowCount === 0;
  });
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
