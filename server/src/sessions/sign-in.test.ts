import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type RunningSite, runSite } from '../../test/running-site.ts';
import {
  Browser,
  codeOf,
  createStaff,
  forgetUsedCode,
  signedIn,
  staffPassword,
  type TestAccount,
} from '../../test/staff.ts';
import { reserveAttempt } from './attempts.ts';
import { maxSessions, startSession } from './store.ts';

let site: RunningSite;
let number = 0;
beforeAll(async () => {
  site = await runSite({ trustedProxies: ['127.0.0.1'] });
});
afterAll(() => site.close());
beforeEach(() => sql`truncate sign_in_failure`.execute(site.context.db));

const newLogin = () => `person${(number += 1)}`;
const newAccount = (settings: Partial<Parameters<typeof createStaff>[1]> = {}) =>
  createStaff(site, { login: newLogin(), roles: ['editor'], ...settings });
const from = (address: string) => new Browser(site, { 'x-forwarded-for': address });
const enter = (browser: Browser, { login }: Pick<TestAccount, 'login'>, password = staffPassword) =>
  browser.post('sessions/sign-in', { login, password });
const stepOf = ({ body }: { body: { data?: unknown } }) => Object(body.data).next;

describe('a sign-in', () => {
  it('without an authenticator is complete after the password', async () => {
    const account = await newAccount({ withSecondFactor: false });
    const browser = new Browser(site);
    const response = await enter(browser, account);
    expect({ status: response.status, step: stepOf(response), token: Object(response.body.data).token }).toEqual({
      status: 200,
      step: 'done',
      token: undefined,
    });
    expect(response.headers.get('set-cookie')).toMatch(/^session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict$/);
    expect((await browser.get('sessions/current')).body.data).toMatchObject({
      account: { id: account.id, login: account.login, secondFactors: [] },
      roles: ['editor'],
    });
  });

  it('needs a code after the password, and is worth nothing before it', async () => {
    const account = await newAccount();
    const browser = new Browser(site);
    expect(stepOf(await enter(browser, account))).toBe('code');
    expect((await browser.get('sessions/current')).status).toBe(401);
    const beforeCode = browser.cookie;
    expect(stepOf(await browser.post('sessions/enter-code', { code: codeOf(account.secret ?? '') }))).toBe('done');
    expect((await browser.get('sessions/current')).status).toBe(200);
    // Session fixation: the token of the first step never becomes a session.
    expect(browser.cookie).not.toBe(beforeCode);
    browser.cookie = beforeCode;
    expect((await browser.get('sessions/current')).status).toBe(401);
    expect((await browser.post('sessions/enter-code', { code: codeOf(account.secret ?? '') })).body.error).toBe(
      'signInExpired',
    );
  });

  it('as a script gets a bearer token, which no cookie can replace', async () => {
    const account = await newAccount({ withSecondFactor: false });
    const script = new Browser(site);
    const response = await script.post('sessions/sign-in', {
      login: account.login,
      password: staffPassword,
      as: 'bearer',
    });
    expect(response.headers.get('set-cookie')).toBeNull();
    const token: string = Object(response.body.data).token;
    const path = '/gw-api/en/console/sessions/current';
    const asBearer = await fetch(`${site.url}${path}`, { headers: { authorization: `Bearer ${token}` } });
    expect(asBearer.status).toBe(200);
    const asCookie = await fetch(`${site.url}${path}`, { headers: { cookie: `session=${token}` } });
    expect(asCookie.status).toBe(401);
  });

  it('replaces the session that the browser brought', async () => {
    const { browser, account } = await signedIn(site, newLogin(), ['editor']);
    const first = browser.cookie;
    await browser.signIn(site, account);
    expect(browser.cookie).not.toBe(first);
    browser.cookie = first;
    expect((await browser.get('sessions/current')).status).toBe(401);
  });

  it('never takes over a token that somebody planted', async () => {
    const account = await newAccount({ withSecondFactor: false });
    const browser = new Browser(site);
    browser.cookie = `session=${'p'.repeat(43)}`;
    await enter(browser, account);
    expect(browser.cookie).not.toBe(`session=${'p'.repeat(43)}`);
    browser.cookie = `session=${'p'.repeat(43)}`;
    expect((await browser.get('sessions/current')).status).toBe(401);
  });

  it('ignores the case of the user name and blanks around it', async () => {
    const account = await newAccount({ withSecondFactor: false });
    expect(stepOf(await enter(new Browser(site), { login: ` ${account.login.toUpperCase()} ` }))).toBe('done');
  });

  it('leads to the enrolment of an authenticator that a role requires', async () => {
    const account = await newAccount({ roles: ['supervisionOfficer'], withSecondFactor: false });
    const browser = new Browser(site);
    expect(stepOf(await enter(browser, account))).toBe('enrol');
    expect((await browser.get('sessions/current')).status).toBe(401);
    const begun = await browser.post('sessions/second-factor/begin');
    const { secret, uri } = Object(begun.body.data);
    expect(uri).toMatch(/^otpauth:\/\/totp\/.+:person\d+\?issuer=.+&secret=[A-Z2-7]{32}&/);
    expect((await browser.post('sessions/second-factor/enrol', { code: '000000' })).body.error).toBe('codeRejected');
    const enrolled = await browser.post('sessions/second-factor/enrol', { code: codeOf(secret) });
    expect(Object(enrolled.body.data)).toMatchObject({ next: 'done', recoveryCodes: { length: 10 } });
    expect((await browser.get('sessions/current')).status).toBe(200);
    // The code of the enrolment is used up.
    const again = new Browser(site);
    await enter(again, account);
    expect((await again.post('sessions/enter-code', { code: codeOf(secret) })).body.error).toBe('codeRejected');
  });
});

