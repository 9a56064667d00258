import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sql } from 'kysely';
import { type RunningSite, runSite } from '../../test/running-site.ts';
import { type BrowserResponse, Browser, codeOf, createStaff, signedIn, staffPassword } from '../../test/staff.ts';

let site: RunningSite;
let admin: Awaited<ReturnType<typeof signedIn>>;
beforeAll(async () => {
  site = await runSite();
  admin = await signedIn(site, 'admin', ['admin']);
  // Manages accounts and roles, and may answer messages: an account manager without further rights.
  await sql`insert into role (key, name, permissions) values
    ('manager', '{"cn":"账号","en":"Accounts","ru":"Учётные записи"}',
      '{system:account:edit,system:role:edit,inbox:message:read}')`.execute(site.context.db);
});
afterAll(() => site.close());

let number = 0;
const newLogin = () => `person${(number += 1)}`;
const names = { cn: '名称', en: 'Name', ru: 'Название' };
const errorOf = ({ status, body }: BrowserResponse) => ({ status, error: body.error });
const linkOf = ({ body }: BrowserResponse): string => String(Object(body.data).setUpLink?.path).replace(/^.*#/, '');

async function accountOf(id: number) {
  return Object((await admin.browser.get(`accounts/account/${id}`)).body.data);
}

async function save(browser: Browser, id: number, roles: readonly string[]): Promise<BrowserResponse> {
  const { version, name } = await accountOf(id);
  return browser.post('accounts/save', { id, version, name, roles });
}

const lastEntry = () =>
  site.context.db.selectFrom('audit.auditEntry').selectAll().orderBy('id', 'desc').limit(1).executeTakeFirstOrThrow();

beforeEach(() => sql`update session set confirmed_at = now()`.execute(site.context.db));

describe('a new account', () => {
  it('gets a link, by which its owner sets a password and enrols an authenticator', async () => {
    const login = newLogin();
    const created = await admin.browser.post('accounts/create', { login, name: '周样本', roles: ['admin'] });
    expect(created.status).toBe(200);
    const token = linkOf(created);
    expect(await lastEntry()).toMatchObject({ action: 'account.create', accountId: admin.account.id });
    expect(await accountOf(Object(created.body.data).id)).toMatchObject({ state: 'invited', roles: ['admin'] });
    const browser = new Browser(site);
    expect((await browser.post('sessions/set-up-link', { token })).body.data).toEqual({
      login,
      name: '周样本',
      minutesLeft: 24 * 60,
      requiresSecondFactor: true,
    });
    const common = await browser.post('sessions/set-up', { token, password: `${login}1234567` });
    expect(common.body.errors).toMatchObject([{ field: 'password', code: 'passwordCommon' }]);
    const setUp = await browser.post('sessions/set-up', { token, password: staffPassword });
    expect(setUp.body.data).toEqual({ next: 'enrol' });
    const { secret } = Object((await browser.post('sessions/second-factor/begin')).body.data);
    await browser.post('sessions/second-factor/enrol', { code: codeOf(secret) });
    expect((await browser.get('accounts/list')).status).toBe(200);
    // The link is used up.
    expect(errorOf(await new Browser(site).post('sessions/set-up', { token, password: staffPassword }))).toEqual({
      status: 404,
      error: 'setUpLinkInvalid',
    });
  });

  it('is set up by one of two concurrent requests', async () => {
    const token = linkOf(await admin.browser.post('accounts/create', { login: newLogin(), name: 'A', roles: [] }));
    const responses = await Promise.all(
      [1, 2, 3].map(() => new Browser(site).post('sessions/set-up', { token, password: staffPassword })),
    );
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 404, 404]);
  });

  it('cannot be set up by a link that has ended, was replaced, or belongs to a disabled account', async () => {
    const { db } = site.context;
    const created = await admin.browser.post('accounts/create', { login: newLogin(), name: 'A', roles: [] });
    const { id } = Object(created.body.data);
    const use = async (token: string) =>
      (await new Browser(site).post('sessions/set-up', { token, password: staffPassword })).status;
    const replaced = linkOf(created);
    const link = linkOf(await admin.browser.post('accounts/issue-link', { id }));
    expect(await use(replaced)).toBe(404);
    await sql`update set_up_link set until = now() - interval '1 second' where account_id = ${id}`.execute(db);
    expect([await use(link), (await accountOf(id)).state]).toEqual([404, 'expired']);
    const last = linkOf(await admin.browser.post('accounts/issue-link', { id }));
    await admin.browser.post('accounts/disable', { id });
    expect(await use(last)).toBe(404);
    await admin.browser.post('accounts/enable', { id });
    expect(await use(last)).toBe(404);
  });

  it('needs a free user name, existing roles and a valid form', async () => {
    const create = async (fields: object) =>
      (await admin.browser.post('accounts/create', { login: newLogin(), name: 'A', roles: [], ...fields })).body.errors;
    expect(await create({ login: 'ADMIN' })).toMatchObject([{ field: 'login', code: 'loginTaken' }]);
    expect(await create({ login: 'a b' })).toMatchObject([{ field: 'login', code: 'loginInvalid' }]);
    expect(await create({ name: '  ' })).toMatchObject([{ field: 'name', code: 'displayNameRequired' }]);
    expect(await create({ roles: ['nobody'] })).toMatchObject([{ field: 'roles', code: 'roleUnknown' }]);
  });

  it('can be created only up to a bound', async () => {
    const { db } = site.context;
    await sql`insert into account (login, name) select 'filler' || n, 'Filler' from generate_series(1, 1000) n`.execute(
      db,
    );
    expect(errorOf(await admin.browser.post('accounts/create', { login: newLogin(), name: 'A', roles: [] }))).toEqual({
      status: 409,
      error: 'tooManyAccounts',
    });
    await sql`delete from account where login like 'filler%'`.execute(db);
  });
});

