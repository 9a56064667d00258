/** Kills a server while it saves and replaces files of staff, and while it imports: all of it is done, or nothing. */
import { randomBytes, randomInt, randomUUID } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { pictureTypes, pictureWidths } from 'contract/media/picture.ts';
import { strToU8, zipSync } from 'fflate';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Database, openDatabase } from '../../src/database/open.ts';
import { filesIn } from '../../src/files/folder-store.ts';
import { publicFilesIn } from '../../src/files/public-files.ts';
import { sweepFilmFiles } from '../../src/films/save-film-file.ts';
import { sweepExports } from '../../src/media/exports.ts';
import { sweepPictureFiles } from '../../src/media/unused-picture-files.ts';
import { receivePicture } from '../../src/pictures/receive.ts';
import { sweepUploads } from '../../src/uploads/sweep.ts';
import { cloneDatabase, connectionUrl } from '../running-site.ts';
import { type StaffResponse, type StaffClient, staffClient } from '../staff-client.ts';
import { startServer } from '../started-server.ts';
import { temporaryInstallation } from './temporary-installation.ts';

const rounds = 30;

/** The number of items in the file that is imported. */
const importedItems = 3;

const film = readFileSync(path.join(import.meta.dirname, '../../../content/films/kiln-glow.webm'));

type TemporaryInstallation = ReturnType<typeof temporaryInstallation>;

/** A picture that no earlier round has sent. */
function newPicture(): Promise<Buffer> {
  const background = { r: randomInt(256), g: randomInt(256), b: randomInt(256) };
  return sharp({ create: { width: 640 + randomInt(100), height: 300 + randomInt(100), channels: 3, background } })
    .jpeg()
    .toBuffer();
}

/** All files below a folder. */
function filesBelow(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .toSorted();
}

function filesOf({ hash, width }: { hash: string; width: number }): string[] {
  return pictureWidths(width).flatMap((size) => pictureTypes.map((type) => `${hash}/${size}.${type}`));
}

/** Waits for whatever the database still does for a killed server. */
async function waitForDatabase(db: Database): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await transaction.selectFrom('picture').select('name').forUpdate().execute();
    await transaction.selectFrom('film').select('name').forUpdate().execute();
    await transaction.selectFrom('contentItem').select('id').forUpdate().execute();
  });
}

/** Does something once undisturbed, to know how long it takes, then thirty times with a kill in the middle. */
async function killRepeatedly(
  { environment, dataDir }: TemporaryInstallation,
  db: Database,
  prepare: (editor: StaffClient) => Promise<() => Promise<StaffResponse | undefined>>,
  check: (isAcknowledged: boolean) => Promise<'nothing' | 'all'>,
): Promise<void> {
  const outcomes: string[] = [];
  let latestKill = 0;
  for (let round = 0; round <= rounds; round += 1) {
    const server = await startServer(environment);
    expect(readdirSync(dataDir).filter((name) => name.startsWith('.receiving'))).toEqual([]);
    const editor = await staffClient({ url: server.url, context: { db } }, 'editor');
    const act = await prepare(editor);
    const begun = performance.now();
    const acting = act().catch(() => undefined);
    if (round === 0) {
      expect((await acting)?.status).toBe(200);
      latestKill = (performance.now() - begun) * 1.2;
    } else await pause(randomInt(Math.ceil(latestKill)));
    await server.kill();
    const response = await acting;
    await waitForDatabase(db);
    const outcome = await check(response?.status === 200);
    outcomes.push(outcome);
    // Follows the machine's speed: otherwise every kill may come too early, or too late.
    if (round > 0) latestKill *= outcome === 'all' ? 0.9 : 1.1;
  }
  // A test in which the kill always comes too early or too late proves nothing.
  expect(new Set(outcomes.slice(1))).toEqual(new Set(['nothing', 'all']));
}

