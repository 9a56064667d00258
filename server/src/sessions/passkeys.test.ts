/** Passkeys as a second factor, with a security key that signs as a real one, and with forged responses. */
import { maxPasskeys } from 'contract/console/passkeys.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningSite, runSite } from '../../test/running-site.ts';
import { type Forged, SecurityKey } from '../../test/security-key.ts';
import {
  type BrowserResponse,
  Browser,
  createStaff,
  signedIn,
  staffPassword,
  type TestAccount,
} from '../../test/staff.ts';

let site: RunningSite;
let origin: string;
beforeAll(async () => {
  site = await runSite({ trustedProxies: ['127.0.0.1'] });
  origin = new URL(site.url).origin;
});
afterAll(() => site.close());

let logins = 0;
const newLogin = () => `passkey-${(logins += 1)}`;
const dataOf = ({ body }: BrowserResponse) => Object(body.data);
const outcome = ({ status, body }: BrowserResponse) => [status, body.error];

async function addKey(browser: Browser, key: SecurityKey, name = 'Key', forged: Forged = {}): Promise<BrowserResponse> {
  const options = dataOf(await browser.post('passkeys/begin'));
  return browser.post('passkeys/add', { name, passkey: key.create(options, forged) });
}

/** A browser that has entered the password. */
async function afterPassword(account: TestAccount) {
  const browser = new Browser(site);
  const response = await browser.post('sessions/sign-in', { login: account.login, password: staffPassword });
  return { browser, progress: dataOf(response) };
}

async function enter(browser: Browser, key: SecurityKey, forged: Forged = {}): Promise<BrowserResponse> {
  const options = dataOf(await browser.post('passkeys/challenge'));
  return browser.post('passkeys/enter', { passkey: key.sign(options, forged) });
}

async function withKey(roles: readonly string[] = ['editor']) {
  const { browser, account } = await signedIn(site, newLogin(), roles);
  const key = new SecurityKey(origin);
  expect((await addKey(browser, key)).status).toBe(200);
  return { browser, account, key };
}