describe('a link for an account', () => {
  it('sets the password again and ends its sessions; the authenticator stays unless it is reset', async () => {
    const { browser, account } = await signedIn(site, newLogin(), ['editor']);
    const kept = linkOf(await admin.browser.post('accounts/issue-link', { id: account.id }));
    const again = new Browser(site);
    const step = async (token: string) =>
      Object((await again.post('sessions/set-up', { token, password: 'another-kiln-violet' })).body.data).next;
    expect(await step(kept)).toBe('code');
    expect((await browser.get('sessions/current')).status).toBe(401);
    const reset = linkOf(await admin.browser.post('accounts/issue-link', { id: account.id, resetSecondFactor: true }));
    expect(await step(reset)).toBe('done');
    expect(Object((await again.get('sessions/current')).body.data).account.secondFactors).toEqual([]);
  });
});

describe('a disabled account', () => {
  it('loses its sessions at once, and gets none until it is enabled', async () => {
    const { browser, account } = await signedIn(site, newLogin(), ['editor']);
    expect((await admin.browser.post('accounts/disable', { id: account.id })).status).toBe(200);
    expect((await browser.get('sessions/current')).status).toBe(401);
    await expect(new Browser(site).signIn(site, account)).rejects.toThrow('signInRejected');
    expect((await admin.browser.post('accounts/enable', { id: account.id })).status).toBe(200);
    await new Browser(site).signIn(site, account);
  });
});

describe('administrators', () => {
  it('cannot remove their own permission', async () => {
    await createStaff(site, { login: newLogin(), roles: ['admin'] });
    expect(errorOf(await save(admin.browser, admin.account.id, ['editor']))).toEqual({
      status: 409,
      error: 'ownAdministratorRight',
    });
    expect(errorOf(await admin.browser.post('accounts/disable', { id: admin.account.id }))).toEqual({
      status: 409,
      error: 'ownAdministratorRight',
    });
  });

  it('remain at least one, also when two remove each other at the same time', async () => {
    const { db } = site.context;
    for (let round = 0; round < 5; round += 1) {
      await sql`update account set is_disabled = true where id <> ${admin.account.id}`.execute(db);
      const other = await signedIn(site, newLogin(), ['admin']);
      await Promise.all([
        admin.browser.post('accounts/disable', { id: other.account.id }),
        other.browser.post('accounts/disable', { id: admin.account.id }),
      ]);
      const { rows } = await sql<{ count: number }>`select count(*)::integer as count from account a
        join account_role g on g.account_id = a.id where g.role = 'admin' and not is_disabled`.execute(db);
      expect(rows[0]?.count).toBeGreaterThanOrEqual(1);
      await sql`update account set is_disabled = false where id = ${admin.account.id}`.execute(db);
      admin.browser = await new Browser(site).signIn(site, admin.account);
    }
  });
});

