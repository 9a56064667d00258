import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  createReadStream,
  createWriteStream,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Decrypter } from 'age-encryption';
import { sql } from 'kysely';
import pg from 'pg';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startDatabaseProxy } from '../database-proxy.ts';
import { type FilledSite, fillSite } from '../filled-site.ts';
import { runCommand } from '../run-command.ts';
import { cloneDatabase, connectionUrl, emptyDatabase } from '../running-site.ts';
import { visitorOf } from '../sent-reports.ts';
import { startServer } from '../started-server.ts';
import { startOfBeijingDay } from '../../src/database/beijing-time.ts';
import { clientConfig } from '../../src/database/open.ts';
import { filesIn } from '../../src/files/folder-store.ts';
import { publicFilesIn } from '../../src/files/public-files.ts';
import { sweepFilmFiles } from '../../src/films/save-film-file.ts';
import { deleteDocument } from '../../src/media/documents.ts';
import { deletePicture } from '../../src/media/store.ts';
import { sweepPictureFiles } from '../../src/media/unused-picture-files.ts';
import { receivePicture } from '../../src/pictures/receive.ts';
import { createSetUpLink } from '../../src/sessions/set-up-links.ts';
import { scrubPhysicalOrder } from '../../src/submissions/retention/scrub-physical-order.ts';
import { verifyArchive } from '../../src/backup/archive.ts';
import { readTables } from '../../src/backup/catalogue.ts';
import { fingerprintsOf } from '../../src/backup/fingerprints.ts';
import { connectForCopy, makeBackup } from '../../src/backup/make-backup.ts';

let filled: FilledSite;
let archive: string;
let firstDay: Date;
beforeAll(async () => {
  firstDay = startOfBeijingDay(new Date());
  filled = await fillSite();
  // Larger than a part of the archive and than a stream's chunk.
  await sql`insert into album_picture (album_id, picture, name, created_at, position)
    select 99, '', jsonb_build_object('cn', string_agg(md5(number::text), '')), now(), 0
    from generate_series(1, 300000) as number group by number / 1000`.execute(filled.site.context.db);
  const result = await backUp('--out', 'first.tar.age');
  expect(result).toMatchObject({ code: 0, stderr: '' });
  archive = path.join(filled.folder, 'first.tar.age');
});
afterAll(() => filled[Symbol.asyncDispose]());

const keyFile = () => path.join(filled.folder, 'backup.agekey');
const backUp = (...parameters: string[]) =>
  runCommand('backup', ['--recipient', filled.backupKey.recipient, ...parameters], { environment: filled.environment });
const restore = (environment: Record<string, string>, file = 'first.tar.age', ...parameters: string[]) =>
  runCommand('restore', [file, '--key', keyFile(), ...parameters], {
    environment: { INIT_CWD: filled.folder, ...environment },
  });
const submissions = async (environment: Record<string, string>, ...parameters: string[]) =>
  (await runCommand('submissions', parameters, { environment })).stdout.split('\n').toSorted();

/** A new data folder with the site's keys, as an operator would restore them. */
function newDataFolder(name: string, withKeys = true): string {
  // A name of its own for each try of a test.
  const dataDir = mkdtempSync(path.join(filled.folder, `${name}-`));
  for (const key of withKeys ? ['secret.key', 'submission.keys'] : [])
    cpSync(path.join(filled.site.context.dataDir, key), path.join(dataDir, key));
  return dataDir;
}

