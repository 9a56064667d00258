import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type RunningSite, runSite } from '../../test/running-site.ts';
import { createSessionCookie } from '../http/session-cookie.ts';
import { createSignedInBy } from './signed-in-by.ts';
import { hashOfToken } from './store.ts';

let site: RunningSite;
beforeAll(async () => {
  site = await runSite();
});
afterAll(() => site.close());

const token = 'a'.repeat(43);

beforeEach(async () => {
  const { db } = site.context;
  await sql`truncate session, known_address_block, account cascade`.execute(db);
  await sql`insert into account (id, login, name) overriding system value values (7, 'editor', 'Editor')`.execute(db);
  await db.insertInto('accountRole').values({ accountId: 7, role: 'editor' }).execute();
  await db
    .insertInto('session')
    .values({
      id: 'session-1',
      tokenHash: hashOfToken(token),
      accountId: 7,
      kind: 'cookie',
      stage: 'complete',
      confirmedAt: null,
      userAgent: '',
      addressBlock: '127.0.0.0',
    })
    .execute();
});

const signedInWith = (headers: Record<string, string>, publicUrl = 'https://group.example') =>
  createSignedInBy(site.context.db, createSessionCookie(publicUrl))({ headers });

const set = (table: 'session' | 'account', assignment: string) =>
  sql`update ${sql.table(table)} set ${sql.raw(assignment)}`.execute(site.context.db);

const withCookie = { cookie: `__Host-session=${token}` };

it('finds the account of a cookie, with its roles and permissions', async () => {
  expect(await signedInWith(withCookie)).toMatchObject({
    accountId: 7,
    name: 'Editor',
    sessionId: 'session-1',
    tokenType: 'cookie',
    roles: ['editor'],
    permissions: expect.arrayContaining(['content:article:publish']),
    confirmedAt: undefined,
  });
});

it('reads a cookie without the prefix on plain http only', async () => {
  const plain = { cookie: `session=${token}` };
  expect(await signedInWith(plain)).toBeUndefined();
  expect(await signedInWith(plain, 'http://127.0.0.1:3000')).toMatchObject({ accountId: 7 });
});

describe('rejects', () => {
  it.each<[string, Record<string, string>]>([
    ['no token', {}],
    ['an unknown token', { cookie: `__Host-session=${'b'.repeat(43)}` }],
    ['two cookies of this name', { cookie: `__Host-session=${token}; __Host-session=${token}` }],
    ['a browser’s token as a bearer', { authorization: `Bearer ${token}` }],
    ['a cookie beside a wrong bearer', { ...withCookie, authorization: 'Bearer nonsense' }],
  ])('%s', async (_name, headers) => {
    expect(await signedInWith(headers)).toBeUndefined();
  });

  it.each<['session' | 'account', string]>([
    ['session', `seen_at = now() - interval '31 minutes'`],
    ['session', `since = now() - interval '12 hours 1 minute'`],
    ['session', `stage = 'code'`],
    ['session', `stage = 'enrol'`],
    ['account', 'is_disabled = true'],
  ])('a session after %s: %s', async (table, assignment) => {
    await set(table, assignment);
    expect(await signedInWith(withCookie)).toBeUndefined();
  });

  it('an account without the authenticator that its role requires', async () => {
    await site.context.db.insertInto('accountRole').values({ accountId: 7, role: 'admin' }).execute();
    expect(await signedInWith(withCookie)).toBeUndefined();
    await set('account', `totp_secret = 'x'`);
    expect(await signedInWith(withCookie)).toMatchObject({ roles: ['admin', 'editor'] });
  });
});

it('extends a session in use, but never beyond its twelve hours', async () => {
  await set('session', `seen_at = now() - interval '29 minutes', since = now() - interval '11 hours'`);
  expect(await signedInWith(withCookie)).toBeDefined();
  const { seenAt, since } = await site.context.db.selectFrom('session').selectAll().executeTakeFirstOrThrow();
  expect(Date.now() - seenAt.getTime()).toBeLessThan(10_000);
  expect(Date.now() - since.getTime()).toBeGreaterThan(10 * 3_600_000);
});
