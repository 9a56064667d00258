/** Kills a server thirty times while it publishes three languages together: all of them are live, or none. */
import { randomInt } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { openDatabase } from '../../src/database/open.ts';
import { cloneDatabase, connectionUrl } from '../running-site.ts';
import { sampleNews } from '../sample-news.ts';
import { staffClient } from '../staff-client.ts';
import { startServer } from '../started-server.ts';
import { temporaryInstallation } from './temporary-installation.ts';

const rounds = 30;

it.skipIf(process.env.LONG_TESTS === undefined)(
  'publishes three languages together or not at all, through thirty kills',
  async () => {
    using installation = temporaryInstallation('publish');
    const database = await cloneDatabase();
    const environment = { ...installation.environment, DATABASE_URL: connectionUrl(database.connection) };
    const db = await openDatabase(database.connection);
    const startPublishing = async () => {
      const server = await startServer(environment);
      const editor = await staffClient({ url: server.url, context: { db } }, 'editor');
      const { id, version } = (await editor.post('content/news', { body: sampleNews('Three languages') })).body.data;
      const publishing = editor.post(`content/news/${id}/publish`, { version, locales: ['cn', 'en', 'ru'] });
      return { server, id, publishing };
    };

    const undisturbed = await startPublishing();
    const begun = performance.now();
    expect((await undisturbed.publishing).status).toBe(200);
    // On a busy machine a publication takes several times as long.
    const duration = Math.ceil(performance.now() - begun);
    await undisturbed.server.kill();

    const outcomes: string[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const { server, id, publishing } = await startPublishing();
      const published = publishing.catch(() => undefined);
      await pause(randomInt(0, 2 * duration));
      await server.kill();
      const response = await published;
      // The database may still be ending the connection.
      await db
        .selectFrom('contentItem')
        .select('id')
        .where('kind', '=', 'news')
        .where('id', '=', id)
        .forUpdate()
        .execute();
      const languages = await db
        .selectFrom('contentLanguage')
        .select('state')
        .where('kind', '=', 'news')
        .where('id', '=', id)
        .execute();
      const rows = await db.selectFrom('newsItem').select('visibleIn').where('id', '=', Number(id)).execute();
      const entries = await db
        .selectFrom('audit.auditEntry')
        .select('id')
        .where('objectId', '=', id)
        .where('action', '=', 'content.publish')
        .execute();
      const live = languages.filter(({ state }) => state === 'live').length;
      expect([live, rows.length, entries.length]).toEqual(live === 0 ? [0, 0, 0] : [3, 1, 1]);
      if (response?.status === 200) expect(live).toBe(3);
      outcomes.push(live === 0 ? 'nothing' : 'all');
    }
    await db.destroy();
    await database.drop();
    // A test in which the kill always comes too early or too late proves nothing.
    expect(new Set(outcomes)).toEqual(new Set(['nothing', 'all']));
  },
  600_000,
);
