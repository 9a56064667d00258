import { mkdir, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ShareCard } from './card.ts';
import { createDrawer, type Order } from './drawer.ts';

/** Cards of earlier titles and pictures stay until there are more than this: 2,000 are about 160 MB. */
const mostKept = 2000;
const sweptTo = 1500;

export type KeptCards = {
  /** The card of this version: as it lies in the folder, or drawn now; once, however many ask. */
  get: (version: string, card: ShareCard, picture: () => Promise<string | undefined>) => Promise<Uint8Array>;
  close: () => void;
};

/** Share cards as files, `folder/<version>.jpg`. */
export function createKeptCards(folder: string): KeptCards {
  const drawer = createDrawer();
  const underWay = new Map<string, Promise<Uint8Array>>();

  async function make(version: string, order: Order): Promise<Uint8Array> {
    const file = path.join(folder, `${version}.jpg`);
    const jpeg = await drawer.draw(order);
    await mkdir(folder, { recursive: true });
    // Renamed when it is whole: nobody meets half a card, also after a power cut.
    const part = `${file}.${process.pid}`;
    await writeFile(part, jpeg, { flush: true });
    await rename(part, file);
    await sweep(folder);
    return jpeg;
  }

  return {
    get: async (version, card, picture) => {
      const kept = await readKept(path.join(folder, `${version}.jpg`));
      if (kept) return kept;
      let made = underWay.get(version);
      if (!made) {
        made = picture().then((file) => make(version, { card, picture: file }));
        underWay.set(version, made);
        void made.catch(() => undefined).finally(() => underWay.delete(version));
      }
      return made;
    },
    close: drawer.close,
  };
}

async function readKept(file: string): Promise<Uint8Array | undefined> {
  try {
    await using opened = await open(file);
    return await opened.readFile();
  } catch {
    return undefined;
  }
}

/** Removes the oldest cards when there are too many; one that is asked for again is drawn again. */
async function sweep(folder: string): Promise<void> {
  const names = await readdir(folder);
  if (names.length <= mostKept) return;
  const files = await Promise.all(
    names.map(async (name) => {
      const file = path.join(folder, name);
      return { file, age: (await stat(file)).mtimeMs };
    }),
  );
  const oldest = files.toSorted((a, b) => a.age - b.age).slice(0, names.length - sweptTo);
  await Promise.all(oldest.map(({ file }) => rm(file, { force: true })));
}
