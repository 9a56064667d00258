import { Readable } from 'node:stream';
import type { Database } from '../database/open.ts';
import { createDrawingQueue } from '../drawing-queue/drawing-queue.ts';
import { createSharedDrawings } from '../drawing-queue/shared-drawings.ts';
import { messageOf } from '../errors/error-message.ts';
import type { FileStore } from '../files/file-store.ts';
import { findContent } from '../files/find-content.ts';
import type { PublicFiles } from '../files/public-files.ts';
import type { CardContent } from './card.ts';

export type DrawingTask = { content: CardContent; pictureFile: Uint8Array | undefined };

/** Outdated cards are deleted above this number: 2,000 of 120 KB are 240 MB. */
const maxCards = 2000;
const cardsAfterSweep = 1500;

export type CardCache = {
  /**
   * The card of this version, from the file store or drawn now. Concurrent requests of an instance
   * share one drawing.
   */
  get: (
    version: string,
    content: CardContent,
    readPicture: () => Promise<Uint8Array | undefined>,
  ) => Promise<Uint8Array>;
  close: () => void;
};

type Store = { db: Database; publicFiles: PublicFiles };

/** Share cards as files `<version>.jpg`. */
export function createCardCache({ db, publicFiles: { shareCards } }: Store): CardCache {
  const drawer = createDrawingQueue<DrawingTask>('server/src/share-cards/drawing-process.ts', 'share card');
  const share = createSharedDrawings<Uint8Array>();

  async function drawAndSave(version: string, task: DrawingTask): Promise<Uint8Array> {
    const jpeg = await drawer.draw(task);
    // Such as a full disk: the card is sent all the same.
    await save(version, jpeg).catch((error: unknown) =>
      console.error('A share card could not be stored:', messageOf(error)),
    );
    return jpeg;
  }

  async function save(version: string, jpeg: Uint8Array): Promise<void> {
    // The row first: a file without a row would never be deleted.
    await db
      .insertInto('shareCard')
      .values({ version })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await shareCards.put(`${version}.jpg`, Readable.from([jpeg]));
    await sweep(db, shareCards);
  }

  return {
    get: async (version, content, readPicture) => {
      const stored = await findContent(shareCards, `${version}.jpg`);
      if (stored) return stored;
      return share(version, async () => drawAndSave(version, { content, pictureFile: await readPicture() }));
    },
    close: drawer.close,
  };
}

/** Deletes the oldest cards above the limit; they are drawn again on request. */
async function sweep(db: Store['db'], shareCards: FileStore): Promise<void> {
  const { count } = await db
    .selectFrom('shareCard')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  if (Number(count) <= maxCards) return;
  const oldest = await db
    .deleteFrom('shareCard')
    .where('version', 'in', (from) =>
      from.selectFrom('shareCard').select('version').orderBy('drawnAt', 'desc').offset(cardsAfterSweep),
    )
    .returning('version')
    .execute();
  for (const { version } of oldest) await shareCards.remove(`${version}.jpg`);
}