it('restores everything into an empty embedded store: submissions, receipts, files, pictures, content', async () => {
  const dataDir = newDataFolder('restored');
  const restored = await restore({ DATA_DIR: dataDir });
  expect(restored).toMatchObject({ code: 0, stderr: '', stdout: expect.stringContaining('Restored and compared') });
  const parameters = ['--out', 'again.tar.age', '--recipient', filled.backupKey.recipient];
  await runCommand('backup', parameters, { environment: { INIT_CWD: filled.folder, DATA_DIR: dataDir } });
  const [first, again] = await Promise.all(
    ['first', 'again'].map((name) =>
      verifyArchive(path.join(filled.folder, `${name}.tar.age`), filled.backupKey.identity),
    ),
  );
  expect(again).toEqual(first);
  expect(await runCommand('audit:verify', [], { environment: { DATA_DIR: dataDir } })).toMatchObject({
    code: 0,
    stdout: expect.stringContaining('intact: 1 entry.'),
  });
  const server = await startServer({ DATA_DIR: dataDir, TRUSTED_PROXIES: '127.0.0.1' });
  try {
    const visitor = visitorOf(server);
    expect(await visitor.readConversation(filled.receipt)).toEqual(['还有一件事']);
    const name = '480.jpg';
    const responses = [server.url, filled.site.url].map((url) => fetch(`${url}${filled.picture}/${name}`));
    const [picture, original] = await Promise.all(
      responses.map(async (response) => Buffer.from(await (await response).arrayBuffer())),
    );
    expect(original?.length).toBeGreaterThan(100);
    expect(picture?.equals(original ?? Buffer.alloc(0))).toBe(true);
    const films = [server.url, filled.site.url].map(async (url) => (await fetch(`${url}${filled.film}`)).arrayBuffer());
    const [film, originalFilm] = (await Promise.all(films)).map((content) => Buffer.from(content));
    expect(originalFilm?.length).toBeGreaterThan(100_000);
    expect(film?.equals(originalFilm ?? Buffer.alloc(0))).toBe(true);
    const reading = ['--key', path.join(filled.folder, 'officer.agekey'), '--files'];
    expect(await submissions({ DATA_DIR: dataDir }, ...reading, path.join(filled.folder, 'new'))).toEqual(
      await submissions(filled.environment, ...reading, path.join(filled.folder, 'old')),
    );
    expect(readdirSync(path.join(filled.folder, 'new'), { recursive: true }).length).toBeGreaterThan(3);
    expect(await visitor.sendReport()).toMatch(/^\d{4}-/);
    expect(server.output()).not.toContain('new items');
  } finally {
    expect(await server.stop()).toBe(0);
  }
  expect(await restore({ DATA_DIR: dataDir })).toMatchObject({ code: 1, stderr: expect.stringMatching(/not empty/) });
});

describe('an archive', () => {
  it('opens with standard tools, shows only the day, and contains no key and no unclaimed upload', async () => {
    const decrypter = new Decrypter();
    decrypter.addIdentity(filled.backupKey.identity);
    const tar = path.join(filled.folder, 'first.tar');
    await pipeline(
      Readable.from(await decrypter.decrypt(ReadableStream.from(createReadStream(archive)))),
      createWriteStream(tar),
    );
    const opened = newDataFolder('opened', false);
    execFileSync('tar', ['xf', tar, '-C', opened]);
    expect(execFileSync('sha256sum', ['--check', '--quiet', 'SHA256SUMS'], { cwd: opened }).toString()).toBe('');
    const listed = execFileSync('tar', ['tvf', tar, '--full-time', '--utc'], { encoding: 'utf8' }).trim().split('\n');
    // The archive may have been made before midnight.
    const days = [firstDay, startOfBeijingDay(new Date())].map((day) =>
      day.toISOString().slice(0, 19).replace('T', ' '),
    );
    expect(days.some((day) => listed.every((line) => line.includes(day)))).toBe(true);

    const bytes = readFileSync(tar);
    const secret = filled.site.context.secret;
    const [submissionKey] = filled.site.context.submissionKeys;
    const unclaimed = await filled.site.context.db.selectFrom('upload').select('storedName').executeTakeFirstOrThrow();
    const keys = [secret, submissionKey.key].flatMap((key) => [key, Buffer.from(key.toString('hex'))]);
    const canaries = [...keys, 'AGE-SECRET-KEY', unclaimed.storedName].map((canary) => bytes.includes(canary));
    expect(canaries).toEqual(canaries.map(() => false));
    expect(bytes.includes(filled.officer.recipient)).toBe(true);
    const row = await filled.site.context.db.selectFrom('reportFile').select('storedName').executeTakeFirstOrThrow();
    expect(bytes.includes(`files/${row.storedName}`)).toBe(true);
    expect(readdirSync(path.join(opened, 'tables/album_picture')).length).toBeGreaterThan(1);
  });

  it('is recorded in the store when it is complete', async () => {
    const { db } = filled.site.context;
    const { lastBackupAt } = await db.selectFrom('installation').select('lastBackupAt').executeTakeFirstOrThrow();
    expect(Date.now() - (lastBackupAt?.getTime() ?? 0)).toBeLessThan(600_000);
  });

  it('is never overwritten, and is not written into the data folder', async () => {
    expect(await backUp('--out', 'first.tar.age')).toMatchObject({ code: 1, stderr: expect.stringMatching(/exists/) });
    const inside = path.join(filled.site.context.dataDir, 'b.age');
    expect(await backUp('--out', inside)).toMatchObject({ code: 1, stderr: expect.stringMatching(/inside/) });
    expect(readdirSync(filled.folder).filter((name) => name.endsWith('.part'))).toEqual([]);
  });

  it('contains every logged table, also a new one, and referenced tables first', async () => {
    const database = await cloneDatabase();
    const client = await connectForCopy(database.connection);
    await client.query(`create table a_new_one (id integer primary key, submission_id uuid references submission);
      create unlogged table not_saved (id integer)`);
    const { rows } = await client.query<{ name: string }>(`select relname as name from pg_class
      where relnamespace in ('public'::regnamespace, 'audit'::regnamespace) and relkind = 'r' and relpersistence = 'p'`);
    const names = (await readTables(client)).map(({ name }) => name);
    const excluded = ['kysely_migration', 'kysely_migration_lock', 'upload', 'session'];
    const expected = rows.map(({ name }) => name).filter((name) => !excluded.includes(name));
    expect(names.toSorted()).toEqual(expected.toSorted());
    expect(names).toContain('audit_entry');
    expect(names).not.toContain('not_saved');
    expect(names.indexOf('a_new_one')).toBeGreaterThan(names.indexOf('submission'));
    expect(names.indexOf('report_entry')).toBeGreaterThan(names.indexOf('report'));
    await client.end();
    await database.drop();
  });
});

