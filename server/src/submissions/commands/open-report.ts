import { z } from 'zod';
import { entryContent } from '../entry.ts';
import { openWith } from '../sealed-report.ts';
import { type Attachment, describeAttachments, shownAttachment } from './attachments.ts';
import type { SealedReport } from './sealed-reports.ts';

const fields = z.looseObject({ fileNos: z.array(z.string()).nullish() });
const anything = z.looseObject({});

/** A report as an officer reads it. */
export type OpenedReport = {
  /** Every field as it was sent; who reported stands apart. */
  printed: Record<string, unknown>;
  attachments: Attachment[];
  /** Parts of it that are not sealed to this key. */
  closedParts: number;
};

/** Opens a report with an officer's private half; undefined when it is not sealed to that key. */
export async function openReport(identity: string, report: SealedReport): Promise<OpenedReport | undefined> {
  const content = await openIfOurs(identity, report.content);
  if (content === undefined) return undefined;
  const { fileNos, ...said } = fields.parse(content);
  const own = report.files.filter(({ entryId }) => entryId === null);
  const attachments = await describeAttachments(fileNos ?? [], own);
  const who = await openIfOurs(identity, report.identity);
  const entries = await Promise.all(report.entries.map((entry) => openEntryOf(identity, report, entry)));
  const printed = {
    ...report.clear,
    ...said,
    // Null: who reported is not sealed to this key.
    identity: who === undefined ? null : anything.parse(who),
    ...(attachments.length > 0 && { files: attachments.map(shownAttachment) }),
    ...(entries.length > 0 && { entries: entries.map((entry) => entry.printed) }),
  };
  const closedParts = entries.filter((entry) => entry.attachments === undefined).length + (who === undefined ? 1 : 0);
  return {
    printed,
    attachments: [...attachments, ...entries.flatMap((entry) => entry.attachments ?? [])],
    closedParts,
  };
}

async function openEntryOf(identity: string, { files }: SealedReport, entry: SealedReport['entries'][number]) {
  const { id, author, writtenAt, sealed } = entry;
  const opened = await openIfOurs(identity, sealed);
  if (opened === undefined) return { printed: { author, writtenAt, text: null } };
  const { text, files: named } = entryContent.parse(opened);
  const own = files.filter(({ entryId }) => entryId === id);
  const attachments = await describeAttachments(
    named.map(({ handle }) => handle),
    own,
  );
  const shown = attachments.map(shownAttachment);
  return { printed: { author, writtenAt, text, ...(shown.length > 0 && { files: shown }) }, attachments };
}

/** Undefined when it is sealed to other keys; throws when it was damaged. */
export async function openIfOurs(identity: string, sealed: Uint8Array): Promise<unknown> {
  try {
    return await openWith(identity, sealed);
  } catch (error) {
    // The library has no other sign of it.
    if (error instanceof Error && error.message.startsWith('no identity matched')) return undefined;
    throw error;
  }
}
