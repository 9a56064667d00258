/**
 * A site with everything that a backup contains: submissions of every kind with files and entries, an uploaded picture
 * and an uploaded film.
 */
import { chmodSync, createReadStream, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { filmUrl } from 'contract/media/film.ts';
import sharp from 'sharp';
import { saveFilmFile } from '../src/films/save-film-file.ts';
import { generateKeyPair, type KeyPair, writeKeyFile } from '../src/cryptography/key-file.ts';
import { receivePicture } from '../src/pictures/receive.ts';
import { publicKeysOf, registerKey } from '../src/submissions/commands/officer-keys.ts';
import { databaseUrlOf } from './run-command.ts';
import { type RunningSite, runSite } from './running-site.ts';
import { createStaff } from './staff.ts';
import { recordAudit } from '../src/audit/record.ts';
import { visitorOf } from './sent-reports.ts';

export type FilledSite = AsyncDisposable & {
  site: RunningSite;
  visitor: ReturnType<typeof visitorOf>;
  /** The report's receipt. */
  receipt: string;
  /** The folder with the keys `officer.agekey` and `backup.agekey`; commands run in it. */
  folder: string;
  officer: KeyPair;
  backupKey: KeyPair;
  /** The URL of the uploaded picture's folder. */
  picture: string;
  /** The URL of the uploaded film. */
  film: string;
  /** The environment in which an operator's command uses this site. */
  environment: Record<string, string>;
};

const message = {
  sayType: '2',
  reporterType: '1',
  reporter: '王建国',
  reporterMobile: '13800138000',
  email: 'buyer@example.com',
  remark: '请报价\t"\\N"\n第二行',
};

export async function fillSite(): Promise<FilledSite> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'site-filled-'));
  // The embedded store's user must be able to enter the data folders in it.
  chmodSync(folder, 0o711);
  // A restored server opens the receipts too.
  const site = await runSite({ trustedProxies: ['127.0.0.1'], slowHashes: true });
  const { db, dataDir, secret } = site.context;
  const [officer, backupKey] = [await generateKeyPair(), await generateKeyPair()];
  await writeKeyFile(path.join(folder, 'officer.agekey'), officer);
  await writeKeyFile(path.join(folder, 'backup.agekey'), backupKey);
  await registerKey(db, secret, { name: 'officer', role: 'officer', ...publicKeysOf(officer) });
  const { id } = await createStaff(site, { login: 'editor', roles: ['editor'] });
  await recordAudit(db, { by: null, action: 'account.create', object: { kind: 'account', id: String(id) } });
  const visitor = visitorOf(site);
  const receipt = await visitor.sendReport({ fileNos: [await visitor.upload('凭证.pdf')] });
  await visitor.addEntry(receipt, [await visitor.upload('补充.pdf')]);
  await visitor.send(message);
  const { postNo } = await db.selectFrom('jobPost').select('postNo').where('open', '=', true).executeTakeFirstOrThrow();
  await visitor.send({ sayType: '3', postNo, fileNos: [await visitor.upload('简历.pdf')] });
  const resume = await db.selectFrom('submission').select('id').where('kind', '=', 'resume').executeTakeFirstOrThrow();
  await db
    .insertInto('application')
    .values({ submissionId: resume.id, stage: 'interview', interviewAt: new Date('2026-12-01T06:00:00Z') })
    .execute();
  await visitor.upload('无人认领.pdf');
  const photograph = sharp({ create: { width: 480, height: 320, channels: 3, background: '#840' } });
  const { hash } = await receivePicture(site.context, Readable.from([await photograph.jpeg().toBuffer()]), {
    name: 'brought-today',
    fileName: 'photo.jpg',
    mediaType: 'image/jpeg',
    focus: { x: 0.5, y: 0.5 },
    description: { cn: '照片' },
  });
  const film = await saveFilmFile(site.context, {
    fileName: 'kiln.webm',
    content: createReadStream(path.join(import.meta.dirname, '../../content/films/kiln-glow.webm')),
  });
  await db
    .insertInto('film')
    .values({ name: 'filmed-today', ...film, width: 1280, height: 720, seconds: 10, captioned: false })
    .execute();
  return {
    site,
    visitor,
    receipt,
    folder,
    officer,
    backupKey,
    picture: `/pictures/${hash}`,
    film: filmUrl(film.hash, film.type),
    environment: { INIT_CWD: folder, DATA_DIR: dataDir, DATABASE_URL: await databaseUrlOf(db) },
    [Symbol.asyncDispose]: async () => {
      await site.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
