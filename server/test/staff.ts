/** Members of staff for tests: accounts in the database, and clients that sign in as a browser does. */
import { randomInt } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { createAuthenticator } from '../src/second-factors/authenticator.ts';
import type { GatewayResponse, RunningSite } from './running-site.ts';

export const staffPassword = 'kiln-fourteen-amber';

/** One slow hash for all accounts of a site. */
const hashes = new WeakMap<RunningSite, Promise<string>>();

export type TestAccount = { id: number; login: string; secret: string | undefined };

/** Creates an account that can sign in with `staffPassword`, and with a code unless it has no authenticator. */
export async function createStaff(
  site: RunningSite,
  { login, roles, withSecondFactor = true }: { login: string; roles: readonly string[]; withSecondFactor?: boolean },
): Promise<TestAccount> {
  const { db, passwords, secret: serverSecret } = site.context;
  const hash = hashes.get(site) ?? passwords.hash(staffPassword);
  hashes.set(site, hash);
  const { id } = await db
    .insertInto('account')
    .values({ login, name: `${login} (sample)`, password: await hash })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (roles.length > 0)
    await db
      .insertInto('accountRole')
      .values(roles.map((role) => ({ accountId: id, role })))
      .execute();
  if (!withSecondFactor) return { id, login, secret: undefined };
  const { sealed, secret } = createAuthenticator(serverSecret, { accountId: id, login, issuer: 'Test' });
  await db.updateTable('account').set({ totpSecret: sealed }).where('id', '=', id).execute();
  return { id, login, secret };
}

/** The code that an authenticator shows. A step later, the next one. */
export function codeOf(secret: string, stepsLater = 0): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + stepsLater * 30_000 });
}

/** Lets the account's code of this half minute count again, so that a test need not wait. */
export async function forgetUsedCode({ context: { db } }: RunningSite, { id }: TestAccount): Promise<void> {
  await db.updateTable('account').set({ totpStep: 0 }).where('id', '=', id).execute();
}

export type BrowserResponse = { status: number; headers: Headers; body: GatewayResponse };

/** A browser: it holds the session's cookie and names the site's origin. */
export class Browser {
  readonly url: string;
  readonly headers: Record<string, string>;
  cookie: string | undefined;
  constructor(site: Pick<RunningSite, 'url'>, headers: Record<string, string> = {}) {
    this.url = site.url;
    // Behind a trusted proxy each browser has an address of its own, and a limit of its own.
    this.headers = { 'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.7`, ...headers };
  }

  async request(path: string, init: RequestInit = {}): Promise<BrowserResponse> {
    const response = await fetch(`${this.url}${path}`, {
      ...init,
      headers: {
        origin: this.url,
        ...(this.cookie !== undefined && { cookie: this.cookie }),
        ...this.headers,
        ...Object(init.headers),
      },
    });
    const [set] = response.headers.getSetCookie();
    const cookie = set?.split(';')[0];
    if (cookie !== undefined) this.cookie = cookie.endsWith('=') ? undefined : cookie;
    const text = await response.text();
    const body: GatewayResponse = text.startsWith('{') ? JSON.parse(text) : { code: response.status, msg: text };
    return { status: response.status, headers: response.headers, body };
  }

  get(path: string): Promise<BrowserResponse> {
    return this.request(`/gw-api/en/console/${path}`);
  }

  post(path: string, body: unknown = {}, headers: Record<string, string> = {}): Promise<BrowserResponse> {
    return this.request(`/gw-api/en/console/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
  }

  /** Enters user name, password and code. Throws if the sign-in fails. */
  async signIn(site: RunningSite, account: TestAccount): Promise<this> {
    const password = await this.post('sessions/sign-in', { login: account.login, password: staffPassword });
    if (password.status !== 200) throw new Error(`Sign-in failed: ${JSON.stringify(password.body)}`);
    if (account.secret === undefined) return this;
    await forgetUsedCode(site, account);
    const code = await this.post('sessions/enter-code', { code: codeOf(account.secret) });
    if (code.status !== 200) throw new Error(`The code failed: ${JSON.stringify(code.body)}`);
    return this;
  }
}

/** A browser in which a new account with these roles is signed in. */
export async function signedIn(
  site: RunningSite,
  login: string,
  roles: readonly string[],
): Promise<{ browser: Browser; account: TestAccount }> {
  const account = await createStaff(site, { login, roles });
  return { account, browser: await new Browser(site).signIn(site, account) };
}
