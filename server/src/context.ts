import type { Kysely } from 'kysely';
import { type Config, type EnvironmentKeys, type Retention, retentionOf } from './config/config.ts';
import type { SubmissionKeys } from './config/submission-keys.ts';
import { type BackgroundVerification, createBackgroundVerification } from './audit/background-verification.ts';
import { protectEmbeddedAuditLog } from './database/audit-owner.ts';
import { openSecret, openSubmissionKeys } from './database/installation-keys.ts';
import { type ConnectionOptions, migrate, openDatabase } from './database/open.ts';
import type { Store } from './database/store.ts';
import type { Tables } from './database/tables.ts';
import type { FileStore } from './files/file-store.ts';
import { openFiles } from './files/open.ts';
import { openPublicFiles, type PublicFiles, publicFilesIn } from './files/public-files.ts';
import { type FilmRegistry, readFilms } from './films/registry.ts';
import type { CachedFile, CachedResponse, ResponseCache } from './http/cached-response.ts';
import {
  cacheSingleValue,
  createResponseCache,
  createSmallFileCache,
  invalidateOnChanges,
} from './http/content-caches.ts';
import { createReadiness, type Readiness } from './http/readiness.ts';
import { readinessChecks } from './http/readiness-checks.ts';
import { type AvatarOf, createAvatars } from './initials-avatars/signed-url.ts';
import { type Mail, openMail } from './mail/mail.ts';
import { publishableKinds } from './publishable-kinds.ts';
import type { PublishableKinds } from './publishing/definition.ts';
import { createPageCaches, type PageCaches } from './pages/page-caches.ts';
import { createSitemapCache, type SitemapCache } from './pages/sitemap.ts';
import { type PictureRegistry, readPictures } from './pictures/registry.ts';
import { createMatchesCache, type MatchesCache } from './products/matches.ts';
import { createPasswords, type Passwords } from './passwords/passwords.ts';
import type { RateLimiter } from './rate-limits/rate-limiter.ts';
import { createRateLimits, type RateLimits, sweepEveryMinute } from './rate-limits/rate-limits.ts';
import { RotatingHashKey } from './rate-limits/rotating-hash-key.ts';
import type { AdmissionOptions } from './submissions/admission/admission.ts';
import { type FormContent, readFormContent } from './submissions/form-content.ts';
import { isReportChannelOpen } from './submissions/report-keys/report-channel.ts';
import { addRowMacs } from './submissions/sealing/add-row-macs.ts';
import { createSubmissionServices, type SubmissionServices } from './submissions/services.ts';
import { limitUploadedKilobytes, type UploadLimits, uploadLimits } from './uploads/ensure-space.ts';

/**
 * Everything that routes need. It is built once, passed in and closed once. Features do not import
 * it: each declares what it uses.
 */
export type Context = SubmissionServices &
  PageCaches & {
    db: Kysely<Tables>;
    /** A second pool on the same store for long statements: migrations and nightly jobs. */
    maintenance: Kysely<Tables>;
    backgroundVerification: BackgroundVerification;
    responses: ResponseCache<CachedResponse>;
    smallFiles: ResponseCache<CachedFile>;
    /**
     * Whether content notifications arrive. Otherwise cached content is still served, although it may
     * be stale.
     */
    receivesChanges: () => boolean;
    sitemap: SitemapCache;
    /** The ids of the products that searches find. */
    productMatches: MatchesCache;
    /** All pictures that content can show, cached until one changes. */
    pictures: () => Promise<PictureRegistry>;
    films: () => Promise<FilmRegistry>;
    formContent: () => Promise<FormContent>;
    /** Returns the initials avatar of a person without a photograph. */
    avatarOf: AvatarOf;
    /** Visitors' files, encrypted. */
    files: FileStore;
    uploadLimits: UploadLimits;
    uploadedKilobytes: RateLimiter;
    rotatingHashKey: RotatingHashKey;
    rateLimits: RateLimits;
    /** How each kind of content is stored and shown. */
    publishableKinds: PublishableKinds;
    secret: Buffer;
    /** Hashes and compares the passwords of staff. */
    passwords: Passwords;
    submissionKeys: SubmissionKeys;
    /** Public files: uploaded pictures and share cards. */
    publicFiles: PublicFiles;
    /** While this file exists, no reports are accepted: in production it is the recovery key's. */
    blockingRecoveryKeyFile: string | undefined;
    /** Undefined without a mail server. */
    mail: Mail | undefined;
    /** The days that each kind of submission is kept. */
    retention: Retention;
    /** Whether everything is in order, of this server. */
    readiness: () => Promise<Readiness>;
    dataDir: string;
    close: () => Promise<void>;
  };

