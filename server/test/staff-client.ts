/** A member of staff for tests, signed in by a script's session without a password. */
import { randomBytes } from 'node:crypto';
import type { BulkResult } from 'contract/console/bulk-changes.ts';
import type {
  ContentItem,
  ContentRow,
  FieldDifference,
  FieldReference,
  StateFilter,
} from 'contract/console/content-items.ts';
import type { Locale } from 'contract/locales.ts';
import { sql } from 'kysely';
import type { Database } from '../src/database/open.ts';
import { hashOfToken } from '../src/sessions/store.ts';

/** A body's fields. Tests read texts; other values are compared as a whole. */
type Body = Record<string, Record<string, string>>;

/** All fields that the tests read of a response. */
type StaffBody = {
  error: string;
  errors: { field: string; code: string }[];
  conflict: unknown;
  data: Omit<ContentItem, 'body'> & {
    body: Body;
    merged: FieldReference[];
    results: BulkResult[];
    undo: string | null;
  };
  content: ContentRow[];
  totalElements: number;
  counts: Record<StateFilter | 'all', number>;
  coverage: Record<Locale, Record<StateFilter, number>>;
  fields: FieldDifference[];
  url: string;
};

export type StaffResponse = { status: number; body: StaffBody };

export type StaffClient = {
  accountId: number;
  get: (path: string) => Promise<StaffResponse>;
  post: (path: string, body?: unknown) => Promise<StaffResponse>;
  /** Sends one file. */
  upload: (path: string, content: Uint8Array, fileName: string) => Promise<StaffResponse>;
  /** Gets a temporary export. */
  download: (fileName: string) => Promise<Response>;
};

export async function staffClient(
  site: { url: string; context: { db: Database } },
  role: string,
  { confirmed = true } = {},
): Promise<StaffClient> {
  const { db } = site.context;
  const token = randomBytes(24).toString('base64url');
  const login = `${role.toLowerCase()}-${randomBytes(4).toString('hex')}`;
  const { id: accountId } = await db
    .insertInto('account')
    .values({ login, name: `${role} (sample)` })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db.insertInto('accountRole').values({ accountId, role }).execute();
  await db
    .insertInto('session')
    .values({
      id: randomBytes(8).toString('hex'),
      tokenHash: hashOfToken(token),
      accountId,
      kind: 'bearer',
      stage: 'complete',
      confirmedAt: confirmed ? sql<Date>`now()` : null,
      userAgent: '',
      addressBlock: '127.0.0.0',
    })
    .execute();
  const authorization = `Bearer ${token}`;
  const call = async (
    path: string,
    init: RequestInit,
    type: Record<string, string> = { 'content-type': 'application/json' },
  ): Promise<StaffResponse> => {
    const headers = { authorization, ...type };
    const response = await fetch(`${site.url}/gw-api/en/console/${path}`, { ...init, headers });
    return { status: response.status, body: JSON.parse(await response.text()) };
  };
  return {
    accountId,
    get: (path) => call(path, {}),
    post: (path, body = {}) => call(path, { method: 'POST', body: JSON.stringify(body) }),
    upload: (path, content, fileName) => {
      const form = new FormData();
      form.set('file', new Blob([Buffer.from(content)]), fileName);
      return call(path, { method: 'POST', body: form }, {});
    },
    download: (fileName) =>
      fetch(`${site.url}/gw-api/common/download?fileName=${fileName}`, { headers: { authorization } }),
  };
}
