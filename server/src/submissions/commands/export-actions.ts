import { randomUUID } from 'node:crypto';
import { isAltered, sealedRecipient } from 'contract/sealing/open-report.ts';
import { sealAnswer } from 'contract/sealing/seal-text.ts';
import { openIfRecipient } from 'contract/sealing/sealed-report.ts';
import { promptPassphrase } from '../../command-line/passphrase.ts';
import { UsageError } from '../../command-line/usage-error.ts';
import { readKeyFile } from '../../cryptography/key-file.ts';
import { withoutExcluded } from '../report-keys/keys-of-report.ts';
import { parseStatus, readAnswer, rejectTooLong } from './answer.ts';
import { addAnswer } from './answers-file.ts';
import { makePrivateFolder } from './attachments.ts';
import { confirmKeys } from './confirm-keys.ts';
import { alteredMessage, printReports, printSealedReports, throwProblems } from './print.ts';
import { writeResealed } from './replacements-file.ts';
import { openExport } from './report-export.ts';
import { resealEach } from './reseal.ts';
import { ResealSummary } from './reseal-summary.ts';
import type { SealedReport } from './sealed-reports.ts';
import type { ReadOptions } from './store-actions.ts';

/** Prints the reports of an export; needs no store. */
export async function printExport(from: string, { key, folder }: ReadOptions): Promise<void> {
  const { reports, files, keys } = await openExport(from);
  if (key === undefined) return printSealedReports(reports);
  const { identity } = await readKeyFile(key, promptPassphrase);
  if (folder !== undefined) await makePrivateFolder(folder);
  const target = folder === undefined ? undefined : { folder, files };
  throwProblems(await printReports(identity, reports, { target, keys: await keys() }));
}

export type ExportAnswer = { id: string; status: string | undefined; key: string; confirmed: boolean };

/** Signs an answer to a report of an export and seals it, for `--import` on the server. */
export async function answerExport(
  from: string,
  { id, status: statusText, key, confirmed }: ExportAnswer,
): Promise<void> {
  const status = statusText === undefined ? 'answered' : parseStatus(statusText);
  const { reports, keys } = await openExport(from);
  const { identity } = await readKeyFile(key, promptPassphrase);
  const readers = await keys();
  await confirmKeys(readers, confirmed);
  const text = await readAnswer();
  if (text === '') throw new UsageError('There is nothing to save: give a text on standard input');
  rejectTooLong(text);
  const report = await reportWithId(reports, id);
  const sealedTo = withoutExcluded(readers, report.excluded).map(({ recipient }) => recipient);
  const receipt = await receiptOf(identity, report);
  const answer = { reportId: id, id: randomUUID(), text };
  const sealed = await sealAnswer(identity, [...sealedTo, receipt], answer);
  await addAnswer(from, { reportId: id, id: answer.id, status, sealed: Buffer.from(sealed) });
  console.log(`Signed the answer. To import it on the server, run npm run submissions -- --import FOLDER there.`);
}

async function reportWithId(reports: AsyncIterable<SealedReport>, id: string): Promise<SealedReport> {
  for await (const report of reports) if (report.clear.id === id) return report;
  throw new UsageError('The copy has no report with this id');
}

/** The key to which an answer is sealed. The report itself must name it: the row could be altered. */
async function receiptOf(identity: string, report: SealedReport): Promise<string> {
  const content = await openIfRecipient(identity, report.content);
  if (content === undefined) throw new UsageError('This report is not sealed to this key');
  if (isAltered(report, sealedRecipient(content))) throw new UsageError(alteredMessage(`report ${report.clear.id}`));
  return report.receiptRecipient;
}

/** Seals the reports of an export again to the keys in it, for `--import` on the server. */
export async function resealExport(from: string, key: string, confirmed: boolean): Promise<void> {
  const { reports, keys } = await openExport(from);
  const { identity } = await readKeyFile(key, promptPassphrase);
  const registered = await keys();
  await confirmKeys(registered, confirmed);
  const summary = new ResealSummary(registered.length);
  async function* replacements() {
    for await (const resealed of resealEach(identity, registered, reports)) {
      summary.add(resealed);
      yield resealed.replacements;
    }
  }
  await writeResealed(from, replacements());
  console.log(`To import the reports of ${from} on the server, run npm run submissions -- --import FOLDER there.`);
  summary.print();
}
