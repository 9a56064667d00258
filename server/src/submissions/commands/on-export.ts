import { readKeyFile } from '../key-file.ts';
import { agreeOnKeys } from './agree-on-keys.ts';
import { makePrivateFolder } from './attachments.ts';
import { openExport } from './exported.ts';
import type { Reading } from './on-store.ts';
import { askPassphrase } from './passphrase.ts';
import { printClosedReports, printReports } from './print.ts';
import { resealEach } from './reseal.ts';
import { ResealSummary } from './reseal-summary.ts';
import { writeResealed } from './resealed.ts';

/** Prints the reports of an export, without any store. */
export async function printExport(from: string, { key, folder }: Reading): Promise<void> {
  const { reports, files } = await openExport(from);
  if (key === undefined) return printClosedReports(reports);
  const { identity } = await readKeyFile(key, askPassphrase);
  if (folder !== undefined) await makePrivateFolder(folder);
  await printReports(identity, reports, folder === undefined ? undefined : { folder, files });
}

/** Seals the reports of an export to all keys that were registered then, for `--import` on the server. */
export async function resealExport(from: string, key: string, agreed: boolean): Promise<void> {
  const { reports, keys } = await openExport(from);
  const { identity } = await readKeyFile(key, askPassphrase);
  const registered = await keys();
  await agreeOnKeys(registered, agreed);
  const recipients = registered.map(({ recipient }) => recipient);
  const summary = new ResealSummary(registered.length);
  async function* replacements() {
    for await (const resealed of resealEach(identity, recipients, reports)) {
      summary.add(resealed);
      yield resealed.replacements;
    }
  }
  await writeResealed(from, replacements());
  console.log(`On the server, npm run submissions -- --import takes ${from} over.`);
  summary.print();
}
