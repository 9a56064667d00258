/** The real application on a fresh clone of the template database, listening on a free port. */
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { inject } from 'vitest';
import { buildApp, listeningUrl } from '../src/app.ts';
import { type Context, contextOn } from '../src/context.ts';
import { connectionOptions, type Reach } from '../src/database/open.ts';
import { readSubmissionKeys } from '../src/config/submission-keys.ts';
import { filesIn } from '../src/files/folder-store.ts';
import { loadRenderer } from '../src/pages/renderer.ts';
import type { AdmissionSettings } from '../src/submissions/admission.ts';
import type { UploadLimits } from '../src/uploads/keep-upload.ts';
import { templateName } from './store-server.ts';

const root = path.resolve(import.meta.dirname, '../..');

export type RunningSite = {
  url: string;
  context: Context;
  /** Asks below `/gw-api` and answers the status, the headers and the parsed body. */
  gateway: (path: string, body?: unknown) => Promise<{ status: number; headers: Headers; body: Answered }>;
  close: () => Promise<void>;
};

/** What any answer of the gateway may hold, as a test reads it. */
export type Answered = {
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
};

function reach(database: string): Reach {
  const store = inject('store');
  return 'socketFolder' in store
    ? { ...store, database }
    : { databaseUrl: new URL(`/${database}`, store.serverUrl).href };
}

async function onServer(statement: string): Promise<void> {
  const client = new pg.Client(connectionOptions(reach('postgres')));
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

type OwnDatabase = { reach: Reach; drop: () => Promise<void> };

async function createDatabase(template: string): Promise<OwnDatabase> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  await onServer(`create database ${name} template ${template}`);
  return { reach: reach(name), drop: () => onServer(`drop database ${name} with (force)`) };
}

/** A database of the test's own, made from the template (0.2 s). */
export function cloneDatabase(): Promise<OwnDatabase> {
  return createDatabase(templateName);
}

/** One with nothing in it. */
export function emptyDatabase(): Promise<OwnDatabase> {
  return createDatabase('template0');
}

type SiteSettings = {
  publicUrl?: string;
  trustedProxies?: string[];
  log?: { write: (line: string) => void };
  uploads?: UploadLimits;
} & Partial<AdmissionSettings>;

export async function runSite(settings: SiteSettings = {}): Promise<RunningSite> {
  const database = await cloneDatabase();
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'site-data-'));
  const context = await contextOn(
    database.reach,
    { dataDir, files: filesIn(dataDir), submissionKeys: readSubmissionKeys(path.join(dataDir, 'submission.keys')) },
    async () => undefined,
    { perTenMinutes: { message: 120, resume: 120 }, ...settings },
  );
  const renderer = await loadRenderer(path.join(root, 'site/dist'));
  const app = await buildApp(context, renderer, {
    publicUrl: settings.publicUrl,
    trustedProxies: settings.trustedProxies ?? [],
    contentFolder: path.join(root, 'content'),
    ...(settings.log && { log: settings.log }),
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const url = listeningUrl(app);
  return {
    url,
    context,
    gateway: async (address, body) => {
      const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
      const response = await fetch(`${url}/gw-api${address}`, body === undefined ? {} : init);
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
