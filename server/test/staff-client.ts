/** A member of staff for tests, signed in by a script's session without a password. */
import { randomBytes } from 'node:crypto';
import type {
  ContentItem,
  ContentRow,
  FieldDifference,
  FieldReference,
  StateFilter,
} from 'contract/console/publishing.ts';
import type { Locale } from 'contract/locales.ts';
import { sql } from 'kysely';
import { hashOfToken } from '../src/sessions/store.ts';
import type { RunningSite } from './running-site.ts';

/** A body's fields. Tests read texts; other values are compared as a whole. */
type Body = Record<string, Record<string, string>>;

/** All fields that the tests read of a response. */
type StaffBody = {
  error: string;
  errors: { field: string; code: string }[];
  conflict: unknown;
  data: Omit<ContentItem, 'body'> & { body: Body; merged: FieldReference[] };
  content: ContentRow[];
  totalElements: number;
  counts: Record<StateFilter | 'all', number>;
  coverage: Record<Locale, Record<StateFilter, number>>;
  fields: FieldDifference[];
  address: string;
};

export type StaffAnswer = { status: number; body: StaffBody };

export type StaffClient = {
  accountId: number;
  get: (path: string) => Promise<StaffAnswer>;
  post: (path: string, body?: unknown) => Promise<StaffAnswer>;
};

export async function staffClient(site: RunningSite, role: string, { confirmed = true } = {}): Promise<StaffClient> {
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
  const call = async (path: string, init: RequestInit): Promise<StaffAnswer> => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const response = await fetch(`${site.url}/gw-api/en/console/${path}`, { ...init, headers });
    return { status: response.status, body: JSON.parse(await response.text()) };
  };
  return {
    accountId,
    get: (path) => call(path, {}),
    post: (path, body = {}) => call(path, { method: 'POST', body: JSON.stringify(body) }),
  };
}
