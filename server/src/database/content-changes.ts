import pg from 'pg';
import { connectionOptions, type Reach } from './open.ts';

export type ContentChanges = { close: () => Promise<void> };

/**
 * Calls `changed` whenever content changes in the store, by whatever process. While the connection is lost
 * nobody would hear of a change: `lost` is called at once, `changed` again as soon as it stands.
 */
export function watchContent(reach: Reach, hear: { changed: () => void; lost: () => void }): ContentChanges {
  let closed = false;
  let client: pg.Client | undefined;
  let retry: NodeJS.Timeout | undefined;

  async function connect(): Promise<void> {
    const next = new pg.Client(connectionOptions(reach));
    client = next;
    const lose = () => {
      if (closed || client !== next) return;
      client = undefined;
      hear.lost();
      retry = setTimeout(() => void connect(), 1000);
    };
    next.on('error', lose);
    next.on('end', lose);
    next.on('notification', () => hear.changed());
    try {
      await next.connect();
      await next.query('listen content_changed');
      hear.changed();
    } catch {
      lose();
    }
  }

  hear.lost();
  void connect();
  return {
    close: async () => {
      closed = true;
      clearTimeout(retry);
      await client?.end();
    },
  };
}
