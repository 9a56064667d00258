import { once } from 'node:events';
import net from 'node:net';
import { sql } from 'kysely';
import pg from 'pg';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { cloneDatabase } from '../../test/running-site.ts';
import { watchContent } from './content-changes.ts';
import { type ConnectionOptions, clientConfig, closeWhenSilent, openDatabase } from './open.ts';
import { contentTables, recordReads } from './recorded-reads.ts';
import { isUnreachable } from './unreachable.ts';

type Proxy = {
  connection: ConnectionOptions;
  freeze: () => void;
  thaw: () => void;
  /** Drops notifications from now on, as a pooler of transactions does. */
  dropNotifications: () => void;
  close: () => void;
};

/**
 * A proxy between the process and PostgreSQL; when frozen it accepts everything and passes nothing
 * on, like a dead line.
 */
async function proxyTo(connection: ConnectionOptions): Promise<Proxy> {
  const { host, port, database, user } = new pg.Client(clientConfig(connection));
  const sockets: net.Socket[] = [];
  let frozen = false;
  let dropsNotifications = false;
  /** Sends notifications to another channel with a name of the same length. */
  const passed = (chunk: Buffer) =>
    dropsNotifications
      ? Buffer.from(chunk.toString('latin1').replace('notify probe_', 'notify other_'), 'latin1')
      : chunk;
  const server = net.createServer((clientSocket) => {
    const serverSocket = host.startsWith('/') ? net.connect(`${host}/.s.PGSQL.${port}`) : net.connect(port, host);
    for (const [from, to] of [
      [clientSocket, serverSocket],
      [serverSocket, clientSocket],
    ] as const) {
      sockets.push(from);
      from.on('data', (chunk) => !frozen && to.write(passed(chunk)));
      from.on('error', () => undefined);
      from.on('close', () => !frozen && to.destroy());
    }
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The proxy does not listen on a port');
  return {
    connection: { databaseUrl: `postgresql://${user}@127.0.0.1:${address.port}/${database}` },
    freeze: () => (frozen = true),
    thaw: () => (frozen = false),
    dropNotifications: () => (dropsNotifications = true),
    close: () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

let isListening = false;
const handlers = { listening: () => void (isListening = true), changed: () => undefined, lost: () => undefined };

let database: Awaited<ReturnType<typeof cloneDatabase>>;
let proxy: Proxy;

beforeEach(async () => {
  isListening = false;
  database = await cloneDatabase();
  proxy = await proxyTo(database.connection);
});
afterEach(async () => {
  proxy.close();
  await database.drop();
});

it('detects a dead listening connection and listens again', async () => {
  const events: string[] = [];
  const watch = watchContent(
    proxy.connection,
    { ...handlers, listening: () => events.push('listening'), lost: () => events.push('lost') },
    0.3,
  );
  // On a busy machine a heartbeat may also be late while the proxy works.
  const latest = () => events.at(-1);
  await expect.poll(latest).toBe('listening');
  expect(events.slice(0, 2)).toEqual(['lost', 'listening']);
  proxy.freeze();
  await expect.poll(latest).toBe('lost');
  proxy.thaw();
  await expect.poll(latest).toBe('listening');
  await watch.close();
});

it('warns about a pooler that drops notifications, and does not count as listening', async () => {
  vi.mocked(console.warn).mockReturnValue(undefined);
  proxy.dropNotifications();
  const watch = watchContent(proxy.connection, handlers, 0.3);
  await expect.poll(() => vi.mocked(console.warn).mock.calls.length, { timeout: 10_000 }).toBe(1);
  expect(console.warn).toHaveBeenCalledWith(
    expect.stringMatching(/^Notifications do not arrive, so nothing is cached/),
  );
  vi.mocked(console.warn).mockClear();
  expect(isListening).toBe(false);
  await watch.close();
});

it('reports the table that another connection has changed', async () => {
  const events: string[] = [];
  const watch = watchContent(proxy.connection, { ...handlers, changed: (table) => events.push(table ?? 'any') });
  await expect.poll(() => isListening).toBe(true);
  const db = await openDatabase(database.connection);
  await sql`update partner set position = position`.execute(db);
  await expect.poll(() => events).toEqual(['partner']);
  await db.destroy();
  await watch.close();
});

it('fails a query on a dead connection with an error that means an unreachable store', async () => {
  const client = new pg.Client(clientConfig(proxy.connection));
  client.on('error', () => undefined);
  await client.connect();
  closeWhenSilent(client, 0.3);
  proxy.freeze();
  const failure: unknown = await client.query('select 1').catch((error: unknown) => error);
  expect(failure).toMatchObject({ message: 'PostgreSQL has not answered for 0.3 s' });
  expect(isUnreachable(failure)).toBe(true);
});

it('lists every table that has the notification trigger', async () => {
  const db = await openDatabase(database.connection);
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_trigger join pg_class on pg_class.oid = tgrelid where tgname = 'content_changed'`.execute(
    db,
  );
  expect(rows.map(({ name }) => name).toSorted()).toEqual([...contentTables].toSorted());
  await db.destroy();
});

it('records the tables behind the names that a query gives to its parts', async () => {
  const db = await openDatabase(database.connection);
  const parts = db.selectFrom('product').select('categoryId').groupBy('categoryId').as('counts');
  const joined = await recordReads(() =>
    db
      .selectFrom('productCategory')
      .leftJoin(parts, 'counts.categoryId', 'productCategory.id')
      .select('productCategory.id')
      .execute(),
  );
  expect(joined.tables.toSorted()).toEqual(['product', 'product_category']);
  const aliased = await recordReads(() =>
    db
      .selectFrom('account as partner')
      .innerJoin('film as shown', 'shown.name', 'partner.login')
      .select('shown.name')
      .execute(),
  );
  expect(aliased.tables.toSorted()).toEqual(['*', 'film', 'partner']);
  await db.destroy();
});