describe('somebody who manages accounts without being an administrator', () => {
  let manager: Awaited<ReturnType<typeof signedIn>>;
  beforeAll(async () => {
    manager = await signedIn(site, newLogin(), ['manager']);
  });

  it('cannot become an administrator, or grant a permission that they do not hold', async () => {
    const exceeded = { status: 403, error: 'rightsExceeded' };
    const { browser, account } = manager;
    expect(errorOf(await save(browser, account.id, ['manager', 'admin']))).toEqual(exceeded);
    expect(errorOf(await save(browser, account.id, ['manager', 'editor']))).toEqual(exceeded);
    expect(
      errorOf(await browser.post('accounts/create', { login: newLogin(), name: 'A', roles: ['supervisionOfficer'] })),
    ).toEqual(exceeded);
    const role = { key: 'own', name: names, permissions: ['content:article:publish'] };
    expect(errorOf(await browser.post('roles/create', role))).toEqual(exceeded);
    expect(errorOf(await browser.post('roles/create', { ...role, permissions: ['*:*:*'] }))).toEqual(exceeded);
    expect(
      errorOf(
        await browser.post('roles/save', {
          key: 'manager',
          version: 1,
          name: names,
          permissions: ['system:account:edit', 'system:role:edit', 'inbox:message:read', 'system:audit:read'],
        }),
      ),
    ).toEqual(exceeded);
    expect((await accountOf(account.id)).roles).toEqual(['manager']);
  });

  it('cannot take over, rename, disable or sign out an account with more permissions', async () => {
    const exceeded = { status: 403, error: 'rightsExceeded' };
    const { browser } = manager;
    const { id } = admin.account;
    expect(errorOf(await browser.post('accounts/issue-link', { id, resetSecondFactor: true }))).toEqual(exceeded);
    expect(errorOf(await save(browser, id, ['admin']))).toEqual(exceeded);
    expect(errorOf(await browser.post('accounts/disable', { id }))).toEqual(exceeded);
    expect(errorOf(await browser.post('accounts/end-sessions', { id }))).toEqual(exceeded);
    const sessions: { id: string; account: { id: number }; abilities: { end: boolean } }[] = Object(
      (await browser.get('sessions/all')).body,
    ).data;
    const session = sessions.find(({ account }) => account.id === id);
    expect(session?.abilities).toEqual({ end: false });
    expect((await browser.post('sessions/end', { id: session?.id })).status).toBe(404);
    const listed = Object((await browser.get(`accounts/account/${id}`)).body.data);
    expect(listed.abilities).toEqual({
      edit: false,
      disable: false,
      enable: false,
      issueLink: false,
      endSessions: false,
    });
  });

  it('cannot remove permissions that they do not hold from a role', async () => {
    expect(
      errorOf(await manager.browser.post('roles/save', { key: 'auditor', version: 1, name: names, permissions: [] })),
    ).toEqual({ status: 403, error: 'rightsExceeded' });
  });

  it('may grant the permissions that they hold', async () => {
    const key = 'messages';
    const created = await manager.browser.post('roles/create', {
      key,
      name: names,
      permissions: ['inbox:message:read'],
    });
    expect(created.status).toBe(200);
    expect((await manager.browser.post('accounts/create', { login: newLogin(), name: 'A', roles: [key] })).status).toBe(
      200,
    );
  });
});

