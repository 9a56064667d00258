import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import pg from 'pg';
import { type ConnectionOptions, clientConfig, closeWhenSilent } from './open.ts';

export type ContentChanges = { close: () => Promise<void> };

const retryMilliseconds = 1000;
/** Retry interval while a pooler drops notifications. */
const retryDroppedMilliseconds = 60_000;

/**
 * Watches for content changes by any process. `changed` gets the table's name, which older schemas
 * do not send. `lost` is called at once when the connection is lost, `listening` when it is back. A
 * connection that is silent for twice `heartbeatSeconds` counts as lost.
 */
export function watchContent(
  connection: ConnectionOptions,
  handlers: { listening: () => void; changed: (table: string | undefined) => void; lost: () => void },
  heartbeatSeconds = 5,
): ContentChanges {
  let closed = false;
  let client: pg.Client | undefined;
  let retry: NodeJS.Timeout | undefined;
  let heartbeat: NodeJS.Timeout | undefined;

  async function connect(): Promise<void> {
    const next = new pg.Client(clientConfig(connection));
    client = next;
    const lose = (afterMilliseconds: number) => {
      if (closed || client !== next) return;
      client = undefined;
      clearTimeout(heartbeat);
      next.end().catch(() => undefined);
      handlers.lost();
      retry = setTimeout(() => void connect(), afterMilliseconds);
    };
    const loseNow = () => lose(retryMilliseconds);
    next.on('error', loseNow);
    next.on('end', loseNow);
    try {
      await next.connect();
      closeWhenSilent(next, heartbeatSeconds * 2);
      await next.query('listen content_changed');
      await probe(next, connection, heartbeatSeconds * 1000);
      next.on('notification', ({ payload }) => handlers.changed(payload === '' ? undefined : payload));
      handlers.listening();
      const beat = () => {
        heartbeat = setTimeout(() => void next.query('select 1').then(beat, loseNow), heartbeatSeconds * 1000);
      };
      beat();
    } catch (error) {
      if (error instanceof DroppedNotificationsError && client === next && !closed) console.warn(error.message);
      lose(error instanceof DroppedNotificationsError ? retryDroppedMilliseconds : retryMilliseconds);
    }
  }

  handlers.lost();
  void connect();
  return {
    close: async () => {
      closed = true;
      clearTimeout(retry);
      clearTimeout(heartbeat);
      await client?.end();
    },
  };
}

class DroppedNotificationsError extends Error {
  override message =
    'Notifications do not arrive, so nothing is cached. DATABASE_URL must not go through a transaction pooler.';
}

/**
 * Poolers such as PgBouncer may accept `listen` and drop notifications. A notification from a
 * second connection detects this.
 */
async function probe(listener: pg.Client, connection: ConnectionOptions, waitMilliseconds: number): Promise<void> {
  const channel = `probe_${randomBytes(8).toString('hex')}`;
  await listener.query(`listen ${channel}`);
  const signal = AbortSignal.timeout(waitMilliseconds);
  const received = once(listener, 'notification', { signal }).then(
    () => true,
    () => false,
  );
  const sender = new pg.Client(clientConfig(connection));
  sender.on('error', () => undefined);
  try {
    await sender.connect();
    closeWhenSilent(sender, waitMilliseconds / 1000);
    await sender.query(`notify ${channel}`);
  } finally {
    await sender.end();
  }
  if (!(await received)) throw new DroppedNotificationsError();
  await listener.query(`unlisten ${channel}`);
}
