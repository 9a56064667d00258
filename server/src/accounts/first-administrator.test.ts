import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { databaseUrlOf, runCommand } from '../../test/run-command.ts';
import { type RunningSite, runSite } from '../../test/running-site.ts';
import { Browser, codeOf, createStaff, staffPassword } from '../../test/staff.ts';
import { startServer } from '../../test/started-server.ts';
import { createFirstAdministrator } from './first-administrator.ts';

let site: RunningSite;
beforeAll(async () => {
  site = await runSite();
});
afterAll(() => site.close());

beforeEach(() => sql`truncate session, known_address_block, account cascade`.execute(site.context.db));

const tokenOf = (text: string) => /#([\w-]{43})/.exec(text)?.[1] ?? '';

/** Sets up an account as its owner does, with the printed link. */
async function setUp(token: string): Promise<Browser> {
  const browser = new Browser(site);
  expect((await browser.post('sessions/set-up', { token, password: staffPassword })).body.data).toEqual({
    next: 'enrol',
  });
  const { secret } = Object((await browser.post('sessions/second-factor/begin')).body.data);
  expect((await browser.post('sessions/second-factor/enrol', { code: codeOf(secret) })).status).toBe(200);
  return browser;
}

describe('the first start', () => {
  it('makes one link for the administrator, also if several servers start at once', async () => {
    const links = await Promise.all([1, 2, 3].map(() => createFirstAdministrator(site.context, undefined)));
    const [link, ...others] = links.filter((made) => made !== undefined);
    expect(others).toEqual([]);
    const read = () => new Browser(site).post('sessions/set-up-link', { token: tokenOf(link?.path ?? '') });
    expect((await read()).body.data).toMatchObject({ login: 'admin', minutesLeft: 60 });
    const move = (minutes: number) =>
      sql`update set_up_link set until = until + ${minutes} * interval '1 minute'`.execute(site.context.db);
    await move(-60);
    expect((await read()).status).toBe(404);
    await move(60);
    const browser = await setUp(tokenOf(link?.path ?? ''));
    expect(Object((await browser.get('sessions/current')).body.data)).toMatchObject({
      account: { login: 'admin' },
      permissions: ['*:*:*'],
    });
    expect(await createFirstAdministrator(site.context, undefined)).toBeUndefined();
  });

  it('uses ADMIN_PASSWORD instead, and ignores it later', async () => {
    expect(await createFirstAdministrator(site.context, staffPassword)).toBeUndefined();
    const enter = (password: string) => new Browser(site).post('sessions/sign-in', { login: 'admin', password });
    expect((await enter(staffPassword)).body.data).toEqual({ next: 'enrol' });
    await createFirstAdministrator(site.context, 'another-kiln-violet');
    expect((await enter('another-kiln-violet')).body.error).toBe('signInRejected');
  });

  it.each(['tiny', 'woaini5201314', 'administrator1'])(
    'refuses ADMIN_PASSWORD=%s without quoting it',
    async (password) => {
      const error: unknown = await createFirstAdministrator(site.context, password).catch((thrown: unknown) => thrown);
      expect(String(error)).toMatch(/ADMIN_PASSWORD is too short/);
      expect(String(error)).not.toContain(password);
      expect(await site.context.db.selectFrom('account').selectAll().execute()).toEqual([]);
    },
  );

  it('prints the link, and a second start prints none', async () => {
    const { db, dataDir } = site.context;
    const environment = { DATA_DIR: dataDir, DATABASE_URL: await databaseUrlOf(db) };
    const first = await startServer(environment);
    await expect
      .poll(() => first.output())
      .toMatch(/^Console: {2}http:\/\/127\.0\.0\.1:\d+\/console\/set-up#[\w-]{43}$/m);
    expect(await first.stop()).toBe(0);
    const second = await startServer(environment);
    expect(await second.stop()).toBe(0);
    expect(second.output()).toMatch(/API docs/);
    expect(second.output()).not.toContain('set-up#');
  });
});

describe('npm run console:setup', () => {
  const run = async (...parameters: string[]) =>
    runCommand('console:setup', parameters, {
      environment: { DATABASE_URL: await databaseUrlOf(site.context.db), PUBLIC_URL: 'https://group.example' },
    });

  it('prints a new link while no administrator can sign in', async () => {
    const link = await createFirstAdministrator(site.context, undefined);
    const { code, stdout } = await run();
    expect({ code, stdout }).toMatchObject({
      code: 0,
      stdout: expect.stringMatching(/https:\/\/group\.example\/console\/set-up#/),
    });
    const old = await new Browser(site).post('sessions/set-up', {
      token: tokenOf(link?.path ?? ''),
      password: staffPassword,
    });
    expect(old.status).toBe(404);
    await setUp(tokenOf(stdout));
    expect(await run()).toMatchObject({ code: 1, stderr: expect.stringContaining('An administrator can sign in') });
  });

  it('sets up an administrator again who lost the authenticator, or was disabled', async () => {
    const account = await createStaff(site, { login: 'admin', roles: ['admin'] });
    await sql`update account set is_disabled = true where id = ${account.id}`.execute(site.context.db);
    await setUp(tokenOf((await run()).stdout));
    await setUp(tokenOf((await run('--anyway')).stdout));
  });

  it('accepts the names admin and editor only (section 5)', async () => {
    const { code, stdout } = await run('--account', 'editor');
    expect(code).toBe(0);
    const browser = new Browser(site);
    const response = await browser.post('sessions/set-up', { token: tokenOf(stdout), password: staffPassword });
    expect(response.body.data).toEqual({ next: 'done' });
    expect(await run('--account', 'editor')).toMatchObject({ code: 1, stderr: expect.stringContaining('--anyway') });
    expect(await run('--account', 'root')).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('must be admin or editor'),
    });
  });
});
