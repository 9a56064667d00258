/** Passkeys (WebAuthn): the public keys of an account, and the verification of a browser's response. */
import { randomBytes } from 'node:crypto';
import {
  type AssertedPasskey,
  type CreatedPasskey,
  maxPasskeys,
  type PasskeyCreationOptions,
  passkeyChallengeMinutes,
  type PasskeyRequestOptions,
} from 'contract/console/passkeys.ts';
import type { Selectable } from 'kysely';
import { sql } from 'kysely';
import type { Database } from '../database/open.ts';
import type { Tables } from '../database/tables.ts';

export type StoredPasskey = Selectable<Tables['passkey']>;

const timeout = passkeyChallengeMinutes * 60_000;

/** Ed25519, ECDSA on P-256 and RSA: what authenticators have. */
const algorithms = [-8, -7, -257];

/** The site's origin as the browser sees it. A passkey belongs to its host alone. */
export type PasskeyOrigin = string;

const hostOf = (origin: PasskeyOrigin) => new URL(origin).hostname;

export function listPasskeyRows(db: Database, accountId: number): Promise<StoredPasskey[]> {
  return db.selectFrom('passkey').selectAll().where('accountId', '=', accountId).orderBy('createdAt').execute();
}

const describe = ({ id, transports }: StoredPasskey) => ({ id, type: 'public-key' as const, transports });

/** Gives a session a new challenge; an earlier one stops counting. */
async function newChallenge(db: Database, sessionId: string): Promise<string> {
  const challenge = randomBytes(32).toString('base64url');
  await db
    .updateTable('session')
    .set({ passkeyChallenge: challenge, passkeyChallengeAt: sql<Date>`now()` })
    .where('id', '=', sessionId)
    .execute();
  return challenge;
}

/** Removes the challenge of a session and returns it. Of two responses at once only one gets it. */
async function spendChallenge(db: Database, sessionId: string): Promise<string | undefined> {
  const { rows } = await sql<{ challenge: string }>`
    update session set passkey_challenge = null from
      (select id, passkey_challenge as challenge from session where id = ${sessionId} and passkey_challenge is not null
        and passkey_challenge_at > now() - interval ${sql.lit(`${passkeyChallengeMinutes} minutes`)} for update) as before
    where session.id = before.id returning before.challenge`.execute(db);
  return rows[0]?.challenge;
}

type Owner = { accountId: number; login: string; name: string };

export async function creationOptions(
  db: Database,
  sessionId: string,
  { accountId, login, name }: Owner,
  { origin, issuer }: { origin: PasskeyOrigin; issuer: string },
): Promise<PasskeyCreationOptions> {
  const known = await listPasskeyRows(db, accountId);
  return {
    challenge: await newChallenge(db, sessionId),
    rp: { id: hostOf(origin), name: issuer },
    user: { id: Buffer.from(`account ${accountId}`).toString('base64url'), name: login, displayName: name },
    pubKeyCredParams: algorithms.map((alg) => ({ type: 'public-key', alg })),
    timeout,
    excludeCredentials: known.map(describe),
    authenticatorSelection: { residentKey: 'discouraged', userVerification: 'preferred' },
    attestation: 'none',
  };
}

/** Undefined for an account without passkeys. */
export async function requestOptions(
  db: Database,
  sessionId: string,
  accountId: number,
  origin: PasskeyOrigin,
): Promise<PasskeyRequestOptions | undefined> {
  const known = await listPasskeyRows(db, accountId);
  if (known.length === 0) return undefined;
  return {
    challenge: await newChallenge(db, sessionId),
    rpId: hostOf(origin),
    timeout,
    allowCredentials: known.map(describe),
    userVerification: 'preferred',
  };
}

/** The library is large and rarely needed. */
const webAuthn = () => import('@simplewebauthn/server');

export type VerifiedPasskey = Pick<StoredPasskey, 'id' | 'counter' | 'transports'> & { publicKey: Buffer };

/** The new passkey, if it signs the session's challenge. */
export async function verifyCreated(
  db: Database,
  sessionId: string,
  { id, type, response: { transports, ...response } }: CreatedPasskey,
  origin: PasskeyOrigin,
): Promise<VerifiedPasskey | undefined> {
  const expectedChallenge = await spendChallenge(db, sessionId);
  if (expectedChallenge === undefined) return undefined;
  const { verifyRegistrationResponse } = await webAuthn();
  // The library throws for most of what does not fit.
  const verified = await verifyRegistrationResponse({
    response: { id, rawId: id, type, response, clientExtensionResults: {} },
    expectedChallenge,
    expectedOrigin: origin,
    expectedRPID: hostOf(origin),
    // The password came before.
    requireUserVerification: false,
    supportedAlgorithmIDs: algorithms,
  }).catch(() => undefined);
  if (verified?.registrationInfo === undefined) return undefined;
  const { credential } = verified.registrationInfo;
  return {
    id: credential.id,
    publicKey: Buffer.from(credential.publicKey),
    counter: String(credential.counter),
    transports,
  };
}

/** Whether a passkey of the account signs the session's challenge. Its counter must have grown, or always be 0. */
export async function verifyAsserted(
  db: Database,
  { sessionId, accountId }: { sessionId: string; accountId: number },
  { id, type, response }: AssertedPasskey,
  origin: PasskeyOrigin,
): Promise<boolean> {
  const expectedChallenge = await spendChallenge(db, sessionId);
  const stored = (await listPasskeyRows(db, accountId)).find((passkey) => passkey.id === id);
  if (expectedChallenge === undefined || stored === undefined) return false;
  const { verifyAuthenticationResponse } = await webAuthn();
  const verified = await verifyAuthenticationResponse({
    response: { id, rawId: id, type, response, clientExtensionResults: {} },
    expectedChallenge,
    expectedOrigin: origin,
    expectedRPID: hostOf(origin),
    credential: { id, publicKey: new Uint8Array(stored.publicKey), counter: Number(stored.counter) },
    requireUserVerification: false,
  }).catch(() => undefined);
  if (verified?.verified !== true) return false;
  const counter = String(verified.authenticationInfo.newCounter);
  const { numUpdatedRows } = await db
    .updateTable('passkey')
    .set({ counter, usedAt: sql<Date>`now()` })
    .where('id', '=', id)
    .where('counter', '=', stored.counter)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** The account's row must be locked, so that concurrent inserts cannot exceed the limit. */
export async function insertPasskey(
  db: Database,
  accountId: number,
  { name, ...passkey }: VerifiedPasskey & { name: string },
): Promise<'added' | 'tooMany' | 'known'> {
  if ((await listPasskeyRows(db, accountId)).length >= maxPasskeys) return 'tooMany';
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('passkey')
    .values({ accountId, name, ...passkey })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n ? 'added' : 'known';
}

export async function renamePasskeyRow(
  db: Database,
  { accountId, id }: { accountId: number; id: string },
  name: string,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('passkey')
    .set({ name })
    .where('id', '=', id)
    .where('accountId', '=', accountId)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Removes one passkey of an account, or all of them. Returns the names of those that were removed. */
export async function deletePasskeys(db: Database, accountId: number, id?: string): Promise<string[]> {
  const deleted = await db
    .deleteFrom('passkey')
    .where('accountId', '=', accountId)
    .$if(id !== undefined, (query) => query.where('id', '=', id ?? ''))
    .returning('name')
    .execute();
  return deleted.map(({ name }) => name);
}
