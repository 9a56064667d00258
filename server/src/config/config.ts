import path from 'node:path';
import type { SubmissionKind } from 'contract/submissions.ts';
import type { S3Settings } from '../files/s3-store.ts';
import type { Environment } from './env.ts';

/** How long each kind of submission is kept, in days: a message and a resume since it came, a report since it was closed. */
export type Retention = Record<SubmissionKind, number>;

export type Config = {
  port: number;
  host: string;
  dataDir: string;
  /** Unset: the embedded PostgreSQL below `dataDir`. */
  databaseUrl: string | undefined;
  /** Where visitors reach the site, without a trailing slash. Unset: the address listened on. */
  publicUrl: string | undefined;
  /** Keys that encrypt messages and resumes at rest. */
  submissionKeysFile: string;
  /** Where the first start writes the private half of the recovery key; never inside `dataDir`. */
  recoveryKeyFile: string;
  retention: Retention;
  /** Where visitors' files lie instead of below `dataDir`. */
  s3: S3Settings | undefined;
  trustedProxies: string[];
  /** What one address may send in ten minutes; one without a solved challenge counts five times. */
  perTenMinutes: { message: number; resume: number };
  loadDemonstrationContent: boolean;
  production: boolean;
};

/** Decides every setting from the environment; `root` is the project's folder. */
export function decideConfig(environment: Environment, root: string): Config {
  const dataDir = path.resolve(root, environment.DATA_DIR ?? 'data');
  return {
    port: environment.PORT ?? 3000,
    host: environment.HOST ?? '127.0.0.1',
    dataDir,
    databaseUrl: environment.DATABASE_URL,
    publicUrl: environment.PUBLIC_URL && new URL(environment.PUBLIC_URL).origin,
    trustedProxies: environment.TRUSTED_PROXIES ?? [],
    submissionKeysFile: path.resolve(root, environment.SUBMISSION_KEYS_FILE ?? path.join(dataDir, 'submission.keys')),
    recoveryKeyFile: path.resolve(root, environment.RECOVERY_KEY_FILE ?? `${dataDir}-recovery.agekey`),
    retention: {
      message: environment.KEEP_MESSAGES_DAYS ?? 730,
      resume: environment.KEEP_RESUMES_DAYS ?? 365,
      report: environment.KEEP_REPORTS_DAYS ?? 730,
    },
    s3: s3Of(environment),
    perTenMinutes: {
      message: environment.MESSAGES_PER_TEN_MINUTES ?? 120,
      resume: environment.RESUMES_PER_TEN_MINUTES ?? 120,
    },
    loadDemonstrationContent: environment.DEMONSTRATION_CONTENT !== 'skip',
    production: environment.NODE_ENV === 'production',
  };
}

function s3Of(environment: Environment): S3Settings | undefined {
  if (environment.S3_BUCKET === undefined) return undefined;
  return {
    bucket: environment.S3_BUCKET,
    endpoint: environment.S3_ENDPOINT,
    region: environment.S3_REGION ?? 'us-east-1',
    accessKeyId: environment.S3_ACCESS_KEY_ID ?? '',
    secretAccessKey: environment.S3_SECRET_ACCESS_KEY ?? '',
  };
}
