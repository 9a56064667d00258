import { hkdfSync } from 'node:crypto';
import { existsSync } from 'node:fs';
import { UsageError } from '../command-line/usage-error.ts';
import { readSecret, secretFile } from '../config/secrets.ts';
import { readSubmissionKeys, type SubmissionKeys } from '../config/submission-keys.ts';
import type { Database } from './open.ts';

const secretName = 'secret';
const submissionPrefix = 'submission:';

/**
 * Reads the given secret, or the one of the data folder, which the first start creates. Throws if
 * the store was used with another secret: earlier receipts would be invalid.
 */
export async function openSecret(db: Database, dataDir: string, given?: string): Promise<Buffer> {
  const file = secretFile(dataDir);
  if (given === undefined && !existsSync(file) && (await readFingerprints(db)).has(secretName)) throw missingFile(file);
  const secret = readSecret(dataDir, given);
  await saveFingerprints(db, given === undefined ? file : 'SECRET_KEY', [{ name: secretName, key: secret }]);
  return secret;
}

/**
 * Reads the given keys, or those of a file, which the first start creates. Throws if a key that the
 * store needs is missing or differs.
 */
export async function openSubmissionKeys(db: Database, file: string, given?: string): Promise<SubmissionKeys> {
  const source = given === undefined ? file : 'SUBMISSION_KEYS';
  const stored = [...(await readFingerprints(db))].filter(([name]) => name.startsWith(submissionPrefix));
  const known = stored.filter(([, fingerprint]) => fingerprint !== null).map(([name]) => name);
  const isMissing = given === undefined && !existsSync(file);
  const used = stored.length === 0 || isMissing ? await readUsedNames(db) : [];
  // Earlier versions stored no fingerprints: the rows show which keys they need.
  const expected = stored.length > 0 ? known : used;
  if (isMissing && expected.length > 0) throw missingFile(file);
  const keys = readSubmissionKeys(file, given, unusedName([...stored.map(([name]) => name), ...used]));
  const present = keys.map(({ id, key }) => ({ name: submissionPrefix + id, key }));
  const missing = expected.filter((name) => !present.some((key) => key.name === name));
  if (missing.length > 0) await dropUnused(db, source, missing);
  await saveFingerprints(db, source, present);
  return keys;
}

/**
 * A number above those of all keys. Under the name of a lost key a new one would seem to open its messages, and the lost
 * key could not be added again.
 */
function unusedName(names: readonly string[]): string {
  const numbers = names.map((name) => name.slice(submissionPrefix.length)).filter((id) => /^\d{1,9}$/.test(id));
  return String(Math.max(0, ...numbers.map(Number)) + 1);
}

/** The names of the submission keys that the operator has declared lost. */
export async function readLostSubmissionKeys(db: Database): Promise<string[]> {
  const lost = [...(await readFingerprints(db))].filter(([, fingerprint]) => fingerprint === null);
  return lost.map(([name]) => name.slice(submissionPrefix.length));
}

/** The stored fingerprint of every key; null if the operator has declared it lost. */
export async function readFingerprints(db: Database): Promise<Map<string, string | null>> {
  const rows = await db.selectFrom('keyFingerprint').selectAll().orderBy('name').execute();
  return new Map(rows.map(({ name, fingerprint }) => [name, fingerprint]));
}

/** Lets the store be used without a lost key. Returns whether the key was known. */
export async function markKeyAsLost(db: Database, name: string): Promise<boolean> {
  const query =
    name === secretName
      ? db.deleteFrom('keyFingerprint').where('name', '=', name).returning('name')
      : db.updateTable('keyFingerprint').set({ fingerprint: null }).where('name', '=', name).returning('name');
  return (await query.executeTakeFirst()) !== undefined;
}

/** The keys of a store that are lost; submission keys by their names. */
export type LostKeys = { secret: boolean; submissionKeys: readonly string[] };

/** Lets a restored store be used without these keys, whether they were known or not. */
export async function markKeysAsLost(db: Database, { secret, submissionKeys }: LostKeys): Promise<void> {
  if (secret) await markKeyAsLost(db, secretName);
  for (const id of submissionKeys)
    await db
      .insertInto('keyFingerprint')
      .values({ name: submissionPrefix + id, fingerprint: null })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ fingerprint: null }))
      .execute();
}

/**
 * Identifies a key without revealing it: keys are random, HKDF is one-way, and no other derivation
 * uses this label.
 */
export function fingerprintOf(key: Buffer): string {
  return Buffer.from(hkdfSync('sha256', key, '', 'carbon-group-site key fingerprint', 16)).toString('hex');
}

/**
 * Stores the fingerprints of new keys. Throws if a name has another fingerprint, even one that a
 * concurrently starting instance has just stored.
 */
async function saveFingerprints(
  db: Database,
  file: string,
  keys: readonly { name: string; key: Buffer }[],
): Promise<void> {
  const rows = keys.map(({ name, key }) => ({ name, fingerprint: fingerprintOf(key) }));
  const before = await readFingerprints(db);
  if (rows.every(({ name, fingerprint }) => before.get(name) === fingerprint)) return;
  await db
    .insertInto('keyFingerprint')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .column('name')
        .doUpdateSet((row) => ({ fingerprint: row.ref('excluded.fingerprint') }))
        .where('keyFingerprint.fingerprint', 'is', null),
    )
    .execute();
  const stored = await readFingerprints(db);
  const mismatch = rows.find(({ name, fingerprint }) => stored.get(name) !== fingerprint);
  if (mismatch === undefined) return;
  throw new UsageError(
    `${file} contains another key “${mismatch.name}” than the one that this store was used with (fingerprint ${mismatch.fingerprint}, ` +
      `stored ${stored.get(mismatch.name)}). The key belongs to another store, or DATA_DIR or DATABASE_URL is wrong. ${remedy}`,
  );
}

/** Deletes the fingerprints of rotated keys. Throws if rows still need one of them. */
async function dropUnused(db: Database, file: string, missing: readonly string[]): Promise<void> {
  const used = await readUsedNames(db);
  const needed = missing.find((name) => used.includes(name));
  if (needed !== undefined)
    throw new UsageError(
      `${file} lacks the key “${needed}”, which messages or resumes are still encrypted with. ${remedy}`,
    );
  await db.deleteFrom('keyFingerprint').where('name', 'in', missing).execute();
}

async function readUsedNames(db: Database): Promise<string[]> {
  const rows = await db
    .selectFrom('submission')
    .select('keyId')
    .union(db.selectFrom('submissionEntry').select('keyId'))
    .union(db.selectFrom('submissionNote').select('keyId'))
    .execute();
  return rows.flatMap(({ keyId }) => (keyId === null ? [] : [submissionPrefix + keyId]));
}

const remedy =
  'Restore the right key from its backup. If the key is permanently lost, see “Lost keys” in docs/operations/keys.md.';

function missingFile(file: string): UsageError {
  return new UsageError(`${file} is missing, and this store was used with one. Check DATA_DIR. ${remedy}`);
}
