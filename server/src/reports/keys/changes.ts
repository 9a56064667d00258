/**
 * Officers change the keys that reports are sealed to. An account alone can only propose one: what puts a key in force or
 * out of it is the signature of an officer's key that is in force.
 */
import { inboxRights } from 'contract/console/inbox.ts';
import { holdsPermission } from 'contract/console/permissions.ts';
import { maxReportKeys } from 'contract/console/report-keys.ts';
import { isSignatureOfDecision, type KeyDecision } from 'contract/sealing/key-decision.ts';
import { fingerprintOf } from 'contract/sealing/key-text.ts';
import { isSigningKey, type OfficerSignature } from 'contract/sealing/officer-signature.ts';
import type { Kysely } from 'kysely';
import { findAccount } from '../../accounts/store.ts';
import { auditedCaller } from '../../audit/caller.ts';
import { type AuditRecord, recordAudit } from '../../audit/record.ts';
import { recipientProblem } from '../../cryptography/recipient.ts';
import type { Database } from '../../database/open.ts';
import type { Tables } from '../../database/tables.ts';
import { HttpError } from '../../http/http-error.ts';
import type { StaffCaller } from '../../http/serve.ts';
import { requireRecentConfirmation } from '../../http/recent-confirmation.ts';
import {
  type PendingKey,
  readPendingKeys,
  removePendingKey,
  savePendingKey,
} from '../../submissions/report-keys/pending.ts';
import {
  addReportKey,
  lockReportKeys,
  removeReportKey,
  type StoredReportKey,
} from '../../submissions/report-keys/store.ts';

type KeysContext = { db: Kysely<Tables>; secret: Buffer };

type Named = { name: string; recipient: string; signingKey: string | null };

/** Whether one of the keys has this name or one of these halves. Another owner could be shown for a signature. */
function isTaken(keys: readonly Named[], { name, recipient, signingKey }: Named): boolean {
  return keys.some((key) => key.name === name || key.recipient === recipient || key.signingKey === signingKey);
}

function recordKey(
  db: Database,
  caller: StaffCaller,
  action: Extract<AuditRecord['action'], `reportKey.${string}`>,
  { key: { name, recipient }, signedBy }: { key: Named; signedBy?: string },
): Promise<void> {
  const object = { kind: 'reportKey', id: fingerprintOf(recipient), title: name };
  const details = signedBy === undefined ? {} : { details: { signedBy } };
  return recordAudit(db, { ...auditedCaller(caller), action, object, ...details });
}

/** The officer in force who has signed a decision. Throws `stateConflict` if none has. */
function signerOf(
  keys: readonly StoredReportKey[],
  decision: KeyDecision,
  signature: OfficerSignature,
): StoredReportKey {
  const signer = keys.find(
    ({ role, isAuthentic, signingKey }) => role === 'officer' && isAuthentic && signingKey === signature.publicKey,
  );
  if (signer === undefined || !isSignatureOfDecision(decision, signature)) throw new HttpError('stateConflict');
  return signer;
}

/** Nothing is sealed to it until `confirmKey`. */
export async function registerPendingKey(
  { db, secret }: KeysContext,
  halves: Pick<PendingKey, 'recipient' | 'signingKey'>,
  caller: StaffCaller,
): Promise<void> {
  const { accountId, name: accountName } = caller.signedIn;
  requireRecentConfirmation(caller.signedIn);
  if (!isSigningKey(halves.signingKey) || (await recipientProblem(halves.recipient)) !== undefined)
    throw new HttpError('invalidInput', [{ field: 'recipient', code: 'invalidFormat' }]);
  const key = { ...halves, name: accountName.normalize('NFC') };
  await db.transaction().execute(async (transaction) => {
    const keys = await lockReportKeys(transaction, secret);
    const pending = await readPendingKeys(transaction);
    const own = pending.find((each) => each.accountId === accountId);
    // The response was lost, and the key is sent again.
    if (own?.recipient === key.recipient && own.signingKey === key.signingKey) return;
    const others = [...keys, ...pending.filter((each) => each !== own)];
    if (isTaken(others, key)) throw new HttpError('reportKeyExists');
    if (others.length >= maxReportKeys) throw new HttpError('tooManyReportKeys');
    await savePendingKey(transaction, { ...key, accountId });
    await recordKey(transaction, caller, 'reportKey.register', { key });
  });
}

