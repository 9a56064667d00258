import { randomUUID } from 'node:crypto';
import type { FileEnding } from 'contract/uploads.ts';
import { z } from 'zod';
import type { SubmissionKeys } from '../config/submission-keys.ts';
import type { Database } from '../database/open.ts';
import { midnight } from '../database/moment.ts';
import { claimUploads } from '../uploads/claim.ts';
import { type ConversedSubmission, insertEntry, type StoredEntry } from './conversation-store.ts';
import { open } from './envelope.ts';
import type { Identity } from './rules.ts';
import { sealContent } from './sealed-content.ts';
import { openWith } from './sealed-report.ts';

export const entryContent = z.object({
  text: z.string(),
  /** With the handle that opens each. */
  files: z.array(z.object({ handle: z.string(), fileName: z.string(), bytes: z.int() })),
});

/** What an entry of a conversation says. */
export type EntryContent = z.infer<typeof entryContent>;

type Written = {
  author: 'visitor' | 'staff';
  text: string;
  handles?: readonly string[];
  endings?: readonly FileEnding[];
  identity?: Identity;
  position: number;
};

/** Seals an entry to those who may read it, the receipt among them, and keeps it with its files within the caller's transaction. */
export async function keepEntry(
  { db, submissionKeys }: { db: Database; submissionKeys: SubmissionKeys },
  { id: submissionId, kind, receiptRecipient }: ConversedSubmission,
  { author, text, handles = [], endings = [], identity, position }: Written,
): Promise<void> {
  const id = randomUUID();
  const now = new Date();
  const entry = {
    id,
    submissionId,
    position,
    author,
    keyHash: identity?.keyHash ?? null,
    contentHash: identity?.contentHash ?? null,
    writtenAt: kind === 'report' ? midnight(now) : now,
  };
  // They may refer to an entry that is only there when the transaction ends: it is sealed with what is known of them.
  const claimed = await claimUploads(db, { submissionId, entryId: id, handles, endings });
  const files = claimed.map(({ fileName, bytes }, index) => ({ handle: handles[index] ?? '', fileName, bytes }));
  const receipt = receiptRecipient === null ? {} : { receipt: receiptRecipient };
  const sealed = await sealContent({ db, submissionKeys }, { kind, id, ...receipt }, { text, files });
  await insertEntry(db, { ...entry, ...sealed });
}

/** Opens an entry: a report's with the receipt's own key or a reader's, another kind's with the configuration's keys. */
export async function openEntry(
  keys: { submissionKeys: SubmissionKeys; identity: string },
  { id, sealed, wrappedKey, keyId }: Pick<StoredEntry, 'id' | 'sealed' | 'wrappedKey' | 'keyId'>,
): Promise<EntryContent> {
  if (wrappedKey === null || keyId === null) return entryContent.parse(await openWith(keys.identity, sealed));
  return entryContent.parse(JSON.parse(open(keys.submissionKeys, id, { sealed, wrappedKey, keyId })));
}
