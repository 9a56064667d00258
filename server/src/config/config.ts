import path from 'node:path';
import { byKind, submissionKinds } from 'contract/submissions/submission-kinds.ts';
import type { SubmissionKind } from 'contract/submissions/submissions.ts';
import type { S3Options } from '../files/s3-store.ts';
import type { Environment } from './env.ts';
import { type SearchEngine, searchEngines, type Verification } from './search-engines.ts';

/** How many days each kind is stored: messages and resumes since arrival, reports since they were closed. */
export type Retention = Record<SubmissionKind, number>;

/** Submissions of each kind that one IP address may send; a kind that is missing has the limit of its rules. */
export type MaxPerIp = Partial<Record<Exclude<SubmissionKind, 'report'>, number>>;

/** Keys from the environment instead of files, so that several machines can share them. */
export type EnvironmentKeys = { secret: string | undefined; submissionKeys: string | undefined };

export type MailServer = {
  host: string;
  port: number;
  /** Whether the connection begins with TLS. Otherwise it is upgraded. */
  secure: boolean;
  /** Undefined: the server accepts mails without a login. */
  login: { user: string; password: string } | undefined;
  /** A file with the password, instead of `login.password`. */
  passwordFile: string | undefined;
  from: string;
};

export type Config = {
  port: number;
  host: string;
  dataDir: string;
  /** Undefined: the embedded PostgreSQL below `dataDir`. */
  databaseUrl: string | undefined;
  /** The site's public origin without a trailing slash. Undefined: the URL listened on. */
  publicUrl: string | undefined;
  /** Keys that encrypt messages and resumes at rest. */
  submissionKeysFile: string;
  environmentKeys: EnvironmentKeys;
  /** Where the first start writes the private recovery key; never inside `dataDir`. */
  recoveryKeyFile: string;
  retention: Retention;
  /** The bucket for visitors' files, instead of a folder below `dataDir`. */
  s3: S3Options | undefined;
  /** Undefined: nobody gets notices by mail. */
  mail: MailServer | undefined;
  trustedProxies: string[];
  /** For ten minutes. A submission without a solved challenge counts five times. */
  perTenMinutes: MaxPerIp;
  /** How long running requests may take during shutdown. */
  shutdownSeconds: number;
  /** Where Prometheus metrics are served; undefined for none. */
  metrics: { port: number; host: string } | undefined;
  /** The first administrator's, on the first start only; undefined: a set-up link is printed. */
  adminPassword: string | undefined;
  loadDemonstrationContent: boolean;
  /** Codes that the home page shows to search engines. */
  verification: Verification;
  /** Served at `/{key}.txt`, for notices of new pages by IndexNow. */
  indexNowKey: string | undefined;
  production: boolean;
};

/** Derives the configuration from the environment; `root` is the project's folder. */
export function decideConfig(environment: Environment, root: string): Config {
  const dataDir = path.resolve(root, environment.DATA_DIR ?? 'data');
  const production = environment.NODE_ENV === 'production';
  return {
    port: environment.PORT ?? 3000,
    host: environment.HOST ?? '127.0.0.1',
    dataDir,
    databaseUrl: environment.DATABASE_URL,
    publicUrl: environment.PUBLIC_URL && new URL(environment.PUBLIC_URL).origin,
    trustedProxies: environment.TRUSTED_PROXIES ?? [],
    submissionKeysFile: path.resolve(root, environment.SUBMISSION_KEYS_FILE ?? path.join(dataDir, 'submission.keys')),
    environmentKeys: { secret: environment.SECRET_KEY, submissionKeys: environment.SUBMISSION_KEYS },
    recoveryKeyFile: path.resolve(root, environment.RECOVERY_KEY_FILE ?? `${dataDir}-recovery.agekey`),
    retention: retentionOf(environment),
    s3: s3Of(environment),
    mail: mailOf(environment, root),
    perTenMinutes: {
      message: environment.MESSAGES_PER_TEN_MINUTES ?? submissionKinds.message.admission.max,
      resume: environment.RESUMES_PER_TEN_MINUTES ?? submissionKinds.resume.admission.max,
    },
    shutdownSeconds: environment.SHUTDOWN_SECONDS ?? 30,
    metrics:
      environment.METRICS_PORT === undefined
        ? undefined
        : { port: environment.METRICS_PORT, host: environment.METRICS_HOST ?? '127.0.0.1' },
    adminPassword: environment.ADMIN_PASSWORD,
    loadDemonstrationContent: (environment.DEMONSTRATION_CONTENT ?? (production ? 'skip' : 'load')) === 'load',
    verification: verificationOf(environment),
    indexNowKey: environment.INDEXNOW_KEY,
    production,
  };
}

function verificationOf(environment: Environment): Verification {
  const codes: Record<SearchEngine, string | undefined> = {
    baidu: environment.VERIFICATION_BAIDU,
    yandex: environment.VERIFICATION_YANDEX,
    google: environment.VERIFICATION_GOOGLE,
    bing: environment.VERIFICATION_BING,
  };
  const verification: Verification = {};
  for (const engine of searchEngines) {
    const code = codes[engine];
    if (code !== undefined) verification[engine] = code;
  }
  return verification;
}

export function retentionOf(environment: Partial<Environment>): Retention {
  const chosen: Partial<Record<SubmissionKind, number | undefined>> = {
    message: environment.KEEP_MESSAGES_DAYS,
    resume: environment.KEEP_RESUMES_DAYS,
    report: environment.KEEP_REPORTS_DAYS,
  };
  return byKind((kind) => chosen[kind] ?? submissionKinds[kind].retentionDays);
}

function s3Of(environment: Environment): S3Options | undefined {
  if (environment.S3_BUCKET === undefined) return undefined;
  return {
    bucket: environment.S3_BUCKET,
    endpoint: environment.S3_ENDPOINT,
    region: environment.S3_REGION ?? 'us-east-1',
    accessKeyId: environment.S3_ACCESS_KEY_ID ?? '',
    secretAccessKey: environment.S3_SECRET_ACCESS_KEY ?? '',
  };
}

function mailOf(environment: Environment, root: string): MailServer | undefined {
  if (environment.MAIL_SERVER === undefined) return undefined;
  const { protocol, hostname, port, username, password } = new URL(environment.MAIL_SERVER);
  const secure = protocol === 'smtps:';
  return {
    host: hostname.replace(/^\[(.*)\]$/, '$1'),
    port: Number(port || (secure ? 465 : 587)),
    secure,
    login: username === '' ? undefined : { user: decodeURIComponent(username), password: decodeURIComponent(password) },
    passwordFile: environment.MAIL_PASSWORD_FILE && path.resolve(root, environment.MAIL_PASSWORD_FILE),
    from: environment.MAIL_FROM ?? '',
  };
}
