import { randomUUID } from 'node:crypto';
import type { FileExtension } from 'contract/uploads/file-extensions.ts';
import { signText } from 'contract/sealing/officer-signature.ts';
import { type EntryContent, entryContent } from 'contract/sealing/entry-content.ts';
import { openWith } from 'contract/sealing/sealed-report.ts';
import { z } from 'zod/mini';
import type { SubmissionKeys } from '../../config/submission-keys.ts';
import { startOfBeijingDay } from '../../database/beijing-time.ts';
import type { Database } from '../../database/open.ts';
import { claimUploads } from '../../uploads/claim.ts';
import type { DeduplicationHashes } from '../deduplication.ts';
import { decryptEnvelope } from '../sealing/envelope.ts';
import { entryMac } from '../sealing/row-mac.ts';
import { tablesOf } from '../tables-of-kind.ts';
import { sealContent } from './sealed-content.ts';
import { type ConversationSubmission, insertEntry, type StoredEntry } from './store.ts';

type NewContent = {
  author: 'visitor' | 'staff';
  text: string;
  fileTokens?: readonly string[] | undefined;
  extensions?: readonly FileExtension[];
  hashes?: DeduplicationHashes;
  position: number;
  /** The officer's private key, which signs an answer to a report. */
  signWith?: string | undefined;
  /** Who wrote an answer to a message or resume. */
  accountId?: number | undefined;
};

/**
 * Saves an entry with its files in the caller's transaction. An entry of a report is sealed to its
 * readers and the receipt, others are encrypted into an envelope.
 */
export async function saveEntry(
  { db, secret, submissionKeys }: { db: Database; secret: Buffer; submissionKeys: SubmissionKeys },
  { id: submissionId, kind, receiptRecipient }: ConversationSubmission,
  { author, text, fileTokens = [], extensions = [], hashes, position, signWith, accountId }: NewContent,
): Promise<void> {
  const id = randomUUID();
  const now = new Date();
  const entry = {
    id,
    submissionId,
    position,
    author,
    keyHash: hashes?.keyHash ?? null,
    contentHash: hashes?.contentHash ?? null,
    writtenAt: kind === 'report' ? startOfBeijingDay(now) : now,
  };
  // The foreign key to the entry is deferred: the files are claimed first, because the entry
  // contains their names.
  const claimed = await claimUploads(db, {
    table: tablesOf(kind).file,
    submissionId,
    entryId: id,
    fileTokens,
    extensions,
  });
  const files = claimed.map(({ fileName, bytes }, index) => ({ handle: fileTokens[index] ?? '', fileName, bytes }));
  const receipt = receiptRecipient === null ? {} : { receipt: receiptRecipient };
  const signature =
    signWith === undefined ? undefined : signText(signWith, 'answer', { reportId: submissionId, id, text });
  const content: EntryContent = { text, files, ...(signature && { signature }) };
  const sealed = await sealContent({ db, secret, submissionKeys }, { kind, id, submissionId, ...receipt }, content);
  const writer = accountId === undefined ? {} : { accountId };
  await insertEntry(db, { ...entry, ...sealed, ...writer, mac: entryMac(secret, { ...entry, ...sealed }) });
}

/** Saves an answer to a report that is already sealed. */
export async function saveSealedAnswer(
  db: Database,
  secret: Buffer,
  answer: { id: string; submissionId: string; position: number; sealed: Buffer },
): Promise<void> {
  const writtenAt = startOfBeijingDay(new Date());
  const entry = { ...answer, author: 'staff', keyHash: null, contentHash: null, writtenAt } as const;
  await insertEntry(db, { ...entry, mac: entryMac(secret, entry) });
}

/** Opens an entry: a report's with the private key of the receipt or an officer, others with submission keys. */
export async function openEntry(
  keys: { submissionKeys: SubmissionKeys; identity?: string | undefined },
  { id, sealed, wrappedKey, keyId }: Pick<StoredEntry, 'id' | 'sealed' | 'wrappedKey' | 'keyId'>,
): Promise<EntryContent> {
  if (wrappedKey && keyId)
    return z.parse(entryContent, JSON.parse(decryptEnvelope(keys.submissionKeys, id, { sealed, wrappedKey, keyId })));
  if (keys.identity === undefined) throw new Error('An entry of a report opens only with a private key');
  return z.parse(entryContent, await openWith(keys.identity, sealed));
}
