/**
 * Fills the embedded store of a running server with sample items, which are copies of the
 * demonstration in all languages.
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

/** Repeats the demonstration's rows of a table until there are enough. */
function samplesOf(table: string, from: string): string {
  return `(select row_number() over (order by id) as turn, count(*) over () as turns, item.* from ${table} as item where ${from})
    as source, generate_series(1, $1::integer) as number where source.turn = (number - 1) % source.turns + 1`;
}

const demonstrationNews = `external_url is null and title ->> 'en' not like 'Sample %'`;
const demonstrationProducts = `item_no not like 'SAMPLE-%' and about_type = 0`;

const statements = [
  `insert into news_item (content_type, title, summary, content, editor, picture, external_url, pinned, published, published_at)
    select content_type, ${numbered('title')}, summary, content, editor, picture, null, false, true,
      timestamptz '2026-01-01' - number * interval '1 hour'
    from ${samplesOf('news_item', demonstrationNews)}`,
  `insert into product (item_no, category_id, about_type, name, introduction, attributes, facts, picture, position)
    select 'SAMPLE-' || lpad(number::text, 5, '0'), category_id, about_type, ${numbered('name')}, introduction, attributes,
      facts, picture, 1000 + number
    from ${samplesOf('product', demonstrationProducts)}`,
];
const parts = [
  `insert into product_picture select sample.id, picture.picture, picture.position
    from product as sample join product as source on sample.item_no like 'SAMPLE-%' and source.item_no not like 'SAMPLE-%'
      and sample.name ->> 'cn' like '示例 % · ' || (source.name ->> 'cn')
    join product_picture as picture on picture.product_id = source.id`,
  `insert into related_product select id, 'SAMPLE-' || lpad((1 + (id + step) % $1)::text, 5, '0'), step
    from product, generate_series(1, 3) as step where item_no like 'SAMPLE-%'`,
];

async function fill(client: pg.Client, count: number): Promise<void> {
  await client.query('begin');
  for (const statement of statements) await client.query(statement, [count]);
  await client.query(parts[0] ?? '');
  await client.query(parts[1] ?? '', [count]);
  await client.query('commit');
  // Autovacuum would do so after a while.
  await client.query('vacuum analyze');
}

/** Adds this many news items and products; does nothing if the store has samples. */
export function fillStore(dataDir: string, count: number): Promise<void> {
  return onStore(dataDir, async (client) => {
    const { rowCount } = await client.query(`select from product where item_no like 'SAMPLE-%' limit 1`);
    if (rowCount === 0) await fill(client, count);
  });
}