describe('the same response', () => {
  it('for an unknown name, a wrong password, a disabled account and one without a password', async () => {
    const known = await newAccount();
    const disabled = await newAccount();
    const { db } = site.context;
    await db.updateTable('account').set({ isDisabled: true }).where('id', '=', disabled.id).execute();
    const invited = await newAccount();
    await db.updateTable('account').set({ password: null }).where('id', '=', invited.id).execute();
    const responses = [
      await enter(new Browser(site), { login: 'nobody' }),
      await enter(new Browser(site), known, 'a wrong password'),
      await enter(new Browser(site), disabled),
      await enter(new Browser(site), invited),
    ];
    for (const { status, body, headers } of responses) {
      expect({ status, error: body.error }).toEqual({ status: 403, error: 'signInRejected' });
      expect(body).toEqual(responses[0]?.body);
      expect(headers.get('set-cookie')).toBeNull();
    }
  });

  it('after one comparison of a password, for a known and for an unknown name', async () => {
    const account = await newAccount();
    // It takes as long without a stored hash (passwords.test.ts).
    const matches = vi.spyOn(site.context.passwords, 'matches');
    for (const login of [account.login, 'nobody']) await enter(new Browser(site), { login }, 'a wrong password');
    expect(matches.mock.calls).toEqual([
      ['a wrong password', expect.stringContaining('$argon2id$'), 'unknownAddress'],
      ['a wrong password', undefined, 'unknownAddress'],
    ]);
    matches.mockRestore();
  });
});

