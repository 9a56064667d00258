import type { Kysely } from 'kysely';
import type { Config } from './config/config.ts';
import { readSecret } from './config/secrets.ts';
import { readSubmissionKeys, type SubmissionKeys } from './config/submission-keys.ts';
import { watchContent } from './database/content-changes.ts';
import { startEmbedded } from './database/embedded.ts';
import { migrate, openDatabase, type Reach } from './database/open.ts';
import type { Tables } from './database/tables.ts';
import { Kept, type KeptAnswer } from './http/kept-answers.ts';
import { type FilmRegistry, readFilms } from './films/registry.ts';
import type { PageCard } from './share-cards/card.ts';
import { HourlyKeys } from './hourly-keys.ts';
import type { FileStore } from './files/file-store.ts';
import { openFiles } from './files/open.ts';
import { type Admission, type AdmissionSettings, createAdmission, systemClock } from './submissions/admission.ts';
import { createDerivations, type DerivedFor } from './submissions/derivations.ts';
import { deriveReceiptKeys, type ReceiptKeys } from './submissions/receipt-keys.ts';
import { wrongReceiptsAllowed } from './submissions/rules.ts';
import { WeightedLimit } from './submissions/weighted-limit.ts';
import { type UploadLimits, uploadLimits } from './uploads/keep-upload.ts';
import { createPersons, type DrawPerson } from './monograms/address.ts';
import { type PictureRegistry, readPictures } from './pictures/registry.ts';

const megabyte = 1024 * 1024;

/** A rendered page, ready to be sent. */
export type KeptPage = {
  status: number;
  /** Its links do not say where they stood. */
  discreet: boolean;
  redirect: string | undefined;
  document: KeptAnswer;
  card: PageCard | undefined;
};

/** Everything the routes need, built once, passed in, closed once. */
export type Context = {
  db: Kysely<Tables>;
  answers: Kept<KeptAnswer>;
  /** Of a page that is made for one visitor only, no more than that it is. */
  pages: Kept<KeptPage | 'fresh'>;
  /** Every picture that content can show, kept until one changes. */
  pictures: () => Promise<PictureRegistry>;
  films: () => Promise<FilmRegistry>;
  /** Gives the card of a person without a photograph. */
  drawPerson: DrawPerson;
  /** What visitors send, sealed. */
  files: FileStore;
  admission: Admission;
  /** Costly: two at a time, reports first. */
  receiptKeys: (forWhat: DerivedFor, digits: string) => Promise<ReceiptKeys>;
  wrongReceipts: WeightedLimit;
  /** By address; what is not kept is given back. */
  uploadedBytes: WeightedLimit;
  mostUnclaimedBytes: number;
  hourlyKeys: HourlyKeys;
  secret: Buffer;
  submissionKeys: SubmissionKeys;
  dataDir: string;
  close: () => Promise<void>;
};

export async function openContext(
  config: Pick<Config, 'dataDir' | 'databaseUrl' | 's3' | 'submissionKeysFile' | 'perTenMinutes'>,
): Promise<Context> {
  const embedded = config.databaseUrl === undefined ? await startEmbedded(config.dataDir) : undefined;
  const reach: Reach =
    embedded === undefined ? { databaseUrl: config.databaseUrl ?? '' } : { socketFolder: embedded.socketFolder };
  try {
    const files = await openFiles(config);
    return await contextOn(
      reach,
      { dataDir: config.dataDir, files, submissionKeys: readSubmissionKeys(config.submissionKeysFile) },
      async () => embedded?.stop(),
      config,
    );
  } catch (error) {
    await embedded?.stop();
    throw error;
  }
}

/** A context on a store that is already running; `stopStore` is called last when it closes. */
export async function contextOn(
  reach: Reach,
  { dataDir, files, submissionKeys }: Pick<Context, 'dataDir' | 'files' | 'submissionKeys'>,
  stopStore: () => Promise<void>,
  { uploads = uploadLimits, ...admission }: AdmissionSettings & { uploads?: UploadLimits },
): Promise<Context> {
  const secret = readSecret(dataDir);
  const db = await openDatabase(reach);
  await migrate(db);
  const { receiptSalt } = await db.selectFrom('installation').select('receiptSalt').executeTakeFirstOrThrow();
  const hourlyKeys = new HourlyKeys((admission.clock ?? systemClock).steady);
  const derivations = createDerivations();
  const answers = new Kept<KeptAnswer>(32 * megabyte, (answer) => answer.bytes);
  const pages = new Kept<KeptPage | 'fresh'>(96 * megabyte, (page) => (page === 'fresh' ? 0 : page.document.bytes));
  const registry = new Kept<PictureRegistry>(megabyte, () => 0);
  const filmRegistry = new Kept<FilmRegistry>(megabyte, () => 0);
  const drop = (listening: boolean) => {
    answers.drop(listening);
    pages.drop(listening);
    registry.drop(listening);
    filmRegistry.drop(listening);
  };
  const changes = watchContent(reach, { changed: () => drop(true), lost: () => drop(false) });
  return {
    db,
    answers,
    pages,
    pictures: () => registry.get('all', () => readPictures(db)),
    films: () => filmRegistry.get('all', () => readFilms(db)),
    drawPerson: createPersons(secret),
    files,
    admission: createAdmission(secret, admission, hourlyKeys),
    receiptKeys: (forWhat, digits) => derivations(forWhat, () => deriveReceiptKeys(secret, receiptSalt, digits)),
    wrongReceipts: new WeightedLimit(wrongReceiptsAllowed, hourlyKeys),
    uploadedBytes: new WeightedLimit({ most: uploads.bytesPerHour, seconds: 3600 }, hourlyKeys),
    mostUnclaimedBytes: uploads.mostUnclaimedBytes,
    hourlyKeys,
    secret,
    submissionKeys,
    dataDir,
    close: async () => {
      hourlyKeys.stop();
      await changes.close();
      await db.destroy();
      await stopStore();
    },
  };
}
