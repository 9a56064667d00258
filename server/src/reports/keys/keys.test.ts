import { randomUUID } from 'node:crypto';
import { listReportKeys, maxReportKeys } from 'contract/console/report-keys.ts';
import { type KeyDecision, signKeyDecision } from 'contract/sealing/key-decision.ts';
import { fingerprintOf } from 'contract/sealing/key-text.ts';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { z } from 'zod/mini';
import { type RunningSite, runSite } from '../../../test/running-site.ts';
import { type Browser, signedIn, type TestAccount } from '../../../test/staff.ts';
import { generateKeyPair, type KeyPair } from '../../cryptography/key-file.ts';
import { publicKeysOf } from '../../submissions/commands/officer-keys.ts';
import { readersOfReports } from '../../submissions/report-keys/report-channel.ts';
import { addReportKey, readReportKeys } from '../../submissions/report-keys/store.ts';

let site: RunningSite;
let zhang: KeyPair;
let recovery: KeyPair;
let li: KeyPair;
let officer: Browser;
let successor: Browser;
let account: TestAccount;

beforeAll(async () => {
  site = await runSite({ trustedProxies: ['127.0.0.1'] });
  [zhang, recovery, li] = [await generateKeyPair(), await generateKeyPair(), await generateKeyPair()];
  officer = (await signedIn(site, 'zhang', ['supervisionOfficer'])).browser;
  ({ browser: successor, account } = await signedIn(site, 'li', ['supervisionOfficer']));
  await register('Zhang Wei', zhang);
  const { db, secret } = site.context;
  await addReportKey(db, secret, { name: 'safe', role: 'recovery', ...publicKeysOf(recovery) });
});
afterEach(async () => {
  const { db } = site.context;
  await db.deleteFrom('pendingReportKey').execute();
  await db.deleteFrom('reportKey').where('name', 'not in', ['Zhang Wei', 'safe']).execute();
  await db.updateTable('account').set({ isDisabled: false }).execute();
});
afterAll(() => site.close());

async function register(name: string, pair: KeyPair): Promise<void> {
  await addReportKey(site.context.db, site.context.secret, { name, role: 'officer', ...publicKeysOf(pair) });
}

async function list(as = officer) {
  const { body } = await as.get('report-keys');
  return z.parse(listReportKeys.output, body);
}

/** A write; returns the error, or undefined. */
async function write(action: 'register' | 'confirm' | 'discard' | 'remove', body: object, as = officer) {
  return (await as.post(`report-keys/${action}`, body)).body.error;
}

/** Registers the key of the successor, and gives what an officer signs to confirm it. */
async function propose(pair = li): Promise<Extract<KeyDecision, { is: 'confirmation' }>> {
  expect(await write('register', publicKeysOf(pair), successor)).toBeUndefined();
  const [pending] = (await list()).pending;
  if (pending === undefined) throw new Error('The key is not pending');
  const { id, name, recipient, signingKey } = pending;
  return { is: 'confirmation', registration: id, name, recipient, signingKey };
}

type Confirmation = Awaited<ReturnType<typeof propose>>;

function confirm(decision: Confirmation, { by = zhang, as = officer, id = decision.registration } = {}) {
  return write('confirm', { id, signature: signKeyDecision(by.identity, decision) }, as);
}

async function remove(pair: KeyPair, { by = zhang, as = officer, more = {} } = {}) {
  const addedOn = (await list()).keys.find(({ recipient }) => recipient === pair.recipient)?.addedOn ?? '2026-01-01';
  const decision: KeyDecision = { is: 'removal', recipient: pair.recipient, addedOn, ...more };
  return write('remove', { recipient: pair.recipient, signature: signKeyDecision(by.identity, decision) }, as);
}

const audited = () =>
  site.context.db
    .selectFrom('audit.auditEntry')
    .select(['action', 'accountName', 'objectTitle', 'details'])
    .where('objectKind', '=', 'reportKey')
    .where('objectId', '=', fingerprintOf(li.recipient))
    .orderBy('id', 'desc')
    .limit(3)
    .execute();

/** As an attacker with a stolen session that is older than a quarter of an hour. */
async function withOldConfirmation<Result>(work: () => Promise<Result>): Promise<Result> {
  const { db } = site.context;
  await sql`update session set confirmed_at = now() - interval '16 minutes'`.execute(db);
  try {
    return await work();
  } finally {
    await sql`update session set confirmed_at = now()`.execute(db);
  }
}

const inForce = async () => (await readReportKeys(site.context.db, site.context.secret)).map(({ name }) => name);

