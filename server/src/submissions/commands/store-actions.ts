import { kindNames } from 'contract/submissions/submission-kinds.ts';
import type { SubmissionKind } from 'contract/submissions/submissions.ts';
import { escapeHidden } from '../../command-line/hidden-characters.ts';
import { rejectInsideDataFolder } from '../../command-line/outside-data-folder.ts';
import { promptPassphrase } from '../../command-line/passphrase.ts';
import { UsageError } from '../../command-line/usage-error.ts';
import type { SubmissionKeys } from '../../config/submission-keys.ts';
import { readKeyFile } from '../../cryptography/key-file.ts';
import type { CommandStore } from '../../database/command-store.ts';
import { openSubmissionKeys, readLostSubmissionKeys } from '../../database/installation-keys.ts';
import type { Database } from '../../database/open.ts';
import { withSharedNamesLock } from '../../database/stored-names-lock.ts';
import { openFiles } from '../../files/open.ts';
import { AlteredRecordError, importAnswer, type SealedAnswer } from '../conversations/conversation.ts';
import { alteredKeys, type ReportKey, readReportKeys, readStoredReportKeys } from '../report-keys/store.ts';
import { rotateEnvelopeKeys } from '../sealing/migrate-envelopes.ts';
import { answer, parseStatus, readAnswer } from './answer.ts';
import { readAnswers } from './answers-file.ts';
import { assign } from './assign.ts';
import { makePrivateFolder } from './attachments.ts';
import { confirmKeys } from './confirm-keys.ts';
import { openStore } from './open-store.ts';
import {
  type AttachmentTarget,
  alteredMessage,
  printReports,
  printSealedReports,
  printSubmissions,
  throwProblems,
} from './print.ts';
import { readResealed } from './replacements-file.ts';
import { exportReports } from './report-export.ts';
import { applyReplacements, resealEach } from './reseal.ts';
import { ResealSummary } from './reseal-summary.ts';
import { readSealedReports } from './sealed-reports.ts';

/** A private key that opens reports, and a folder for files. Without a key reports stay sealed. */
export type ReadOptions = { key: string | undefined; folder: string | undefined };

/** Prints the stored submissions: messages and resumes, then reports. */
export async function printAll(kind: SubmissionKind | undefined, { key, folder }: ReadOptions): Promise<void> {
  const keyPair = key === undefined ? undefined : await readKeyFile(key, promptPassphrase);
  await using store = await openStore();
  if (folder !== undefined) {
    rejectInsideDataFolder(store.config.dataDir, folder);
    await makePrivateFolder(folder);
  }
  const target = folder === undefined ? undefined : { folder, files: await openFiles(store.config) };
  const print = () => printStored(store, kind, keyPair?.identity, target);
  await (target === undefined ? print() : withSharedNamesLock(store.db, print));
}

async function printStored(
  { db, config, secret }: Pick<CommandStore, 'db' | 'config'> & { secret: Buffer },
  kind: SubmissionKind | undefined,
  identity: string | undefined,
  target: AttachmentTarget | undefined,
): Promise<void> {
  const problems: string[] = [];
  const others = kindNames.filter((each) => each !== 'report');
  const open = others.filter((each) => kind === undefined || kind === each);
  if (open.length > 0) {
    const submissionKeys = await keysOf({ db, config });
    problems.push(...(await printSubmissions({ db, secret, submissionKeys }, open, target)));
  }
  if (kind === undefined || kind === 'report') {
    const reports = readSealedReports(db, secret);
    if (identity === undefined) await printSealedReports(reports);
    else problems.push(...(await printReports(identity, reports, { target, keys: await readReportKeys(db, secret) })));
  }
  throwProblems(problems);
}

/** Throws a `UsageError` if a key's MAC is invalid: everything would be sealed to that key. */
async function registeredKeys({ db, secret }: { db: Database; secret: Buffer }): Promise<ReportKey[]> {
  const keys = await readStoredReportKeys(db, secret);
  const altered = alteredKeys(keys);
  if (altered !== undefined) throw new UsageError(altered);
  return keys;
}

