import type { SubmissionKind } from 'contract/submissions.ts';
import { readSubmissionKeys } from '../../config/submission-keys.ts';
import { openForCommand } from '../../database/for-command.ts';
import { openFiles } from '../../files/open.ts';
import { refuseInside } from '../outside-data.ts';
import { readReportKeys } from '../report-keys.ts';
import { rewrapAll } from '../seal-older.ts';
import { readKeyFile } from '../key-file.ts';
import { answer, checkedStatus, readAnswer } from './answer.ts';
import { agreeOnKeys } from './agree-on-keys.ts';
import { assign } from './assign.ts';
import { makePrivateFolder } from './attachments.ts';
import { exportReports } from './exported.ts';
import { askPassphrase } from './passphrase.ts';
import { printClosedReports, printReports, printSubmissions } from './print.ts';
import { applyReplacements, resealEach } from './reseal.ts';
import { ResealSummary } from './reseal-summary.ts';
import { readResealed } from './resealed.ts';
import { readSealedReports } from './sealed-reports.ts';

/** A private half that opens reports, and a folder for the files; without a key reports stay closed. */
export type Reading = { key: string | undefined; folder: string | undefined };

/** Prints what is in the store, messages and resumes before reports. */
export async function printAll(kind: SubmissionKind | undefined, { key, folder }: Reading): Promise<void> {
  const opening = key === undefined ? undefined : await readKeyFile(key, askPassphrase);
  await using store = await openForCommand();
  if (folder !== undefined) {
    refuseInside(store.config.dataDir, folder);
    await makePrivateFolder(folder);
  }
  const saving = folder === undefined ? undefined : { folder, files: await openFiles(store.config) };
  const { db } = store;
  const open = (['message', 'resume'] as const).filter((each) => kind === undefined || kind === each);
  if (open.length > 0) {
    const submissionKeys = readSubmissionKeys(store.config.submissionKeysFile);
    await printSubmissions({ db, submissionKeys }, open, saving);
  }
  if (kind !== undefined && kind !== 'report') return;
  if (opening === undefined) await printClosedReports(readSealedReports(db));
  else await printReports(opening.identity, readSealedReports(db), saving);
}

/** Copies what is sealed, to be read on an officer's own machine. */
export async function exportAll(folder: string): Promise<void> {
  await using store = await openForCommand();
  refuseInside(store.config.dataDir, folder);
  const [keys, files] = [await readReportKeys(store.db), await openFiles(store.config)];
  const count = await exportReports(folder, { reports: readSealedReports(store.db), keys, files });
  console.log(`Copied into ${folder}, sealed as they are: ${count} reports`);
}

/** Seals every report that the key opens to all keys that are registered. */
export async function resealAll(key: string, agreed: boolean): Promise<void> {
  const { identity } = await readKeyFile(key, askPassphrase);
  await using store = await openForCommand();
  const keys = await readReportKeys(store.db);
  await agreeOnKeys(keys, agreed);
  const recipients = keys.map(({ recipient }) => recipient);
  const summary = new ResealSummary(keys.length);
  for await (const resealed of resealEach(identity, recipients, readSealedReports(store.db))) {
    await applyReplacements(store.db, resealed.replacements);
    summary.add(resealed);
  }
  summary.print();
}

/** Takes over what was sealed again on an officer's own machine. */
export async function importAll(folder: string): Promise<void> {
  await using store = await openForCommand();
  let count = 0;
  for await (const replacements of readResealed(folder))
    if ((await applyReplacements(store.db, replacements)) > 0) count += 1;
  console.log(`Sealed as in ${folder}: ${count} reports. What was withdrawn or sealed again since stays as it is.`);
}

export async function answerOne(id: string, written: string | undefined): Promise<void> {
  const status = written === undefined ? undefined : checkedStatus(written);
  const text = await readAnswer();
  await using store = await openForCommand();
  const submissionKeys = readSubmissionKeys(store.config.submissionKeysFile);
  await answer({ db: store.db, submissionKeys }, { id, text, status });
  console.log(text === '' ? 'The status is changed' : 'The answer is there for whoever has the receipt');
}

export async function assignOne(id: string, written: string): Promise<void> {
  const name = written.trim();
  await using store = await openForCommand();
  await assign(store.db, id, name);
  console.log(name === '' ? 'Nobody has it now' : `${name} has it now`);
}

/** Brings messages and resumes under the first of the configuration's keys. */
export async function rewrap(): Promise<void> {
  await using store = await openForCommand();
  const keys = readSubmissionKeys(store.config.submissionKeysFile);
  console.log(`${await rewrapAll(store.db, keys)} submissions are now under the key “${keys[0].id}”`);
}
