import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type pg from 'pg';

/**
 * Marks a statement that each connection prepares once. Its text must be constant: every connection
 * remembers it.
 */
const marker = '/* prepared */';

const names = new Map<string, string>();

function nameOf(text: string): string | undefined {
  if (!text.includes(marker)) return undefined;
  const name = names.get(text) ?? `prepared ${names.size}`;
  names.set(text, name);
  return name;
}

/** Wraps a pool for Kysely, which cannot name statements. PostgreSQL plans a named statement once. */
export function preparingPool(pool: pg.Pool): PostgresPool {
  return {
    options: pool.options,
    end: () => pool.end(),
    connect: async () => preparingClient(await pool.connect()),
  };
}

function preparingClient(client: pg.PoolClient): PostgresPoolClient {
  function query<R>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<R>>;
  function query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
  function query(text: string | object, values: readonly unknown[] = []): unknown {
    if (typeof text !== 'string') throw new Error('This pool does not support cursors');
    const name = nameOf(text);
    return client.query({ ...(name !== undefined && { name }), text, values: [...values] });
  }
  return { query, release: (destroy) => client.release(destroy) };
}