describe('ten failures', () => {
  const failures = async (browser: Browser, login: string, count: number) => {
    for (let attempt = 0; attempt < count; attempt += 1)
      expect((await enter(browser, { login }, 'a wrong password')).body.error).toBe('signInRejected');
  };
  const blockOf = () => `203.0.${(number += 1) % 250}.7`;

  it('delay the account for that address block, and no other', async () => {
    const account = await newAccount({ withSecondFactor: false });
    const attacker = blockOf();
    await failures(from(attacker), account.login, 10);
    const delayed = await enter(from(attacker.replace(/7$/, '200')), account);
    expect({ status: delayed.status, error: delayed.body.error }).toEqual({ status: 429, error: 'signInDelayed' });
    expect(delayed.body.retryAfter).toBeGreaterThan(50);
    expect(delayed.body.retryAfter).toBeLessThanOrEqual(60);
    expect(stepOf(await enter(from(blockOf()), account))).toBe('done');
  });

  it('let the right password pass from where the account signed in before', async () => {
    const account = await newAccount({ withSecondFactor: false });
    const office = blockOf();
    await enter(from(office), account);
    await failures(from(office), account.login, 10);
    expect((await enter(from(office), account, 'a wrong password')).body.error).toBe('signInDelayed');
    expect(stepOf(await enter(from(office), account))).toBe('done');
  });

  it('delay unknown names in the same way', async () => {
    const attacker = blockOf();
    await failures(from(attacker), 'nobody', 10);
    expect(await enter(from(attacker), { login: 'nobody' })).toMatchObject({
      status: 429,
      body: { error: 'signInDelayed' },
    });
  });

  it('cannot be exceeded by guessing at the same time', async () => {
    const account = await newAccount({ withSecondFactor: false });
    const attacker = from(blockOf());
    const responses = await Promise.all(
      Array.from({ length: 15 }, () => enter(attacker, account, 'a wrong password').then(({ body }) => body.error)),
    );
    expect(responses.filter((error) => error === 'signInRejected')).toHaveLength(10);
    expect(responses.filter((error) => error === 'signInDelayed')).toHaveLength(5);
  });

  it('are forgotten after a success', async () => {
    const account = await newAccount({ withSecondFactor: false });
    const browser = from(blockOf());
    await failures(browser, account.login, 9);
    expect(stepOf(await enter(browser, account))).toBe('done');
    await failures(browser, account.login, 9);
  });

  it('are recorded once an hour in the audit log, without the name if it is unknown', async () => {
    const account = await newAccount();
    await failures(from(blockOf()), account.login, 10);
    await failures(from(blockOf()), account.login, 10);
    const entries = await site.context.db
      .selectFrom('audit.auditEntry')
      .select('addressBlock')
      .where('action', '=', 'session.signInDelayed')
      .where('objectId', '=', String(account.id))
      .execute();
    expect(entries).toEqual([{ addressBlock: expect.stringMatching(/^203\.0\.\d+\.0\/24$/) }]);
    await failures(from(blockOf()), 'a password typed here', 10);
    const log = await site.context.db.selectFrom('audit.auditEntry').selectAll().execute();
    expect(JSON.stringify(log)).not.toContain('typed here');
  });

  it('are stored in a table of bounded size that shows no names', async () => {
    const { db, secret } = site.context;
    await sql`
      insert into sign_in_failure (key, block, failures, since, forget_at)
      select int4send(number), '', 1, now(), now() + number * interval '1 second'
      from generate_series(1, 10500) number`.execute(db);
    await reserveAttempt(db, secret, { kind: 'password', subject: 'visible-name', block: 'b' });
    const rows = await db.selectFrom('signInFailure').selectAll().execute();
    expect(rows.length).toBe(10_000);
    expect(JSON.stringify(rows.map(({ key }) => key.toString()))).not.toContain('visible-name');
  });
});