describe('a running backup', () => {
  const noKeys = { secret: undefined, submissionKeys: undefined };
  const copy = () => {
    const { db, dataDir } = filled.site.context;
    const keys = { submissionKeysFile: path.join(dataDir, 'submission.keys'), environmentKeys: noKeys };
    return { db, files: filesIn(dataDir), fingerprints: fingerprintsOf({ dataDir, ...keys }) };
  };
  const dataDir = () => filled.site.context.dataDir;
  const connection = () => ({ databaseUrl: filled.environment['DATABASE_URL'] ?? '' });
  const recipients = () => [filled.backupKey.recipient];
  const filesNow = () => readdirSync(path.join(filled.site.context.dataDir, 'files'));

  it('postpones the nightly job, which renames files', async () => {
    const { files, ...source } = copy();
    let jobRan: unknown;
    const size = async (name: string) => {
      jobRan ??= await scrubPhysicalOrder({ db: source.db, files }).then(() => true);
      return files.size(name);
    };
    const options = { file: path.join(filled.folder, 'night.tar.age'), recipients: recipients(), allowMissing: false };
    const manifest = await makeBackup(
      {
        ...source,
        connection: connection(),
        stores: { files: { ...files, size }, pictures: publicFilesIn(dataDir()).pictures },
      },
      options,
    );
    expect(manifest).toMatchObject({ deletedMeanwhile: [], missing: [] });
    expect(jobRan).toBe(true);
    const notCopied = source.db.selectFrom('reportFile').select('storedName').where('copied', '=', false);
    expect(await notCopied.execute()).not.toEqual([]);
  });

  it('continues after the idle connections of the pool were closed', async () => {
    const { files, ...source } = copy();
    let ended: unknown;
    const size = async (name: string) => {
      ended ??= await sql`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and state = 'idle' and query like '%pg_advisory_lock_shared%'`.execute(
        source.db,
      );
      return files.size(name);
    };
    const options = { file: path.join(filled.folder, 'long.tar.age'), recipients: recipients(), allowMissing: false };
    const manifest = await makeBackup(
      {
        ...source,
        connection: connection(),
        stores: { files: { ...files, size }, pictures: publicFilesIn(dataDir()).pictures },
      },
      options,
    );
    expect(ended).toBeDefined();
    expect(await verifyArchive(options.file, filled.backupKey.identity)).toEqual(manifest);
  });

  it('records files that are withdrawn meanwhile, and fails for a file that the store has lost', async () => {
    const receipt = await filled.visitor.sendReport({ fileNos: [await filled.visitor.upload('zurück.pdf')] });
    const { files, ...source } = copy();
    let withdrawn: unknown;
    const size = async (name: string) => {
      withdrawn ??= await filled.visitor.withdraw(receipt);
      return files.size(name);
    };
    const file = path.join(filled.folder, 'withdrawn.tar.age');
    const options = { file, recipients: recipients(), allowMissing: false };
    const manifest = await makeBackup(
      {
        ...source,
        connection: connection(),
        stores: { files: { ...files, size }, pictures: publicFilesIn(dataDir()).pictures },
      },
      options,
    );
    expect(manifest.deletedMeanwhile).toHaveLength(1);
    expect(manifest.missing).toEqual([]);
    expect(await verifyArchive(file, filled.backupKey.identity)).toEqual(manifest);

    const before = filesNow();
    const lost = await filled.visitor.sendReport({ fileNos: [await filled.visitor.upload('fort.pdf')] });
    const [name = ''] = filesNow().filter((one) => !before.includes(one));
    rmSync(path.join(filled.site.context.dataDir, 'files', name));
    const failed = await backUp('--out', 'lost.tar.age');
    expect(failed).toMatchObject({ code: 1, stderr: expect.stringMatching(/has lost 1 files/) });
    expect(readdirSync(filled.folder).filter((one) => one.startsWith('lost'))).toEqual([]);
    const allowed = await backUp('--out', 'lost.tar.age', '--allow-missing');
    expect(allowed).toMatchObject({ code: 0, stdout: expect.stringMatching(/1 files were missing/) });
    await filled.visitor.withdraw(lost);
  });

  it('lets a restored site be backed up again: what was deleted meanwhile is not restored', async () => {
    const { context } = filled.site;
    const { db } = context;
    // Names that come last: the files are deleted before they are copied.
    const [film, document] = ['e', 'f'].map((digit) => digit.padStart(32, 'f'));
    for (const name of [film, document]) await context.files.put(name ?? '', Readable.from([Buffer.from('content')]));
    await db
      .insertInto('filmFile')
      .values({ name: film ?? '', hash: 'e'.repeat(20), type: 'mp4', bytes: 7 })
      .execute();
    const size = { width: 16, height: 9, seconds: 1, captioned: false };
    const stored = { storedName: film ?? '', hash: 'e'.repeat(20), type: 'mp4' } as const;
    await db
      .insertInto('film')
      .values({ name: 'deleted', ...stored, ...size })
      .execute();
    const file = { fileName: 'a.txt', mediaType: 'text/plain', bytes: 7, accountId: 1 };
    await db
      .insertInto('document')
      .values({ id: 'deleted', storedName: document ?? '', ...file })
      .execute();
    const photograph = sharp({ create: { width: 480, height: 320, channels: 3, background: '#084' } });
    await receivePicture(context, Readable.from([await photograph.jpeg().toBuffer()]), {
      name: 'deleted',
      fileName: 'photo.jpg',
      mediaType: 'image/jpeg',
      focus: { x: 0.5, y: 0.5 },
      description: { cn: '照片' },
    });
    const before = filesNow();
    const fileNos = [await filled.visitor.upload('一.pdf'), await filled.visitor.upload('二.pdf')];
    const receipt = await filled.visitor.sendReport({ fileNos });
    const [archived = '', deleted = ''] = filesNow()
      .filter((name) => !before.includes(name))
      .toSorted();
    const deleteAll = async () => {
      await filled.visitor.withdraw(receipt);
      await deleteDocument(context, 'deleted', async () => undefined);
      await db.deleteFrom('film').where('name', '=', 'deleted').execute();
      await deletePicture(db, 'deleted');
      const twoDaysLater = new Date(Date.now() + 2 * 86_400_000);
      await sweepFilmFiles(context, twoDaysLater);
      await sweepPictureFiles(context, twoDaysLater);
    };
    const { files, ...source } = copy();
    const stores = {
      files: {
        ...files,
        size: async (name: string) => {
          if (name === deleted) await deleteAll();
          return files.size(name);
        },
      },
      pictures: publicFilesIn(dataDir()).pictures,
    };
    const options = {
      file: path.join(filled.folder, 'deleted.tar.age'),
      recipients: recipients(),
      allowMissing: false,
    };
    const manifest = await makeBackup({ ...source, connection: connection(), stores }, options);
    expect(manifest.deletedMeanwhile).toEqual(
      expect.arrayContaining([`files/${deleted}`, `files/${film}`, `files/${document}`]),
    );
    expect(manifest.deletedMeanwhile.filter((entry) => entry.startsWith('pictures/'))).not.toEqual([]);
    expect(manifest.deletedMeanwhile).not.toContain(`files/${archived}`);

    const restoredFolder = newDataFolder('deleted');
    const { environment, client, drop } = await newDatabase(restoredFolder);
    expect(await restore(environment, 'deleted.tar.age')).toMatchObject({ code: 0, stderr: '' });
    const again = ['--recipient', filled.backupKey.recipient, '--out', 'again-deleted.tar.age'];
    expect(
      await runCommand('backup', again, { environment: { INIT_CWD: filled.folder, ...environment } }),
    ).toMatchObject({ code: 0, stderr: '', stdout: expect.not.stringContaining('missing') });
    expect(readdirSync(path.join(restoredFolder, 'files'))).not.toContain(archived);
    const count = async (table: string) => Number((await client.query(`select from ${table}`)).rowCount);
    expect(await count('report')).toBe((await db.selectFrom('report').select('id').execute()).length);
    expect(await count('film')).toBe((await db.selectFrom('film').select('name').execute()).length);
    expect(await count('picture')).toBe((await db.selectFrom('picture').select('name').execute()).length);
    // A retry of the withdrawn report is not accepted, either.
    expect(await count('withdrawn_submission')).toBe(
      (await db.selectFrom('withdrawnSubmission').select('mark').execute()).length,
    );
    await drop();
  });
});