it('seals nothing to a registered key until another officer has confirmed it, and puts one out of force', async () => {
  const { db, secret } = site.context;
  const decision = await propose();
  expect((await list()).pending).toMatchObject([{ name: 'li (sample)', ...publicKeysOf(li), isOwn: false }]);
  expect((await list(successor)).pending).toMatchObject([{ isOwn: true }]);
  expect(await readersOfReports(db, secret)).not.toContain(li.recipient);

  expect(await confirm(decision)).toBeUndefined();
  expect(await readersOfReports(db, secret)).toContain(li.recipient);
  const { pending, keys } = await list();
  expect(pending).toEqual([]);
  expect(keys).toMatchObject([
    { name: 'li (sample)', role: 'officer', ...publicKeysOf(li), isAltered: false },
    { name: 'safe' },
    { name: 'Zhang Wei' },
  ]);

  // The officer leaves: the successor does it with the own key.
  expect(await remove(li)).toBeUndefined();
  expect(await readersOfReports(db, secret)).not.toContain(li.recipient);
  expect(await audited()).toEqual([
    {
      action: 'reportKey.remove',
      accountName: 'zhang (sample)',
      objectTitle: 'li (sample)',
      details: { signedBy: 'Zhang Wei' },
    },
    {
      action: 'reportKey.confirm',
      accountName: 'zhang (sample)',
      objectTitle: 'li (sample)',
      details: { signedBy: 'Zhang Wei' },
    },
    { action: 'reportKey.register', accountName: 'li (sample)', objectTitle: 'li (sample)', details: null },
  ]);
});

it('confirms nothing without the signature of an officer’s key that is in force, nor for its owner', async () => {
  const decision = await propose();
  const other = await generateKeyPair();
  // Whoever has an account alone, whoever has the pending key itself, and whoever has the recovery key.
  for (const by of [other, li, recovery]) expect(await confirm(decision, { by })).toBe('stateConflict');
  expect(await confirm(decision, { as: successor })).toBe('stateConflict');
  // What was signed is not what is registered.
  for (const more of [
    { name: 'Li Na' },
    { recipient: other.recipient },
    { signingKey: publicKeysOf(other).signingKey },
    { registration: randomUUID() },
  ])
    expect(await confirm({ ...decision, ...more }, { id: decision.registration })).toBe('stateConflict');
  const removal: KeyDecision = { is: 'removal', recipient: li.recipient, addedOn: '2026-01-01' };
  const signature = signKeyDecision(zhang.identity, removal);
  expect(await write('confirm', { id: decision.registration, signature })).toBe('stateConflict');
  expect(await confirm(decision, { id: randomUUID() })).toBe('notFound');
  expect(await inForce()).toEqual(['safe', 'Zhang Wei']);
});

it('confirms nothing by a key that was put into the database, nor what a disabled account has registered', async () => {
  const { db } = site.context;
  const mallory = await generateKeyPair();
  const forged = { name: 'Mallory', role: 'officer', ...publicKeysOf(mallory), mac: Buffer.alloc(32) } as const;
  await db.insertInto('reportKey').values(forged).execute();
  const decision = await propose();
  expect(await confirm(decision, { by: mallory })).toBe('stateConflict');
  expect(await remove(zhang, { by: mallory })).toBe('stateConflict');
  await db.updateTable('account').set({ isDisabled: true }).where('id', '=', account.id).execute();
  expect((await list()).pending).toMatchObject([{ name: 'li (sample)', isConfirmable: false }]);
  expect(await confirm(decision)).toBe('notFound');
  // It holds its name until it is discarded.
  expect(await write('discard', { id: decision.registration })).toBeUndefined();
  expect((await list()).pending).toEqual([]);
});

it('confirms no key of an account that may no longer answer reports', async () => {
  const { db } = site.context;
  const decision = await propose();
  const roles = await db.deleteFrom('accountRole').where('accountId', '=', account.id).returningAll().execute();
  expect((await list()).pending).toMatchObject([{ isConfirmable: false }]);
  expect(await confirm(decision)).toBe('notFound');
  await db.insertInto('accountRole').values(roles).execute();
  expect((await list()).pending).toMatchObject([{ isConfirmable: true }]);
  expect(await confirm(decision)).toBeUndefined();
});

it('takes a confirmation and a removal that are sent again as done, once', async () => {
  const decision = await propose();
  for (const _ of ['sent', 'sent again']) expect(await confirm(decision)).toBeUndefined();
  // Only for what is in force as it was signed.
  expect(await confirm({ ...decision, name: 'Li Na' })).toBe('notFound');
  for (const _ of ['sent', 'sent again']) expect(await remove(li)).toBeUndefined();
  expect(await confirm(decision)).toBe('notFound');
  expect((await audited()).map(({ action }) => action)).toEqual([
    'reportKey.remove',
    'reportKey.confirm',
    'reportKey.register',
  ]);
});

