import { sql } from 'kysely';
import { Secret, TOTP } from 'otpauth';
import { derivedKey } from '../cryptography/hmac.ts';
import { openValue, sealValue } from '../cryptography/sealed-value.ts';
import type { Database } from '../database/open.ts';

/** What every authenticator app supports (RFC 6238). */
const settings = { algorithm: 'SHA1', digits: 6, period: 30 };
/** A code of the previous or the next step counts as well: telephones' clocks differ. */
const window = 1;

/** Secrets are sealed: the database alone makes no codes. */
const keyOf = (secret: Buffer) => derivedKey(secret, 'authenticator secret');
const ownerOf = (accountId: number) => `account ${accountId}`;

export type NewAuthenticator = { sealed: Buffer; secret: string; uri: string };

/** A new secret, as an authenticator reads it and as it is stored. */
export function createAuthenticator(
  serverSecret: Buffer,
  { accountId, login, issuer }: { accountId: number; login: string; issuer: string },
): NewAuthenticator {
  const secret = new Secret({ size: 20 });
  const uri = new TOTP({ ...settings, issuer, label: login, secret }).toString();
  return { sealed: sealValue(keyOf(serverSecret), ownerOf(accountId), secret.bytes), secret: secret.base32, uri };
}

/** The time step that a code belongs to; undefined for a wrong code. */
export function stepOfCode(serverSecret: Buffer, accountId: number, sealed: Buffer, code: string): number | undefined {
  const bytes = openValue(keyOf(serverSecret), ownerOf(accountId), sealed);
  const totp = new TOTP({ ...settings, secret: new Secret({ buffer: new Uint8Array(bytes).buffer }) });
  const timestamp = Date.now();
  const delta = totp.validate({ token: code, timestamp, window });
  return delta === null ? undefined : TOTP.counter({ period: settings.period, timestamp }) + delta;
}

/** Spends a code: false if it is wrong, or not later than the last one. */
export async function spendCode(
  db: Database,
  serverSecret: Buffer,
  { accountId, sealed }: { accountId: number; sealed: Buffer },
  code: string,
): Promise<boolean> {
  const step = stepOfCode(serverSecret, accountId, sealed, code);
  if (step === undefined) return false;
  const { numUpdatedRows } = await db
    .updateTable('account')
    .set({ totpStep: step })
    .where('id', '=', accountId)
    .where('totpStep', '<', sql<string>`${step}`)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