/** Copies sealed reports for reading on an officer's machine. */
export async function exportAll(folder: string): Promise<void> {
  await using store = await openStore();
  rejectInsideDataFolder(store.config.dataDir, folder);
  const [keys, files] = [await registeredKeys(store), await openFiles(store.config)];
  const { count, problems } = await withSharedNamesLock(store.db, () =>
    exportReports(folder, { reports: readSealedReports(store.db, store.secret), keys, files }),
  );
  console.log(`Copied ${count} sealed reports into ${folder}`);
  throwProblems(problems);
}

/** Seals all reports that the key opens again to all registered keys. */
export async function resealAll(key: string, confirmed: boolean): Promise<void> {
  const { identity } = await readKeyFile(key, promptPassphrase);
  await using store = await openStore();
  const keys = await registeredKeys(store);
  await confirmKeys(keys, confirmed);
  const summary = new ResealSummary(keys.length);
  for await (const resealed of resealEach(identity, keys, readSealedReports(store.db, store.secret))) {
    await applyReplacements(store.db, store.secret, resealed.replacements);
    summary.add(resealed);
  }
  summary.print();
}

/** Imports what an officer's machine wrote into a copy: reports that were sealed again, and answers. */
export async function importAll(folder: string): Promise<void> {
  const [resealed, answers] = [readResealed(folder), readAnswers(folder)];
  if (resealed === undefined && answers === undefined)
    throw new UsageError(
      `${folder} has no resealed reports and no answers: --from ${folder} --key FILE creates them, with --reseal or --answer ID`,
    );
  await using store = await openStore();
  const counts = { reports: 0, answers: 0 };
  for await (const replacements of resealed ?? [])
    if ((await applyReplacements(store.db, store.secret, replacements)) > 0) counts.reports += 1;
  for await (const sealed of answers ?? []) if (await importOne(store, sealed)) counts.answers += 1;
  console.log(
    `Imported ${counts.reports} reports and ${counts.answers} answers from ${folder}. Reports that were withdrawn or sealed again since are unchanged, and no answer is imported twice.`,
  );
}

/** An altered report stops no other answer. */
async function importOne(store: { db: Database; secret: Buffer }, sealed: SealedAnswer): Promise<boolean> {
  try {
    return await importAnswer(store, sealed);
  } catch (error) {
    if (!(error instanceof AlteredRecordError)) throw error;
    console.error(alteredMessage(`report ${sealed.reportId}`));
    return false;
  }
}

type AnswerOptions = { status: string | undefined; key: string | undefined };

export async function answerOne(id: string, { status: statusText, key }: AnswerOptions): Promise<void> {
  const status = statusText === undefined ? undefined : parseStatus(statusText);
  const signWith = key === undefined ? undefined : (await readKeyFile(key, promptPassphrase)).identity;
  const text = await readAnswer();
  await using store = await openStore();
  const submissionKeys = await keysOf(store);
  await answer({ db: store.db, secret: store.secret, submissionKeys }, { id, text, signWith, status });
  console.log(text === '' ? 'Changed the status' : 'Saved the answer: whoever has the receipt can read it');
}

export async function assignOne(id: string, assignee: string): Promise<void> {
  const name = assignee.trim();
  await using store = await openStore();
  const before = await assign(store.db, id, name);
  const was = before === null ? '' : `, was ${escapeHidden(before)}`;
  console.log(`Assigned to ${name === '' ? 'nobody' : name}${was}`);
}

/** Wraps the keys of messages and resumes with the first configured key. */
export async function rewrap(): Promise<void> {
  await using store = await openStore();
  const keys = await keysOf(store);
  const { rewrapped, left } = await rotateEnvelopeKeys(store.db, keys);
  console.log(`Rewrapped ${rewrapped} submissions with the key “${keys[0].id}”`);
  const lost = await readLostSubmissionKeys(store.db);
  throwProblems(
    [...left].map(([keyId, rows]) => {
      const key = `key “${escapeHidden(keyId)}”`;
      if (lost.includes(keyId)) return `Rows left under the lost ${key}: ${rows}`;
      if (keys.some(({ id }) => id === keyId))
        return `Rows left that do not open with the ${key} (damaged, or encrypted with another key of this name): ${rows}`;
      return `Rows left under the ${key}, which is not configured: ${rows}`;
    }),
  );
}

function keysOf({ db, config }: Pick<CommandStore, 'db' | 'config'>): Promise<SubmissionKeys> {
  return openSubmissionKeys(db, config.submissionKeysFile, config.environmentKeys.submissionKeys);
}