/** Whether a pending key of an account may come into force: its owner may have left or moved to another post since. */
export async function isConfirmable(db: Database, accountId: number): Promise<boolean> {
  const owner = await findAccount(db, accountId);
  return owner !== undefined && !owner.isDisabled && holdsPermission(owner.permissions, inboxRights.report.answer);
}

type Confirmation = { id: string; signature: OfficerSignature };

/** Whether a key is in force that was confirmed by this signature: its response was lost, and it is sent again. */
function isConfirmed(keys: readonly StoredReportKey[], { id, signature }: Confirmation): boolean {
  return keys.some(
    ({ name, recipient, signingKey, isAuthentic }) =>
      isAuthentic &&
      signingKey !== null &&
      isSignatureOfDecision({ is: 'confirmation', registration: id, name, recipient, signingKey }, signature),
  );
}

export async function confirmKey(
  { db, secret }: KeysContext,
  { id, signature }: Confirmation,
  caller: StaffCaller,
): Promise<void> {
  requireRecentConfirmation(caller.signedIn);
  await db.transaction().execute(async (transaction) => {
    const keys = await lockReportKeys(transaction, secret);
    const pending = (await readPendingKeys(transaction)).find((each) => each.id === id);
    if (pending === undefined && isConfirmed(keys, { id, signature })) return;
    if (pending === undefined || !(await isConfirmable(transaction, pending.accountId)))
      throw new HttpError('notFound');
    if (pending.accountId === caller.signedIn.accountId) throw new HttpError('stateConflict');
    const { name, recipient, signingKey } = pending;
    const signer = signerOf(keys, { is: 'confirmation', registration: id, name, recipient, signingKey }, signature);
    if (isTaken(keys, pending)) throw new HttpError('reportKeyExists');
    await removePendingKey(transaction, recipient);
    await addReportKey(transaction, secret, { name, role: 'officer', recipient, signingKey });
    await recordKey(transaction, caller, 'reportKey.confirm', { key: pending, signedBy: signer.name });
  });
}

export async function discardKey({ db, secret }: KeysContext, id: string, caller: StaffCaller): Promise<void> {
  requireRecentConfirmation(caller.signedIn);
  await db.transaction().execute(async (transaction) => {
    await lockReportKeys(transaction, secret);
    const pending = (await readPendingKeys(transaction)).find((each) => each.id === id);
    if (pending === undefined) throw new HttpError('notFound');
    await removePendingKey(transaction, pending.recipient);
    await recordKey(transaction, caller, 'reportKey.discard', { key: pending });
  });
}

type Removal = { recipient: string; signature: OfficerSignature };

/** The key that signs stays in force, so the last one cannot be removed. */
export async function removeKey(
  { db, secret }: KeysContext,
  { recipient, signature }: Removal,
  caller: StaffCaller,
): Promise<void> {
  requireRecentConfirmation(caller.signedIn);
  await db.transaction().execute(async (transaction) => {
    const keys = await lockReportKeys(transaction, secret);
    const key = keys.find((each) => each.recipient === recipient);
    // The response was lost, or another officer was faster: it is as the caller wants it.
    if (key === undefined) return;
    const signer = signerOf(keys, { is: 'removal', recipient, addedOn: key.addedOn }, signature);
    if (key.role === 'recovery' || !key.isAuthentic || signer === key) throw new HttpError('stateConflict');
    await removeReportKey(transaction, key.name);
    await recordKey(transaction, caller, 'reportKey.remove', { key, signedBy: signer.name });
  });
}
