import {
  type OpenedEntry,
  type OpenedNote,
  openReport as openSealedReport,
  type Signer,
} from 'contract/sealing/open-report.ts';
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
  /** What was altered; it is marked. An altered note does not stop an answer, which is not sealed to it. */
  altered: 'report' | 'note' | undefined;
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
  const { fields, files, entries, notes, isAltered } = opened;
  const reporter = await openIfRecipient(identity, report.identity);
  const printed = {
    ...report.clear,
    ...fields,
    ...marks(isAltered),
    // Null if the identity is not sealed to this key.
    identity: reporter === undefined ? null : anything.parse(reporter),
    ...(files.length > 0 && { files: files.map(printedAttachment) }),
    ...(entries.length > 0 && { entries: entries.map(printedEntry) }),
    ...(notes.length > 0 && { notes: notes.map(printedNote) }),
  };
  return {
    printed,
    attachments: [...files, ...entries.flatMap((entry) => entry.files)],
    undecryptedParts:
      [...entries, ...notes].filter((part) => part.text === null && !part.isAltered).length +
      (reporter === undefined ? 1 : 0),
    altered: isAltered || entries.some(isMarked) ? 'report' : notes.some(isMarked) ? 'note' : undefined,
  };
}

function printedEntry(entry: OpenedEntry<SealedReport['entries'][number], StoredFile>) {
  const { author, writtenAt, text, signer, files, isAltered } = entry;
  const isOpenAnswer = author === 'staff' && text !== null;
  const printed = files.map(printedAttachment);
  return {
    author,
    writtenAt,
    ...(isOpenAnswer && { signedBy: signedBy(signer) }),
    ...marks(isAltered),
    text,
    ...(printed.length > 0 && { files: printed }),
  };
}

function printedNote({ writtenAt, text, signer, isAltered }: OpenedNote<SealedReport['notes'][number]>) {
  return { writtenAt, ...(text !== null && { signedBy: signedBy(signer) }), ...marks(isAltered), text };
}

function signedBy(signer: Signer | null): string | null {
  return signer && (signer.name ?? `an unregistered key, fingerprint ${signer.fingerprint}`);
}

const isMarked = (part: { isAltered: boolean }) => part.isAltered;

function marks(altered: boolean): { altered?: true } {
  return altered ? { altered } : {};
}