/** Opens the context on a started store, which it stops when it is closed, or if it cannot be opened. */
export async function openContext(
  config: Pick<
    Config,
    | 'dataDir'
    | 's3'
    | 'submissionKeysFile'
    | 'environmentKeys'
    | 'perTenMinutes'
    | 'production'
    | 'recoveryKeyFile'
    | 'mail'
    | 'retention'
  >,
  store: Store,
): Promise<Context> {
  try {
    const mail = config.mail && openMail(config.mail);
    const [files, publicFiles] = [await openFiles(config), await openPublicFiles(config)];
    return await createContext(store.connection, { ...config, files, publicFiles }, store.stop, {
      ...config,
      mail,
      blockingRecoveryKeyFile: config.production ? config.recoveryKeyFile : undefined,
    });
  } catch (error) {
    await store.stop();
    throw error;
  }
}

type ContextOptions = AdmissionOptions & {
  uploads?: UploadLimits;
  blockingRecoveryKeyFile?: string | undefined;
  mail?: Mail | undefined;
  retention?: Retention;
};

/** Creates a context on a running store; closing it calls `stopStore` last. */
export async function createContext(
  connection: ConnectionOptions,
  {
    dataDir,
    files,
    publicFiles = publicFilesIn(dataDir),
    submissionKeysFile,
    environmentKeys,
  }: Pick<Context, 'dataDir' | 'files'> & {
    publicFiles?: PublicFiles;
    submissionKeysFile: string;
    environmentKeys?: EnvironmentKeys;
  },
  stopStore: () => Promise<void>,
  { uploads = uploadLimits, blockingRecoveryKeyFile, mail, retention = retentionOf({}), ...admission }: ContextOptions,
): Promise<Context> {
  const db = await openDatabase(connection);
  const maintenance = await openDatabase(connection, 'maintenance');
  await migrate(maintenance);
  if ('socketFolder' in connection) await protectEmbeddedAuditLog(connection);
  const secret = await openSecret(db, dataDir, environmentKeys?.secret);
  // Rows without MACs were written with a secret in a file. A new machine with an empty folder must
  // not trust such rows.
  if (environmentKeys?.secret === undefined) await addRowMacs(maintenance, secret, dataDir);
  const submissionKeys = await openSubmissionKeys(db, submissionKeysFile, environmentKeys?.submissionKeys);
  const rotatingHashKey = new RotatingHashKey();
  const rateLimits = createRateLimits(db, secret);
  const submissionServices = await createSubmissionServices({ db, secret, rateLimits }, admission);
  const sweeping = sweepEveryMinute(rateLimits);
  const backgroundVerification = createBackgroundVerification(maintenance);
  const { changes, ...caches } = createCaches(connection, db);
  const receivesChanges = changes.isListening;
  const checked = { db, files, dataDir, uploadLimits: uploads, receivesChanges, secret, blockingRecoveryKeyFile };
  return {
    db,
    maintenance,
    backgroundVerification,
    ...caches,
    receivesChanges,
    avatarOf: createAvatars(secret),
    files,
    ...submissionServices,
    uploadLimits: uploads,
    uploadedKilobytes: limitUploadedKilobytes(rateLimits, uploads),
    rotatingHashKey,
    rateLimits,
    publishableKinds,
    secret,
    passwords: createPasswords(secret),
    submissionKeys,
    publicFiles,
    blockingRecoveryKeyFile,
    mail,
    retention,
    readiness: createReadiness(readinessChecks(checked, () => isReportChannelOpen(checked))),
    dataDir,
    close: async () => {
      rotatingHashKey.stop();
      await sweeping.stop();
      await changes.close();
      await backgroundVerification.stop();
      await Promise.all([db.destroy(), maintenance.destroy()]);
      await stopStore();
    },
  };
}

/** With the compressed bodies (compression.ts) all caches together hold at most 55 MB. */
function createCaches(connection: ConnectionOptions, db: Kysely<Tables>) {
  const [responses, smallFiles] = [createResponseCache(), createSmallFileCache()];
  const [sitemap, productMatches] = [createSitemapCache(), createMatchesCache()];
  const pageCaches = createPageCaches();
  const pictures = cacheSingleValue(() => readPictures(db));
  const films = cacheSingleValue(() => readFilms(db));
  const formContent = cacheSingleValue(() => readFormContent(db));
  const singleValues = [pictures.cache, films.cache, formContent.cache];
  const all = [responses, smallFiles, ...Object.values(pageCaches), sitemap, productMatches, ...singleValues];
  return {
    responses,
    smallFiles,
    ...pageCaches,
    sitemap,
    productMatches,
    pictures: pictures.get,
    films: films.get,
    formContent: formContent.get,
    changes: invalidateOnChanges(connection, all),
  };
}