describe('a restore changes nothing and rejects', () => {
  const noStore = { DATA_DIR: '', DATABASE_URL: '' };

  it.each([
    ['a damaged archive', 'damaged.tar.age', (bytes: Buffer) => bytes.fill(7, 100_000, 100_001), /is damaged/],
    ['a truncated archive', 'short.tar.age', (bytes: Buffer) => bytes.subarray(0, bytes.length - 5000), /is damaged/],
    [
      'an archive that ends between two chunks',
      'cut.tar.age',
      (bytes: Buffer) => bytes.subarray(0, 200 + 65_552),
      /is damaged/,
    ],
    ['a file that is not a backup', 'else.tar.age', () => Buffer.from('hello'), /not a backup/],
  ])('%s', async (_name, file, change, reason) => {
    writeFileSync(path.join(filled.folder, file), change(readFileSync(archive)));
    const dataDir = newDataFolder(`for-${file}`);
    const rejected = await restore({ ...noStore, DATA_DIR: dataDir }, file);
    expect(rejected).toMatchObject({ code: 1, stderr: expect.stringMatching(reason) });
    expect(rejected.stdout).toBe(`Restores into the embedded store of ${dataDir}, and files into ${dataDir}\n`);
    expect(readdirSync(dataDir).toSorted()).toEqual(['secret.key', 'submission.keys']);
  });

  it('another backup key, missing keys, and keys of another store', async () => {
    const dataDir = newDataFolder('other-keys', false);
    const environment = { INIT_CWD: filled.folder, DATA_DIR: dataDir };
    const parameters = ['first.tar.age', '--key', 'officer.agekey'];
    const wrong = await runCommand('restore', parameters, { environment });
    expect(wrong).toMatchObject({ code: 1, stderr: expect.stringMatching(/key does not open/) });
    expect(await restore(environment)).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/secret.key is missing/),
    });
    writeFileSync(path.join(dataDir, 'secret.key'), createHash('sha256').update('x').digest('hex'));
    cpSync(path.join(filled.site.context.dataDir, 'submission.keys'), path.join(dataDir, 'submission.keys'));
    expect(await restore(environment)).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/differs from that of this backup/),
    });
    expect(readdirSync(dataDir).toSorted()).toEqual(['secret.key', 'submission.keys']);
  });

  it('a database that is in use', async () => {
    const dataDir = newDataFolder('in-use');
    const environment = { DATA_DIR: dataDir, DATABASE_URL: filled.environment['DATABASE_URL'] ?? '' };
    expect(await restore(environment)).toMatchObject({ code: 1, stderr: expect.stringMatching(/not empty/) });
  });
});