it('does not let an earlier confirmation put a key in force again', async () => {
  const decision = await propose();
  expect(await confirm(decision)).toBeUndefined();
  expect(await remove(li)).toBeUndefined();
  const again = await propose();
  expect(again.registration).not.toBe(decision.registration);
  expect(await confirm(decision, { id: again.registration })).toBe('stateConflict');
});

it('registers a key once if it is sent again, and replaces one that the account has registered before', async () => {
  const first = await propose();
  expect((await propose()).registration).toBe(first.registration);
  const other = await generateKeyPair();
  const second = await propose(other);
  expect((await list()).pending).toHaveLength(1);
  expect(second).toMatchObject(publicKeysOf(other));
  expect(await confirm(first)).toBe('notFound');
  expect(await confirm(second)).toBeUndefined();
});

it('refuses a name or a half that is taken, in both steps, and what is no key', async () => {
  const { db } = site.context;
  for (const taken of [publicKeysOf(zhang), { ...publicKeysOf(li), signingKey: publicKeysOf(zhang).signingKey }])
    expect(await write('register', taken, successor)).toBe('reportKeyExists');
  await register('li (sample)', await generateKeyPair());
  expect(await write('register', publicKeysOf(li), successor)).toBe('reportKeyExists');
  await db.deleteFrom('reportKey').where('name', '=', 'li (sample)').execute();
  const decision = await propose();
  expect(await write('register', publicKeysOf(li))).toBe('reportKeyExists');
  await register('li (sample)', await generateKeyPair());
  expect(await confirm(decision)).toBe('reportKeyExists');

  const halves = publicKeysOf(li);
  // A point of low order: a valid text, to which nothing can be sealed.
  const lowOrder = `age1${'q'.repeat(52)}5cu47z`;
  for (const wrong of [
    { ...halves, recipient: 'age1' },
    { ...halves, recipient: lowOrder },
    { ...halves, recipient: li.identity },
    { ...halves, signingKey: '' },
    { ...halves, signingKey: 'A'.repeat(44) },
  ])
    expect(await write('register', wrong), JSON.stringify(wrong)).toBe('invalidInput');
});

it('registers no more than the bound', async () => {
  const { db } = site.context;
  const keys = await Promise.all(Array.from({ length: maxReportKeys - 2 }, generateKeyPair));
  for (const [index, pair] of keys.slice(1).entries()) await register(`officer ${index}`, pair);
  expect(await write('register', publicKeysOf(li), successor)).toBeUndefined();
  expect(await write('register', publicKeysOf(keys[0] ?? li))).toBe('tooManyReportKeys');
  await db.deleteFrom('reportKey').where('name', '=', 'officer 0').execute();
  expect(await write('register', publicKeysOf(keys[0] ?? li))).toBeUndefined();
});

it('puts neither the recovery key nor the key that signs out of force, nor anything without a key in force', async () => {
  await register('Li Na', li);
  expect(await remove(recovery)).toBe('stateConflict');
  expect(await remove(zhang)).toBe('stateConflict');
  expect(await remove(li, { by: await generateKeyPair() })).toBe('stateConflict');
  expect(await remove(li, { by: recovery })).toBe('stateConflict');
  expect(await remove(li, { more: { addedOn: '2020-01-01' } })).toBe('stateConflict');
  expect(await inForce()).toEqual(['Li Na', 'safe', 'Zhang Wei']);
  // Two officers at once: one key stays.
  const both = await Promise.all([remove(li), remove(zhang, { by: li, as: successor })]);
  expect(both.toSorted()).toEqual(['stateConflict', undefined]);
  await site.context.db.deleteFrom('reportKey').where('role', '=', 'officer').execute();
  await register('Zhang Wei', zhang);
});

it('discards a pending key, for its owner and for others', async () => {
  for (const as of [officer, successor]) {
    const { registration: id } = await propose();
    expect(await write('discard', { id }, as)).toBeUndefined();
    expect((await list()).pending).toEqual([]);
    expect(await write('discard', { id }, as)).toBe('notFound');
  }
  expect((await audited())[0]).toMatchObject({ action: 'reportKey.discard', accountName: 'li (sample)' });
});

it('changes nothing without a recent second factor', async () => {
  const decision = await propose();
  await withOldConfirmation(async () => {
    expect(await write('register', publicKeysOf(await generateKeyPair()))).toBe('confirmationRequired');
    expect(await confirm(decision)).toBe('confirmationRequired');
    expect(await remove(zhang)).toBe('confirmationRequired');
    expect(await write('discard', { id: decision.registration })).toBe('confirmationRequired');
  });
  expect(await confirm(decision)).toBeUndefined();
});
