import { promptPassphrase } from '../../command-line/passphrase.ts';
import { readKeyFile } from '../../cryptography/key-file.ts';
import { makePrivateFolder } from './attachments.ts';
import { confirmKeys } from './confirm-keys.ts';
import { printReports, printSealedReports, throwProblems } from './print.ts';
import { writeResealed } from './replacements-file.ts';
import { openExport } from './report-export.ts';
import { resealEach } from './reseal.ts';
import { ResealSummary } from './reseal-summary.ts';
import type { ReadOptions } from './store-actions.ts';

/** Prints the reports of an export; needs no store. */
export async function printExport(from: string, { key, folder }: ReadOptions): Promise<void> {
  const { reports, files } = await openExport(from);
  if (key === undefined) return printSealedReports(reports);
  const { identity } = await readKeyFile(key, promptPassphrase);
  if (folder !== undefined) await makePrivateFolder(folder);
  throwProblems(await printReports(identity, reports, folder === undefined ? undefined : { folder, files }));
}

/** Seals the reports of an export again to the keys in it, for `--import` on the server. */
export async function resealExport(from: string, key: string, confirmed: boolean): Promise<void> {
  const { reports, keys } = await openExport(from);
  const { identity } = await readKeyFile(key, promptPassphrase);
  const registered = await keys();
  await confirmKeys(registered, confirmed);
  const recipients = registered.map(({ recipient }) => recipient);
  const summary = new ResealSummary(registered.length);
  async function* replacements() {
    for await (const resealed of resealEach(identity, recipients, reports)) {
      summary.add(resealed);
      yield resealed.replacements;
    }
  }
  await writeResealed(from, replacements());
  console.log(`To import the reports of ${from} on the server, run npm run submissions -- --import FOLDER there.`);
  summary.print();
}