/** A new empty database and the connection of a server on this data folder. */
async function newDatabase(dataDir: string) {
  const database = await emptyDatabase();
  const client = new pg.Client(clientConfig(database.connection));
  await client.connect();
  const { rows } = await client.query<{ name: string }>('select current_database() as name');
  const url = new URL(filled.environment['DATABASE_URL'] ?? '');
  url.pathname = `/${rows[0]?.name ?? ''}`;
  return {
    environment: { DATA_DIR: dataDir, DATABASE_URL: url.href },
    client,
    drop: async () => {
      await client.end();
      await database.drop();
    },
  };
}

it('rejects rows that the migrated columns change, such as a time in a column that holds a day', async () => {
  const { db } = filled.site.context;
  // What an operator's own PostgreSQL allows; the archive stores what the column had.
  await sql`alter table report_key alter column added_on type timestamp using added_on + time '10:30'`.execute(db);
  try {
    expect(await backUp('--out', 'altered.tar.age')).toMatchObject({ code: 0, stderr: '' });
  } finally {
    await sql`alter table report_key alter column added_on type date`.execute(db);
  }
  const { environment, client, drop } = await newDatabase(newDataFolder('altered'));
  expect(await restore(environment, 'altered.tar.age')).toMatchObject({
    code: 1,
    stdout: expect.stringMatching(/^Restores into the database [^\n]+\n$/),
    stderr: expect.stringMatching(/^The table report_key differs from the archive/),
  });
  expect((await client.query(`select from pg_class where relname = 'report_key'`)).rows).toEqual([]);
  await drop();
});