describe.skipIf(process.env.LONG_TESTS === undefined)('a killed server', () => {
  const installation = temporaryInstallation('pictures');
  const pictures = path.join(installation.dataDir, 'pictures');
  const publicFiles = publicFilesIn(installation.dataDir);
  let database: Awaited<ReturnType<typeof cloneDatabase>>;
  let db: Awaited<ReturnType<typeof openDatabase>>;
  let environment: TemporaryInstallation['environment'] & { DATABASE_URL: string };

  beforeAll(async () => {
    database = await cloneDatabase();
    environment = { ...installation.environment, DATABASE_URL: connectionUrl(database.connection) };
    db = await openDatabase(database.connection);
  });
  afterAll(async () => {
    await db.destroy();
    await database.drop();
    installation[Symbol.dispose]();
  });

  const uploaded = () =>
    db.selectFrom('picture').select(['name', 'hash', 'width']).where('source', '=', 'upload').execute();
  const uploadedFilms = async () => {
    const rows = await db.selectFrom('film').select('storedName').where('storedName', 'is not', null).execute();
    return rows.map(({ storedName }) => String(storedName));
  };
  const entries = async (action: string) =>
    (await db.selectFrom('audit.auditEntry').select('id').where('action', '=', action).execute()).length;

  const documents = () => db.selectFrom('document').select(['id', 'fileName', 'storedName']).execute();

  /** A day later nothing is left but the files of the pictures and documents in the library. */
  async function expectNothingLeft(): Promise<void> {
    const later = new Date(Date.now() + 25 * 3_600_000);
    await sweepPictureFiles({ db, publicFiles }, later);
    await sweepExports({ db, files: filesIn(installation.dataDir) }, later);
    await sweepUploads(db, filesIn(installation.dataDir), later);
    await sweepFilmFiles({ db, files: filesIn(installation.dataDir) }, later);
    expect(filesBelow(pictures)).toEqual((await uploaded()).flatMap(filesOf).toSorted());
    const stored = [...(await documents()).map(({ storedName }) => storedName), ...(await uploadedFilms())];
    expect(filesBelow(path.join(installation.dataDir, 'files'))).toEqual(stored.toSorted());
  }

  it('has replaced a picture with all its sizes, or not at all', async () => {
    const name = 'replaced-sample';
    const present = async () => (await uploaded()).find((picture) => picture.name === name);
    let before: string | undefined;
    let replacements = 0;
    await killRepeatedly(
      { ...installation, environment },
      db,
      async (editor) => {
        if ((await present()) === undefined)
          await receivePicture({ db, ...installation, publicFiles }, Readable.from([await newPicture()]), {
            name,
            fileName: 'sample.jpg',
            mediaType: 'image/jpeg',
            focus: { x: 0.5, y: 0.5 },
            description: { cn: '示例' },
          });
        before = (await present())?.hash;
        const picture = await newPicture();
        return () => editor.upload(`media/${name}/replace`, picture, 'sample.jpg');
      },
      async (isAcknowledged) => {
        const after = await present();
        if (after === undefined) throw new Error('the picture is lost');
        const isReplaced = after.hash !== before;
        if (isReplaced) replacements += 1;
        expect(isReplaced || !isAcknowledged, 'an acknowledged replacement is stored').toBe(true);
        expect(filesBelow(pictures)).toEqual(expect.arrayContaining(filesOf(after)));
        expect(await entries('media.replace')).toBe(replacements);
        return isReplaced ? 'all' : 'nothing';
      },
    );
    await expectNothingLeft();
  }, 900_000);

  it('has saved a document with its file, or neither, and leaves no file of those that it deletes', async () => {
    let fileName = '';
    let saved = 0;
    await killRepeatedly(
      { ...installation, environment },
      db,
      async (editor) => {
        for (const { id } of await documents()) expect((await editor.post(`documents/${id}/delete`)).status).toBe(200);
        fileName = `${randomUUID()}.txt`;
        const text = Buffer.from(randomBytes(1024 * 1024).toString('base64'));
        return () => editor.upload('../../common/upload', text, fileName);
      },
      async (isAcknowledged) => {
        const document = (await documents()).find((one) => one.fileName === fileName);
        if (document !== undefined) saved += 1;
        expect(document !== undefined || !isAcknowledged, 'an acknowledged upload is stored').toBe(true);
        expect(await entries('media.upload')).toBe(saved);
        if (document) expect(filesBelow(path.join(installation.dataDir, 'files'))).toContain(document.storedName);
        return document === undefined ? 'nothing' : 'all';
      },
    );
    expect(
      await sweepUploads(db, filesIn(installation.dataDir), new Date(Date.now() + 25 * 3_600_000)),
    ).toBeGreaterThan(0);
    await expectNothingLeft();
  }, 900_000);

  it('has replaced a film, or not at all', async () => {
    const before = await entries('media.replace');
    let [stored] = await uploadedFilms();
    let replacements = 0;
    await killRepeatedly(
      { ...installation, environment },
      db,
      async (editor) => {
        [stored] = await uploadedFilms();
        return () => editor.upload('films/kiln-glow/replace/1280/720/10000', film, 'kiln.webm');
      },
      async (isAcknowledged) => {
        const [after] = await uploadedFilms();
        const isReplaced = after !== stored;
        if (isReplaced) replacements += 1;
        expect(isReplaced || !isAcknowledged, 'an acknowledged replacement is stored').toBe(true);
        if (after !== undefined) expect(filesBelow(path.join(installation.dataDir, 'files'))).toContain(after);
        expect((await entries('media.replace')) - before).toBe(replacements);
        return isReplaced ? 'all' : 'nothing';
      },
    );
    await expectNothingLeft();
  }, 900_000);

  it('has imported all items with their pictures and films, or nothing', async () => {
    let word = '';
    let imports = 0;
    await killRepeatedly(
      { ...installation, environment },
      db,
      async (editor) => {
        word = `import-${randomUUID()}`;
        const text = { cn: word, en: word, ru: word };
        const body = {
          contentType: 1,
          publishedAt: null,
          pinned: false,
          externalUrl: null,
          picture: word,
          title: text,
          summary: text,
          editor: null,
          content: { cn: `<p>${word}</p>`, en: `<p>${word}</p>`, ru: `<p>${word}</p>` },
        };
        const states = { cn: 'draft', en: 'draft', ru: 'draft' };
        const items: { kind: string; id: string; body: object; states: object }[] = Array.from(
          { length: importedItems - 1 },
          (_, index) => ({ kind: 'news', id: String(900_000 + index), body, states }),
        );
        const banner = {
          placement: 'home',
          picture: word,
          film: word,
          mainTitle: text,
          subTitle: null,
          label: text,
          picArea: 1,
          link: '',
        };
        items.push({ kind: 'banner', id: '900000', body: banner, states });
        const measures = { type: 'webm', width: 1280, height: 720, seconds: 10 };
        const content = {
          format: 'carbon-group-content',
          version: 2,
          exportedAt: new Date().toISOString(),
          items,
          pictures: [{ name: word, description: { cn: word }, focus: { x: 0.5, y: 0.5 } }],
          films: [{ name: word, ...measures, poster: word, captions: {} }],
        };
        const zip = zipSync({
          'content.json': strToU8(JSON.stringify(content)),
          [`pictures/${word}.jpg`]: await newPicture(),
          [`films/${word}.webm`]: film,
        });
        return async () => {
          const previewed = await editor.upload('content-exchange/preview', zip, 'import.zip');
          const { fileName } = Object(previewed.body.data);
          const choices = items.map((_, number) => ({ number, version: null }));
          return editor.post('content-exchange/apply', { fileName, items: choices });
        };
      },
      async (isAcknowledged) => {
        const items = await db
          .selectFrom('contentItem')
          .select('id')
          .where('searchText', 'like', `%${word}%`)
          .execute();
        const picture = (await uploaded()).find(({ name }) => name === word);
        const added = await db.selectFrom('film').select('storedName').where('name', '=', word).executeTakeFirst();
        if (items.length > 0) imports += 1;
        expect([items.length, picture !== undefined, added !== undefined]).toEqual(
          items.length === 0 ? [0, false, false] : [importedItems, true, true],
        );
        if (added) expect(filesBelow(path.join(installation.dataDir, 'files'))).toContain(added.storedName);
        expect(items.length > 0 || !isAcknowledged, 'an acknowledged import is stored').toBe(true);
        if (picture) expect(filesBelow(pictures)).toEqual(expect.arrayContaining(filesOf(picture)));
        expect(await entries('content.import')).toBe(imports);
        return items.length === 0 ? 'nothing' : 'all';
      },
    );
    await expectNothingLeft();
  }, 900_000);
});