describe('a passkey', () => {
  it('is added, named, renamed, and signs in after the password', async () => {
    const { browser, account, key } = await withKey();
    const own = async () => dataOf(await browser.get('passkeys/own'));
    expect(await own()).toMatchObject([{ id: key.id.toString('base64url'), name: 'Key', usedAt: null }]);
    const [{ id }] = await own();
    expect((await browser.post('passkeys/rename', { id, name: ' Desk ' })).status).toBe(200);
    expect((await browser.post('passkeys/rename', { id, name: '  ' })).status).toBe(422);
    const { browser: other, progress } = await afterPassword(account);
    expect(progress).toEqual({ next: 'code', secondFactors: ['authenticator', 'passkey'] });
    expect((await other.get('sessions/current')).status, 'the password alone').toBe(401);
    expect(dataOf(await enter(other, key))).toEqual({ next: 'done' });
    expect(dataOf(await other.get('sessions/current')).account).toMatchObject({
      secondFactors: ['authenticator', 'passkey'],
    });
    expect(await own()).toMatchObject([{ name: 'Desk', usedAt: expect.any(String) }]);
    const audited = await site.context.db
      .selectFrom('audit.auditEntry')
      .select('action')
      .where('objectId', '=', String(account.id))
      .where('action', 'like', '%asskey')
      .execute();
    expect(audited.map(({ action }) => action)).toEqual(['account.addPasskey', 'account.renamePasskey']);
  });

  it('is the first second factor of an administrator, who gets recovery codes', async () => {
    const account = await createStaff(site, { login: newLogin(), roles: ['admin'], withSecondFactor: false });
    const { browser, progress } = await afterPassword(account);
    expect(progress.next).toBe('enrol');
    const key = new SecurityKey(origin);
    const { next, recoveryCodes } = dataOf(await addKey(browser, key));
    expect([next, recoveryCodes.length]).toEqual(['done', 10]);
    expect((await browser.get('accounts/list')).status).toBe(200);
    const second = await afterPassword(account);
    expect(second.progress.secondFactors).toEqual(['passkey']);
    expect((await enter(second.browser, key)).status).toBe(200);
    expect((await browser.post('sessions/confirm', { password: staffPassword })).body.error).toBe('codeRejected');
    const id = key.id.toString('base64url');
    expect(outcome(await browser.post('passkeys/remove', { id })), 'the last one').toEqual([
      409,
      'secondFactorRequired',
    ]);
    const third = await afterPassword(account);
    const { status } = await third.browser.post('sessions/enter-code', { recoveryCode: recoveryCodes[0] });
    expect(status).toBe(200);
  });

  it('confirms a session again', async () => {
    const { browser, key, account } = await withKey();
    const age = () =>
      sql`update session set confirmed_at = now() - interval '16 minutes' where account_id = ${account.id}`.execute(
        site.context.db,
      );
    await age();
    expect((await browser.post('passkeys/begin')).body.error, 'a stolen session adds none').toBe(
      'confirmationRequired',
    );
    const id = key.id.toString('base64url');
    expect((await browser.post('passkeys/remove', { id })).body.error).toBe('confirmationRequired');
    const options = dataOf(await browser.post('passkeys/challenge'));
    // A key that does not count: nothing but the challenge tells the second response from the first.
    const passkey = key.sign(options, { counter: 0 });
    expect((await browser.post('passkeys/confirm', { passkey })).status).toBe(200);
    expect(outcome(await browser.post('passkeys/confirm', { passkey })), 'replayed').toEqual([403, 'passkeyRejected']);
    expect((await browser.post('passkeys/remove', { id })).status).toBe(200);
    expect((await browser.post('passkeys/challenge')).body.error).toBe('notFound');
    await age();
    expect(outcome(await browser.post('passkeys/confirm', { passkey })), 'removed').toEqual([403, 'passkeyRejected']);
  });

  it('is not removed together with the authenticator, if a role requires a second factor', async () => {
    const { browser, key } = await withKey(['admin']);
    const id = key.id.toString('base64url');
    const responses = await Promise.all([
      browser.post('passkeys/remove', { id }),
      browser.post('sessions/second-factor/remove'),
    ]);
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  it('is gone when an administrator resets the second factor', async () => {
    const { account, key } = await withKey();
    const { browser: administrator } = await signedIn(site, newLogin(), ['admin']);
    const issued = await administrator.post('accounts/issue-link', { id: account.id, resetSecondFactor: true });
    const [, token] = dataOf(issued).setUpLink.path.split('#');
    const browser = new Browser(site);
    const response = await browser.post('sessions/set-up', { token, password: 'another-kiln-violet' });
    expect(dataOf(response)).toEqual({ next: 'done' });
    expect(dataOf(await browser.get('passkeys/own'))).toEqual([]);
    expect(await addKey(browser, key)).toMatchObject({ status: 200 });
  });
});

describe('a response is rejected', () => {
  const forgeries: [string, Forged][] = [
    ['from another origin', { origin: 'https://example.com' }],
    ['for another host', { rpId: 'example.com' }],
    ['for another challenge', { challenge: Buffer.alloc(32).toString('base64url') }],
  ];

  it.each(forgeries)('%s', async (_name, forged) => {
    const { account, key, browser } = await withKey();
    const { browser: other } = await afterPassword(account);
    expect(outcome(await enter(other, key, forged))).toEqual([403, 'passkeyRejected']);
    expect((await other.get('sessions/current')).status).toBe(401);
    expect(outcome(await addKey(browser, new SecurityKey(origin), 'Forged', forged))).toEqual([403, 'passkeyRejected']);
    expect((await enter(other, key)).status, 'the right one then passes').toBe(200);
  });

  it('that nobody has touched the key for', async () => {
    const { account, key } = await withKey();
    const { browser } = await afterPassword(account);
    expect(outcome(await enter(browser, key, { present: false }))).toEqual([403, 'passkeyRejected']);
  });

  it('that is sent a second time, or after five minutes', async () => {
    const { account, key } = await withKey();
    const { browser } = await afterPassword(account);
    const options = dataOf(await browser.post('passkeys/challenge'));
    const passkey = key.sign(options);
    const { browser: second } = await afterPassword(account);
    expect((await second.post('passkeys/enter', { passkey })).body.error, 'in another session').toBe('passkeyRejected');
    const both = await Promise.all([1, 2].map(() => browser.post('passkeys/enter', { passkey })));
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 403]);
    const late = dataOf(await second.post('passkeys/challenge'));
    await sql`update session set passkey_challenge_at = now() - interval '5 minutes 1 second'
      where account_id = ${account.id}`.execute(site.context.db);
    expect((await second.post('passkeys/enter', { passkey: key.sign(late) })).body.error).toBe('passkeyRejected');
  });

  it('of a copied key, whose counter does not grow', async () => {
    const { account, key } = await withKey();
    expect((await enter((await afterPassword(account)).browser, key, { counter: 7 })).status).toBe(200);
    const copied = await enter((await afterPassword(account)).browser, key, { counter: 7 });
    expect(outcome(copied)).toEqual([403, 'passkeyRejected']);
    const responses: { browser: Browser; passkey: ReturnType<SecurityKey['sign']> }[] = [];
    for (let copies = 0; copies < 4; copies += 1) {
      const { browser } = await afterPassword(account);
      const options = dataOf(await browser.post('passkeys/challenge'));
      responses.push({ browser, passkey: key.sign(options, { counter: 9 }) });
    }
    const atOnce = await Promise.all(
      responses.map(({ browser, passkey }) => browser.post('passkeys/enter', { passkey })),
    );
    expect(atOnce.map(({ status }) => status).toSorted(), 'the key and its copies at once').toEqual([
      200, 403, 403, 403,
    ]);
  });

  it('of another key or account, also one that is known elsewhere', async () => {
    const mine = await withKey();
    const theirs = await withKey();
    expect(outcome(await enter((await afterPassword(mine.account)).browser, theirs.key))).toEqual([
      403,
      'passkeyRejected',
    ]);
    const id = theirs.key.id.toString('base64url');
    for (const path of ['passkeys/rename', 'passkeys/remove'])
      expect((await mine.browser.post(path, { id, name: 'Mine' })).status, path).toBe(404);
    expect(outcome(await addKey(mine.browser, theirs.key)), 'it stays theirs').toEqual([403, 'passkeyRejected']);
    expect((await enter((await afterPassword(theirs.account)).browser, theirs.key)).status).toBe(200);
  });

  it('without a sign-in that waits for it', async () => {
    const { key, browser } = await withKey();
    const stranger = new Browser(site);
    for (const path of ['passkeys/begin', 'passkeys/challenge'])
      expect((await stranger.post(path)).body.error, path).toBe('signInExpired');
    const passkey = key.sign({ challenge: '' }, { challenge: 'x' });
    expect((await stranger.post('passkeys/enter', { passkey })).body.error).toBe('signInExpired');
    expect((await browser.post('passkeys/enter', { passkey })).body.error, 'signed in already').toBe('signInExpired');
    const { browser: halfway } = await afterPassword(await createStaff(site, { login: newLogin(), roles: ['editor'] }));
    expect((await halfway.post('passkeys/begin')).body.error, 'only the code opens the account').toBe('signInExpired');
    const foreign = await browser.request('/gw-api/en/console/passkeys/challenge', {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: 'https://example.com' },
      body: '{}',
    });
    expect(foreign.body.error).toBe('originRejected');
  });
});

it('adds ten passkeys at most', async () => {
  const { browser, account } = await withKey();
  const { db } = site.context;
  await sql`insert into passkey (id, account_id, name, public_key, counter, transports)
    select 'filler-' || n, ${account.id}, 'Filler', '', 0, '{}' from generate_series(3, ${maxPasskeys}) as n`.execute(
    db,
  );
  const keys = [1, 2].map(() => new SecurityKey(origin));
  const statuses: (string | undefined)[] = [];
  for (const key of keys) statuses.push((await addKey(browser, key)).body.error);
  expect(statuses).toEqual([undefined, 'tooManyPasskeys']);
  expect(dataOf(await browser.get('passkeys/own'))).toHaveLength(maxPasskeys);
});