describe('a code', () => {
  it('works once', async () => {
    const account = await newAccount();
    const [first, second] = [new Browser(site), new Browser(site)];
    const code = codeOf(account.secret ?? '');
    await enter(first, account);
    await enter(second, account);
    expect((await first.post('sessions/enter-code', { code })).status).toBe(200);
    expect((await second.post('sessions/enter-code', { code })).body.error).toBe('codeRejected');
    // An older one does not work either.
    const earlier = codeOf(account.secret ?? '', -1);
    expect((await second.post('sessions/enter-code', { code: earlier })).body.error).toBe('codeRejected');
  });

  it('completes one of two concurrent requests', async () => {
    const account = await newAccount();
    const browser = new Browser(site);
    await enter(browser, account);
    const code = codeOf(account.secret ?? '');
    const responses = await Promise.all([1, 2, 3].map(() => browser.post('sessions/enter-code', { code })));
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('cannot be guessed: ten wrong ones delay all unknown addresses together', async () => {
    const account = await newAccount();
    for (let attempt = 0; attempt < 10; attempt += 1) {
      const browser = from(`198.51.${attempt}.9`);
      await enter(browser, account);
      expect((await browser.post('sessions/enter-code', { code: '000000' })).body.error).toBe('codeRejected');
    }
    const browser = from('192.0.2.9');
    await enter(browser, account);
    const right = await browser.post('sessions/enter-code', { code: codeOf(account.secret ?? '') });
    expect(right.body.error).toBe('signInDelayed');
  });

  it('can be replaced by a recovery code, which works once', async () => {
    const { browser, account } = await signedIn(site, newLogin(), ['editor']);
    const renewed = await browser.post('sessions/recovery-codes');
    const codes: string[] = Object(renewed.body.data).recoveryCodes;
    expect(codes).toHaveLength(10);
    const [first = ''] = codes;
    const [one, two] = [new Browser(site), new Browser(site)];
    await enter(one, account);
    await enter(two, account);
    expect((await one.post('sessions/enter-code', { recoveryCode: first.toUpperCase() })).status).toBe(200);
    expect((await two.post('sessions/enter-code', { recoveryCode: first })).body.error).toBe('codeRejected');
    expect(Object((await one.get('sessions/current')).body.data).account.recoveryCodesLeft).toBe(9);
    const stored = await site.context.db.selectFrom('recoveryCode').selectAll().execute();
    expect(JSON.stringify(stored)).not.toContain(first.replaceAll('-', ''));
  });
});

describe('sessions', () => {
  it('are listed and ended by their owner only', async () => {
    const { browser, account } = await signedIn(site, newLogin(), ['editor']);
    const other = await signedIn(site, newLogin(), ['editor']);
    const second = await new Browser(site, {
      'user-agent': 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:146.0) Gecko/20100101 Firefox/146.0',
    }).signIn(site, account);
    const rows: { id: string; isCurrent: boolean; device: string; addressBlock: string }[] = Object(
      (await browser.get('sessions/own')).body,
    ).data;
    expect(rows.map(({ isCurrent }) => isCurrent).toSorted()).toEqual([false, true]);
    const added = rows.find(({ isCurrent }) => !isCurrent);
    expect(added).toMatchObject({
      device: 'Firefox 146 · Windows',
      addressBlock: expect.stringMatching(/^10\.\d+\.\d+\.0\/24$/),
    });
    expect((await other.browser.post('sessions/end', { id: added?.id })).status).toBe(404);
    expect((await second.get('sessions/current')).status).toBe(200);
    expect((await browser.post('sessions/end', { id: added?.id })).status).toBe(200);
    expect((await second.get('sessions/current')).status).toBe(401);
  });

  it('can be ended although a thousand others were used later', async () => {
    const { browser, account } = await signedIn(site, newLogin(), ['editor']);
    const old = await new Browser(site).signIn(site, account);
    const oldId = Object((await old.get('sessions/current')).body.data).session.id;
    const { db } = site.context;
    const later = await newAccount();
    await sql`insert into session (id, token_hash, account_id, kind, stage, user_agent, address_block, seen_at)
      select 'later' || number, sha256(number::text::bytea), ${later.id}, 'cookie', 'complete', '', '',
        now() + interval '1 minute' from generate_series(1, 1000) as number`.execute(db);
    expect((await browser.post('sessions/end', { id: oldId })).status).toBe(200);
    expect((await old.get('sessions/current')).status).toBe(401);
    await db.deleteFrom('session').where('accountId', '=', later.id).execute();
  });

  it('can be ended all but one', async () => {
    const { browser, account } = await signedIn(site, newLogin(), ['editor']);
    const others = [await new Browser(site).signIn(site, account), await new Browser(site).signIn(site, account)];
    expect(Object((await browser.post('sessions/end-others')).body.data).ended).toBe(2);
    expect((await browser.get('sessions/current')).status).toBe(200);
    for (const ended of others) expect((await ended.get('sessions/current')).status).toBe(401);
  });

  it('cannot be replayed after signing out', async () => {
    const { browser } = await signedIn(site, newLogin(), ['editor']);
    const before = browser.cookie;
    const response = await browser.post('sessions/sign-out');
    expect(response.headers.get('set-cookie')).toMatch(/^session=; .*Max-Age=0/);
    browser.cookie = before;
    expect((await browser.get('sessions/current')).status).toBe(401);
  });

  it('all end with a new password', async () => {
    const { browser, account } = await signedIn(site, newLogin(), ['editor']);
    const other = await new Browser(site).signIn(site, account);
    const change = (currentPassword: string, newPassword: string) =>
      browser.post('sessions/password', { currentPassword, newPassword });
    expect((await change('wrong', 'another-kiln-violet')).body.errors).toMatchObject([
      { field: 'currentPassword', code: 'passwordWrong' },
    ]);
    expect((await change(staffPassword, 'woaini5201314')).body.errors).toMatchObject([
      { field: 'newPassword', code: 'passwordCommon' },
    ]);
    expect((await change(staffPassword, 'short')).body.errors).toMatchObject([
      { field: 'newPassword', code: 'passwordTooShort' },
    ]);
    const before = browser.cookie;
    expect((await change(staffPassword, 'another-kiln-violet')).status).toBe(200);
    browser.cookie = before;
    expect([(await browser.get('sessions/current')).status, (await other.get('sessions/current')).status]).toEqual([
      401, 401,
    ]);
    expect(stepOf(await enter(new Browser(site), account, 'another-kiln-violet'))).toBe('code');
  });

  it('of one account are bounded', async () => {
    const account = await newAccount();
    const { db } = site.context;
    const start = (stage: 'complete' | 'code') =>
      startSession(db, {
        accountId: account.id,
        tokenType: 'cookie',
        stage,
        userAgent: 'x'.repeat(9000),
        addressBlock: '',
      });
    await Promise.all(Array.from({ length: 30 }, () => start('complete')));
    await Promise.all(Array.from({ length: 30 }, () => start('code')));
    const rows = await db.selectFrom('session').selectAll().where('accountId', '=', account.id).execute();
    expect(rows.filter(({ stage }) => stage === 'complete').length).toBe(maxSessions.complete);
    expect(rows.filter(({ stage }) => stage === 'code').length).toBe(maxSessions.incomplete);
    expect(Math.max(...rows.map(({ userAgent }) => userAgent.length))).toBe(400);
  });

  it('that have ended are deleted with the next sign-in', async () => {
    const account = await newAccount({ withSecondFactor: false });
    await enter(new Browser(site), account);
    await sql`update session set seen_at = now() - interval '31 minutes'`.execute(site.context.db);
    await enter(new Browser(site), account);
    const rows = await site.context.db.selectFrom('session').select('accountId').execute();
    expect(rows).toEqual([{ accountId: account.id }]);
  });

  it('show the database no token', async () => {
    const { browser } = await signedIn(site, newLogin(), ['editor']);
    const rows = await sql<{ text: string }>`select session::text as text from session`.execute(site.context.db);
    const token = browser.cookie?.split('=')[1] ?? '';
    expect(rows.rows.map(({ text }) => text).join('\n')).not.toContain(token);
  });
});

describe('an entered code', () => {
  const age = (minutes: number) =>
    sql`update session set confirmed_at = now() - ${minutes} * interval '1 minute'`.execute(site.context.db);

  it('counts for 15 minutes and can be entered again', async () => {
    const { browser, account } = await signedIn(site, newLogin(), ['editor']);
    await age(16);
    expect((await browser.post('sessions/recovery-codes')).body.error).toBe('confirmationRequired');
    expect((await browser.post('sessions/second-factor/begin')).body.error).toBe('confirmationRequired');
    expect((await browser.post('sessions/confirm', { password: staffPassword })).body.error).toBe('codeRejected');
    await forgetUsedCode(site, account);
    const code = codeOf(account.secret ?? '');
    expect((await browser.post('sessions/confirm', { code })).status).toBe(200);
    expect((await browser.post('sessions/recovery-codes')).status).toBe(200);
    await age(16);
    expect((await browser.post('sessions/confirm', { code })).body.error).toBe('codeRejected');
  });

  it('is the password of an account without an authenticator', async () => {
    const account = await newAccount({ withSecondFactor: false });
    const browser = new Browser(site);
    await enter(browser, account);
    await age(16);
    const { status, body } = await browser.post('sessions/confirm', { password: 'wrong' });
    expect([status, body.errors]).toMatchObject([422, [{ field: 'password', code: 'passwordWrong' }]]);
    expect((await browser.post('sessions/confirm', { password: staffPassword })).status).toBe(200);
    expect((await browser.post('sessions/second-factor/begin')).status).toBe(200);
  });
});

it('keeps the secrets of authenticators sealed, each for its own account', async () => {
  const [first, second] = [await newAccount(), await newAccount()];
  const { db } = site.context;
  const { totpSecret } = await db
    .selectFrom('account')
    .select('totpSecret')
    .where('id', '=', first.id)
    .executeTakeFirstOrThrow();
  expect(totpSecret?.toString('latin1')).not.toContain(first.secret);
  await db.updateTable('account').set({ totpSecret }).where('id', '=', second.id).execute();
  const browser = new Browser(site);
  await enter(browser, second);
  expect((await browser.post('sessions/enter-code', { code: codeOf(first.secret ?? '') })).status).not.toBe(200);
});