it.skipIf(process.env['LONG_TESTS'] === undefined).each([
  ['new keys', {}],
  ['other keys in the environment', { SECRET_KEY: 'a1'.repeat(32), SUBMISSION_KEYS: `2:${'b2'.repeat(32)}` }],
])('starts a restored site without its lost keys, with %s, and shows no report as altered', async (name, keys) => {
  const { environment: store, client, drop } = await newDatabase(newDataFolder(`lost: ${name}`, false));
  const environment = { ...store, ...keys, TRUSTED_PROXIES: '127.0.0.1' };
  expect(await restore(environment, 'first.tar.age', '--without-keys')).toMatchObject({ code: 0, stderr: '' });
  const server = await startServer(environment);
  try {
    const receipt = await visitorOf(server).sendReport();
    const key = ['--kind', 'report', '--key', path.join(filled.folder, 'officer.agekey')];
    const read = await runCommand('submissions', key, { environment });
    expect(read).toMatchObject({ code: 0, stdout: expect.stringContaining('还有一件事') });
    expect(read.stdout).not.toContain('"altered"');
    expect(await visitorOf(server).readConversation(receipt)).toEqual([]);
    const lost = await runCommand('submissions', ['--kind', 'message'], { environment });
    expect(lost).toMatchObject({ code: 1, stderr: expect.stringContaining('The message') });
  } finally {
    await server.stop();
  }
  const { rows } = await client.query('select from report_key where mac is null');
  expect(rows).toEqual([]);
  // Those of the lost secret would never match again.
  expect((await client.query('select from submission where phone_hash is not null')).rows).toEqual([]);
  await drop();
});