describe('roles', () => {
  it('are listed with what the caller may do', async () => {
    const { roles, grantable } = Object((await admin.browser.get('roles/list')).body.data);
    expect(roles.map(({ key }: { key: string }) => key).slice(0, 7)).toEqual([
      'admin',
      'editor',
      'translator',
      'tradeDesk',
      'hr',
      'supervisionOfficer',
      'auditor',
    ]);
    expect(roles[0]).toMatchObject({
      name: { cn: '管理员', en: 'Administrator', ru: 'Администратор' },
      permissions: ['*:*:*'],
      requiresSecondFactor: true,
      abilities: { edit: false, delete: false, assign: true },
    });
    expect(grantable).toContain('*:*:*');
  });

  it('take effect at once in open sessions', async () => {
    const { browser } = await signedIn(site, newLogin(), ['hr']);
    expect((await browser.get('audit/entries')).status).toBe(403);
    const change = { key: 'hr', version: 1, name: names };
    const saved = await admin.browser.post('roles/save', {
      ...change,
      permissions: ['system:audit:read', 'system:audit:read'],
    });
    expect(saved.body.data).toEqual({ version: 2 });
    expect((await browser.get('audit/entries')).status).toBe(200);
    expect(await lastEntry()).toMatchObject({
      action: 'role.edit',
      details: { granted: ['system:audit:read'] },
    });
    expect(errorOf(await admin.browser.post('roles/save', { ...change, permissions: [] }))).toEqual({
      status: 409,
      error: 'versionConflict',
    });
  });

  it('of administrators keep the wildcard', async () => {
    const weakened = { key: 'admin', version: 1, name: names, permissions: ['content:article:read'] };
    expect(errorOf(await admin.browser.post('roles/save', weakened))).toMatchObject({ error: 'rightsExceeded' });
  });

  it('are deleted only if nobody has them and they are not built in', async () => {
    await admin.browser.post('roles/create', { key: 'temporary', name: names, permissions: ['content:article:read'] });
    const { id } = await createStaff(site, { login: newLogin(), roles: ['temporary'] });
    const remove = async (key: string) => errorOf(await admin.browser.post('roles/delete', { key }));
    expect(await remove('temporary')).toEqual({ status: 409, error: 'roleInUse' });
    await save(admin.browser, id, []);
    expect(await remove('temporary')).toEqual({ status: 200, error: undefined });
    expect(await remove('translator')).toEqual({ status: 403, error: 'rightsExceeded' });
    expect(await remove('temporary')).toEqual({ status: 404, error: 'notFound' });
  });

  it('that require an authenticator do so from the next request on', async () => {
    const account = await createStaff(site, { login: newLogin(), roles: [], withSecondFactor: false });
    const browser = await new Browser(site).signIn(site, account);
    expect((await browser.get('sessions/current')).status).toBe(200);
    await save(admin.browser, account.id, ['supervisionOfficer']);
    expect((await browser.get('sessions/current')).status).toBe(401);
  });
});

it('asks for the code again before each change of accounts and roles', async () => {
  await sql`update session set confirmed_at = now() - interval '16 minutes'`.execute(site.context.db);
  const { id } = admin.account;
  for (const [path, body] of [
    ['accounts/create', { login: newLogin(), name: 'A', roles: [] }],
    ['accounts/save', { id, version: 1, name: 'A', roles: ['admin'] }],
    ['accounts/disable', { id }],
    ['accounts/enable', { id }],
    ['accounts/issue-link', { id }],
    ['roles/create', { key: 'other', name: names, permissions: [] }],
    ['roles/save', { key: 'editor', version: 1, name: names, permissions: [] }],
    ['roles/delete', { key: 'editor' }],
  ] as const)
    expect([path, (await admin.browser.post(path, body)).body.error]).toEqual([path, 'confirmationRequired']);
});

it('removes an authenticator only where no role requires it', async () => {
  expect(errorOf(await admin.browser.post('sessions/second-factor/remove'))).toEqual({
    status: 409,
    error: 'secondFactorRequired',
  });
  const { browser } = await signedIn(site, newLogin(), ['editor']);
  expect((await browser.post('sessions/second-factor/remove')).status).toBe(200);
  expect(Object((await browser.get('sessions/current')).body.data).account.secondFactors).toEqual([]);
});

it('refuses the second of two saves of an account', async () => {
  const { id } = await createStaff(site, { login: newLogin(), roles: ['editor'] });
  const body = { id, version: 1, name: 'First', roles: ['editor'] };
  expect((await admin.browser.post('accounts/save', body)).body.data).toEqual({ version: 2 });
  expect(errorOf(await admin.browser.post('accounts/save', { ...body, name: 'Second' }))).toEqual({
    status: 409,
    error: 'versionConflict',
  });
});

it('lists accounts by text, role and state, ten at a time', async () => {
  const { body } = await admin.browser.get('accounts/list?role=admin&size=2');
  expect(body.content).toHaveLength(2);
  expect(Object(body).counts).toMatchObject({ inUse: expect.any(Number), disabled: expect.any(Number) });
  const wildcard = await admin.browser.get('accounts/list?text=%25');
  expect(wildcard.body.totalElements).toBe(0);
  const disabled = (await admin.browser.get('accounts/list?state=disabled&size=1000')).body.content ?? [];
  expect(new Set(disabled.map((row) => Object(row).state))).toEqual(new Set(['disabled']));
});
