/** The real application on a new clone of the template database, on a free port. */
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { inject } from 'vitest';
import { buildApp, listeningUrl } from '../src/app.ts';
import type { Verification } from '../src/config/search-engines.ts';
import type { ConsoleBuild } from '../src/console-pages/console-build.ts';
import { type Context, createContext } from '../src/context.ts';
import { type ConnectionOptions, clientConfig } from '../src/database/open.ts';
import { filesIn } from '../src/files/folder-store.ts';
import type { MetricsListenOptions } from '../src/http/metrics.ts';
import type { OverloadLimits } from '../src/http/overload.ts';
import type { Mail } from '../src/mail/mail.ts';
import { loadRenderer } from '../src/pages/renderer.ts';
import { createPasswords } from '../src/passwords/passwords.ts';
import type { AdmissionOptions } from '../src/submissions/admission/admission.ts';
import { deriveReceiptKeys } from '../src/submissions/sealing/receipt-keys.ts';
import { type UploadLimits, uploadLimits } from '../src/uploads/ensure-space.ts';
import { templateName } from './store-server.ts';

const root = path.resolve(import.meta.dirname, '../..');

export type RunningSite = {
  url: string;
  context: Context;
  /** Requests below `/gw-api`; returns the status, the headers and the parsed body. */
  gateway: (path: string, body?: unknown) => Promise<{ status: number; headers: Headers; body: GatewayResponse }>;
  close: () => Promise<void>;
};

/** All fields that a gateway response may have. */
export type GatewayResponse = {
  code: number;
  msg: string;
  error?: string;
  errors?: { field: string; code: string; message: string }[];
  data?: unknown;
  content?: unknown[];
  totalElements?: number;
  fallback?: string[];
  receipt?: string;
  reply?: { deadline: string; withinHours: number | null } | null;
  retryAfter?: number;
  requestId?: string;
};

function connection(database: string): ConnectionOptions {
  const store = inject('store');
  return 'socketFolder' in store
    ? { ...store, database }
    : { databaseUrl: new URL(`/${database}`, store.serverUrl).href };
}

/** The URL as an operator would write it. */
export function connectionUrl(store: ConnectionOptions): string {
  if ('databaseUrl' in store) return store.databaseUrl;
  const { host, user, database } = clientConfig(store);
  return `postgresql://${user}@localhost/${database}?host=${encodeURIComponent(host ?? '')}`;
}

async function onServer(statement: string): Promise<void> {
  const client = new pg.Client(clientConfig(connection('postgres')));
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

type TestDatabase = { connection: ConnectionOptions; drop: () => Promise<void> };

async function createDatabase(template: string): Promise<TestDatabase> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  // Without syncing, copying files takes a quarter of the time of logging each of their blocks.
  await onServer(`create database ${name} template ${template} strategy file_copy`);
  return { connection: connection(name), drop: () => onServer(`drop database ${name} with (force)`) };
}

/** A database of the test's own, cloned from the template. */
export function cloneDatabase(): Promise<TestDatabase> {
  return createDatabase(templateName);
}

/** An empty database. */
export function emptyDatabase(): Promise<TestDatabase> {
  return createDatabase('template0');
}

type SiteOptions = {
  publicUrl?: string;
  verification?: Verification;
  indexNowKey?: string;
  trustedProxies?: string[];
  log?: { write: (line: string) => void };
  metrics?: MetricsListenOptions;
  overload?: OverloadLimits;
  uploads?: Partial<UploadLimits>;
  consoleBuild?: ConsoleBuild;
  blockingRecoveryKeyFile?: string;
  mail?: Mail;
  /**
   * Hashes passwords and receipts as slowly as in production: for tests of time and of full queues, and where another
   * process opens the same receipts.
   */
  slowHashes?: boolean;
  /** Puts a proxy between the site and its database. */
  through?: (connection: ConnectionOptions) => Promise<ConnectionOptions>;
} & Partial<AdmissionOptions>;

/** A stall of the test machine must not turn another test's response into a 503. */
const neverOverloaded: OverloadLimits = { reads: 600_000, writes: 600_000 };

/** The least that Argon2 accepts. */
const quickCost = { memory: 8, passes: 1, parallelism: 1 };

async function hashQuickly(context: Context): Promise<void> {
  const { db, secret } = context;
  const { receiptSalt } = await db.selectFrom('installation').select('receiptSalt').executeTakeFirstOrThrow();
  context.passwords = createPasswords(secret, quickCost);
  context.receiptKeys = (_purpose, digits) => deriveReceiptKeys(secret, receiptSalt, digits, quickCost);
}

export async function runSite(options: SiteOptions = {}): Promise<RunningSite> {
  const database = await cloneDatabase();
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'site-data-'));
  const context = await createContext(
    options.through ? await options.through(database.connection) : database.connection,
    { dataDir, files: filesIn(dataDir), submissionKeysFile: path.join(dataDir, 'submission.keys') },
    async () => undefined,
    {
      perTenMinutes: { message: 120, resume: 120 },
      unsolvedReportDelayMilliseconds: 0,
      ...options,
      uploads: { ...uploadLimits, ...options.uploads },
    },
  );
  if (options.slowHashes !== true) await hashQuickly(context);
  const renderer = await loadRenderer(path.join(root, 'site/dist'));
  const app = await buildApp(context, renderer, {
    publicUrl: options.publicUrl,
    ...(options.verification && { verification: options.verification }),
    indexNowKey: options.indexNowKey,
    trustedProxies: options.trustedProxies ?? [],
    contentFolder: path.join(root, 'content'),
    consoleBuild: options.consoleBuild,
    ...(options.log && { log: options.log }),
    metrics: options.metrics,
    overload: options.overload ?? neverOverloaded,
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const url = listeningUrl(app);
  // Nothing is cached before notifications arrive.
  while (!context.receivesChanges()) await pause(5);
  return {
    url,
    context,
    gateway: async (urlPath, body) => {
      const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
      const response = await fetch(`${url}/gw-api${urlPath}`, body === undefined ? {} : init);
      return { status: response.status, headers: response.headers, body: JSON.parse(await response.text()) };
    },
    close: async () => {
      await app.close();
      await context.close();
      await database.drop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