it('restores no set-up link', async () => {
  const { db } = filled.site.context;
  const { id } = await db.selectFrom('account').select('id').executeTakeFirstOrThrow();
  await createSetUpLink(db, id, { minutes: 60, resetsSecondFactor: true });
  expect(await backUp('--out', 'linked.tar.age')).toMatchObject({ code: 0, stderr: '' });
  await db.deleteFrom('setUpLink').execute();
  const { environment, client, drop } = await newDatabase(newDataFolder('linked'));
  expect(await restore(environment, 'linked.tar.age')).toMatchObject({ code: 0, stderr: '' });
  expect((await client.query('select from set_up_link')).rowCount).toBe(0);
  expect((await client.query('select from account')).rowCount).toBeGreaterThan(0);
  await drop();
});

it('finishes a restore of the same archive that was interrupted just after its commit', async () => {
  const database = await emptyDatabase();
  const proxy = await startDatabaseProxy(database.connection);
  const dataDir = newDataFolder('committed');
  const environment = { DATA_DIR: dataDir, DATABASE_URL: connectionUrl(database.connection) };
  // The tag with which PostgreSQL confirms a commit.
  proxy.cutBefore('COMMIT\0');
  expect(await restore({ ...environment, DATABASE_URL: connectionUrl(proxy.connection) })).toMatchObject({ code: 1 });
  await proxy.close();
  expect(readdirSync(dataDir)).toEqual(expect.arrayContaining(['restore-unfinished', 'row-macs-added']));
  expect(await backUp('--out', 'other.tar.age')).toMatchObject({ code: 0 });
  expect(await restore(environment, 'other.tar.age')).toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/empty/),
  });
  expect(await restore(environment)).toMatchObject({
    code: 0,
    stderr: '',
    stdout: expect.stringContaining('Restored'),
  });
  expect(readdirSync(dataDir)).not.toContain('restore-unfinished');
  expect(await runCommand('audit:verify', [], { environment })).toMatchObject({ code: 0 });
  expect(await restore(environment)).toMatchObject({ code: 1, stderr: expect.stringMatching(/not empty/) });
  await database.drop();
});

it('leaves an empty database and a marker when a restore is killed, can be run again, and adds no MACs later', async () => {
  const database = await emptyDatabase();
  const dataDir = newDataFolder('killed');
  const holder = new pg.Client(clientConfig(database.connection));
  await holder.connect();
  // The lock of migrations, which stops the restore midway.
  await holder.query('select pg_advisory_lock(3853314791062309107)');
  const { rows } = await holder.query<{ name: string }>('select current_database() as name');
  const url = new URL(filled.environment['DATABASE_URL'] ?? '');
  url.pathname = `/${rows[0]?.name ?? ''}`;
  const environment = { DATA_DIR: dataDir, DATABASE_URL: url.href };
  const killed = runCommand('restore', ['first.tar.age', '--key', keyFile()], {
    environment: { INIT_CWD: filled.folder, ...environment },
    killWhen: async () => {
      // Of this database alone: other tests' servers wait for such locks, too.
      const waiting = `select from pg_locks where locktype = 'advisory' and not granted
        and database = (select oid from pg_database where datname = current_database())`;
      await expect.poll(async () => (await holder.query(waiting)).rowCount, { timeout: 30_000 }).toBeGreaterThan(0);
    },
  });
  expect((await killed).code).not.toBe(0);
  await holder.query('select pg_advisory_unlock_all()');
  expect(readdirSync(dataDir)).toContain('restore-unfinished');
  await expect(startServer(environment)).rejects.toThrow('was not finished');
  expect(await restore(environment)).toMatchObject({ code: 0, stderr: '' });
  expect(readdirSync(dataDir)).not.toContain('restore-unfinished');
  const disabledTriggers = `select tgname from pg_trigger where tgenabled <> 'O'`;
  expect((await holder.query(disabledTriggers)).rows).toEqual([]);

  // A server gives no MAC to a row that somebody inserts into a restored database.
  await holder.query('insert into report_key (name, role, recipient) values ($1, $2, $3)', [
    'mallory',
    'officer',
    filled.backupKey.recipient,
  ]);
  const server = await startServer(environment);
  await server.stop();
  expect(server.output()).toContain('mallory');
  expect((await holder.query('select from report_key where mac is null')).rows).toHaveLength(1);
  await holder.end();
  await database.drop();
});
