import { type OpenedEntry, openReport as openSealedReport } from 'contract/sealing/open-report.ts';
import { openIfRecipient } from 'contract/sealing/sealed-report.ts';
import { z } from 'zod';
import type { ReportKey } from '../report-keys/store.ts';
import type { Attachment, StoredFile } from '../store.ts';
import { printedAttachment } from './attachments.ts';
import type { SealedReport } from './sealed-reports.ts';

const anything = z.looseObject({});

/** A report as an officer reads it. */
export type OpenedReport = {
  /** All fields as they were sent; the identity is apart. */
  printed: Record<string, unknown>;
  attachments: Attachment[];
  /** The number of parts that are not sealed to this key. A part that is damaged is altered instead. */
  undecryptedParts: number;
  /** Whether the report or an entry was altered; altered parts are marked. */
  altered: boolean;
};

/**
 * Opens a report with an officer's private key; undefined if it is not sealed to that key. `keys` name
 * who signed answers.
 */
export async function openReport(
  identity: string,
  report: SealedReport,
  keys: readonly ReportKey[],
): Promise<OpenedReport | undefined> {
  const opened = await openSealedReport(identity, { ...report, id: report.clear.id }, keys);
  if (opened === undefined) return undefined;
  const { fields, files, entries, isAltered } = opened;
  const reporter = await openIfRecipient(identity, report.identity);
  const printed = {
    ...report.clear,
    ...fields,
    ...marks(isAltered),
    // Null if the identity is not sealed to this key.
    identity: reporter === undefined ? null : anything.parse(reporter),
    ...(files.length > 0 && { files: files.map(printedAttachment) }),
    ...(entries.length > 0 && { entries: entries.map(printedEntry) }),
  };
  return {
    printed,
    attachments: [...files, ...entries.flatMap((entry) => entry.files)],
    undecryptedParts:
      entries.filter((entry) => entry.text === null && !entry.isAltered).length + (reporter === undefined ? 1 : 0),
    altered: isAltered || entries.some((entry) => entry.isAltered),
  };
}

function printedEntry(entry: OpenedEntry<SealedReport['entries'][number], StoredFile>) {
  const { author, writtenAt, text, signer, files, isAltered } = entry;
  const isOpenAnswer = author === 'staff' && text !== null;
  const printed = files.map(printedAttachment);
  const signedBy = signer && (signer.name ?? `an unregistered key, fingerprint ${signer.fingerprint}`);
  return {
    author,
    writtenAt,
    ...(isOpenAnswer && { signedBy }),
    ...marks(isAltered),
    text,
    ...(printed.length > 0 && { files: printed }),
  };
}

function marks(altered: boolean): { altered?: true } {
  return altered ? { altered } : {};
}
