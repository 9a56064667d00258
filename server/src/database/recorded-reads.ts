import { AsyncLocalStorage } from 'node:async_hooks';
import { AliasNode, IdentifierNode, type KyselyPlugin, type OperationNode, RawNode, TableNode } from 'kysely';

/** Stands for all tables, for a query whose tables are unknown. */
export const anyTable = '*';

const recording = new AsyncLocalStorage<Set<string>>();

/**
 * Runs `work` and returns the tables that it read, including those behind cached values. `tables`
 * has them also if `work` fails.
 */
export async function recordReads<Value>(
  work: () => Promise<Value>,
  tables = new Set<string>(),
): Promise<{ value: Value; tables: readonly string[] }> {
  const value = await recording.run(tables, work);
  return { value, tables: [...tables] };
}

export function isRecordingReads(): boolean {
  return recording.getStore() !== undefined;
}

/** Adds tables to the reads of the running work. */
export function addReads(tables: Iterable<string>): void {
  const recorded = recording.getStore();
  if (recorded !== undefined) for (const table of tables) recorded.add(table);
}

/**
 * Records the tables of each query before it is sent, so that a change during the query counts. It
 * must run after the plugin that converts names.
 */
export const recordingPlugin: KyselyPlugin = {
  transformQuery: ({ node }) => {
    if (isRecordingReads()) {
      const tables = new Set<string>();
      addTables(node, aliasesIn(node), tables);
      addReads(tables.size > 0 ? tables : [anyTable]);
    }
    return node;
  },
  transformResult: async ({ result }) => result,
};

/**
 * The tables whose triggers send notifications; a test compares the list with the schema. A query
 * of any other table depends on all tables.
 */
export const contentTables: ReadonlySet<string> = new Set([
  'setting',
  'dictionary_entry',
  'news_item',
  'product_category',
  'product',
  'product_picture',
  'related_product',
  'banner',
  'album_picture',
  'company_text',
  'history_entry',
  'culture_tab',
  'partner',
  'job_post',
  'composed_page',
  'typical_value_table',
  'honoured_employee',
  'lot_certificate',
  'picture',
  'film',
  'film_captions',
]);

/** The names that a query gives to its parts, whose tables are in the query as well. */
function aliasesIn(node: unknown, aliases = new Set<string>()): ReadonlySet<string> {
  if (typeof node !== 'object' || node === null) return aliases;
  if (isNode(node) && AliasNode.is(node) && IdentifierNode.is(node.alias)) aliases.add(node.alias.name);
  const parts: unknown[] = Object.values(node);
  for (const part of parts) aliasesIn(part, aliases);
  return aliases;
}

/** When in doubt it adds too many tables. */
function addTables(node: unknown, aliases: ReadonlySet<string>, tables: Set<string>): void {
  if (typeof node !== 'object' || node === null) return;
  if (isNode(node)) {
    if (node.kind === 'ValueNode' || node.kind === 'PrimitiveValueListNode') return;
    if (TableNode.is(node)) {
      const { name } = node.table.identifier;
      if (contentTables.has(name) || !aliases.has(name)) tables.add(contentTable(name));
    }
    if (RawNode.is(node)) addTablesOfText(node.sqlFragments.join(' ').toLowerCase(), tables);
  }
  const parts: unknown[] = Object.values(node);
  for (const part of parts) addTables(part, aliases, tables);
}

/** Adds every table name in an SQL text, and every name after `from` and `join`. */
function addTablesOfText(text: string, tables: Set<string>): void {
  for (const [word] of text.matchAll(/[a-z_]\w*/g)) if (contentTables.has(word)) tables.add(word);
  const commonTables = new Set(Array.from(text.matchAll(/([a-z_]\w*)\s+as\s*\(/g), ([, name]) => name));
  for (const [, name = ''] of text.matchAll(/\b(?:from|join)\s+([a-z_]\w*)/g))
    if (!commonTables.has(name)) tables.add(contentTable(name));
}

function contentTable(name: string): string {
  return contentTables.has(name) ? name : anyTable;
}

function isNode(value: object): value is OperationNode {
  return 'kind' in value;
}
