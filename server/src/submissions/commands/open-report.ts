import { z } from 'zod';
import { fingerprintOf } from '../../cryptography/recipient.ts';
import { type Attachment, describeAttachments } from '../conversations/attachments.ts';
import { entryContent } from '../conversations/entry.ts';
import type { ReportKey } from '../report-keys/store.ts';
import { type AnswerSignature, isSignatureOf } from '../sealing/answer-signature.ts';
import { openWith } from '../sealing/sealed-report.ts';
import { printedAttachment } from './attachments.ts';
import type { SealedReport } from './sealed-reports.ts';

const fields = z.looseObject({ fileNos: z.array(z.string()).nullish(), receiptRecipient: z.string().optional() });
const anything = z.looseObject({});

/** A report as an officer reads it. */
export type OpenedReport = {
  /** All fields as they were sent; the identity is apart. */
  printed: Record<string, unknown>;
  attachments: Attachment[];
  /** The number of parts that are not sealed to this key. */
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
  const content = await openIfRecipient(identity, report.content);
  if (content === undefined) return undefined;
  const { fileNos, receiptRecipient, ...sent } = fields.parse(content);
  const altered = isAltered(report, receiptRecipient);
  const filesOfReport = report.files.filter(({ entryId }) => entryId === null);
  const attachments = await describeAttachments(fileNos ?? [], filesOfReport);
  const reporter = await openIfRecipient(identity, report.identity);
  const entries = await Promise.all(report.entries.map((entry) => openEntryOf(identity, report, { entry, keys })));
  const printed = {
    ...report.clear,
    ...sent,
    ...(altered && { altered }),
    // Null if the identity is not sealed to this key.
    identity: reporter === undefined ? null : anything.parse(reporter),
    ...(attachments.length > 0 && { files: attachments.map(printedAttachment) }),
    ...(entries.length > 0 && { entries: entries.map((entry) => entry.printed) }),
  };
  const undecryptedParts =
    entries.filter((entry) => entry.attachments === undefined).length + (reporter === undefined ? 1 : 0);
  return {
    printed,
    attachments: [...attachments, ...entries.flatMap((entry) => entry.attachments ?? [])],
    undecryptedParts,
    altered: altered || entries.some((entry) => entry.printed.altered),
  };
}

/**
 * The recipient of the receipt inside a report's content. Undefined if the report is of an earlier
 * version or does not open.
 */
export function sealedRecipient(content: unknown): string | undefined {
  return content === undefined ? undefined : fields.parse(content).receiptRecipient;
}

/**
 * Whether the report was altered. `sealed` is the recipient inside the report, if it has one;
 * answers are sealed to the row's recipient.
 */
export function isAltered({ isAuthentic, receiptRecipient }: SealedReport, sealed: string | undefined): boolean {
  return !isAuthentic || (sealed !== undefined && sealed !== receiptRecipient);
}

type Entry = SealedReport['entries'][number];

async function openEntryOf(
  identity: string,
  { clear, files }: SealedReport,
  { entry, keys }: { entry: Entry; keys: readonly ReportKey[] },
) {
  const { id, author, writtenAt, isAuthentic, sealed } = entry;
  const opened = await openIfRecipient(identity, sealed);
  if (opened === undefined) return { printed: { author, writtenAt, ...marks(!isAuthentic), text: null } };
  const { text, files: references, signature } = entryContent.parse(opened);
  const isForged = signature !== undefined && !isSignatureOf({ reportId: clear.id, id, text }, signature);
  const signedBy = isForged ? null : signerOf(signature, keys);
  const marked = { author, writtenAt, ...(author === 'staff' && { signedBy }), ...marks(!isAuthentic || isForged) };
  const filesOfEntry = files.filter(({ entryId }) => entryId === id);
  const attachments = await describeAttachments(
    references.map(({ handle }) => handle),
    filesOfEntry,
  );
  const printed = attachments.map(printedAttachment);
  return { printed: { ...marked, text, ...(printed.length > 0 && { files: printed }) }, attachments };
}

function marks(altered: boolean): { altered?: true } {
  return altered ? { altered } : {};
}

/** The registered name of the key of a signature, or the key's fingerprint; null without a signature. */
function signerOf(signature: AnswerSignature | undefined, keys: readonly ReportKey[]): string | null {
  if (signature === undefined) return null;
  const signer = keys.find(({ signingKey }) => signingKey === signature.publicKey);
  return signer?.name ?? `an unregistered key, fingerprint ${fingerprintOf(signature.publicKey)}`;
}

/** Undefined if it is sealed to other keys; throws if it is damaged. */
export async function openIfRecipient(identity: string, sealed: Uint8Array): Promise<unknown> {
  try {
    return await openWith(identity, sealed);
  } catch (error) {
    // The library reports this only by its message.
    if (error instanceof Error && error.message.startsWith('no identity matched')) return undefined;
    throw error;
  }
}
