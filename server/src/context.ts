import type { Kysely } from 'kysely';
import type { Config } from './config/config.ts';
import { readSecret } from './config/secrets.ts';
import { watchContent } from './database/content-changes.ts';
import { startEmbedded } from './database/embedded.ts';
import { migrate, openDatabase, type Reach } from './database/open.ts';
import type { Tables } from './database/tables.ts';
import { Kept, type KeptAnswer } from './http/kept-answers.ts';

const megabyte = 1024 * 1024;

/** A rendered page, ready to be sent. */
export type KeptPage = { status: number; redirect: string | undefined; document: KeptAnswer };

/** Everything the routes need, built once, passed in, closed once. */
export type Context = {
  db: Kysely<Tables>;
  answers: Kept<KeptAnswer>;
  pages: Kept<KeptPage>;
  secret: Buffer;
  close: () => Promise<void>;
};

export async function openContext(config: Pick<Config, 'dataDir' | 'databaseUrl'>): Promise<Context> {
  const embedded = config.databaseUrl === undefined ? await startEmbedded(config.dataDir) : undefined;
  const reach: Reach =
    embedded === undefined ? { databaseUrl: config.databaseUrl ?? '' } : { socketFolder: embedded.socketFolder };
  try {
    return await contextOn(reach, config.dataDir, async () => embedded?.stop());
  } catch (error) {
    await embedded?.stop();
    throw error;
  }
}

/** A context on a store that is already running; `stopStore` is called last when it closes. */
export async function contextOn(reach: Reach, dataDir: string, stopStore: () => Promise<void>): Promise<Context> {
  const db = await openDatabase(reach);
  await migrate(db);
  const answers = new Kept<KeptAnswer>(32 * megabyte, (answer) => answer.bytes);
  const pages = new Kept<KeptPage>(96 * megabyte, (page) => page.document.bytes);
  const drop = (listening: boolean) => {
    answers.drop(listening);
    pages.drop(listening);
  };
  const changes = watchContent(reach, { changed: () => drop(true), lost: () => drop(false) });
  return {
    db,
    answers,
    pages,
    secret: readSecret(dataDir),
    close: async () => {
      await changes.close();
      await db.destroy();
      await stopStore();
    },
  };
}
