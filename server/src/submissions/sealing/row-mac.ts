import { timingSafeEqual } from 'node:crypto';
import { derivedKey, hmacSha256 } from '../../cryptography/hmac.ts';

/** The receipt of a message or resume. The content is authenticated by its envelope. */
type SubmissionRow = { id: string; receiptId: Buffer | null; receiptRecipient: string | null };

type ReportRow = {
  id: string;
  receiptId: Buffer;
  receiptRecipient: string;
  sealed: Buffer;
  sealedIdentity: Buffer;
  receivedAt: Date;
};

/** What the MAC of an entry covers. */
export type AuthenticatedEntry = {
  id: string;
  submissionId: string;
  position: number;
  author: 'visitor' | 'staff';
  sealed: Buffer;
  writtenAt: Date;
};

type NoteRow = Omit<AuthenticatedEntry, 'author'>;

type ReportKeyRow = {
  name: string;
  role: 'officer' | 'recovery';
  recipient: string;
  signingKey?: string | null | undefined;
};

type Field = string | number | Buffer | Date | null;

/** HMAC-SHA-256 of a row's kind and fields, under a key derived from the server's secret. */
function macOf(secret: Buffer, kind: string, fields: readonly Field[]): Buffer {
  const encoded = fields.map((field) => (Buffer.isBuffer(field) ? field.toString('base64') : field));
  return hmacSha256(derivedKey(secret, 'row mac'))
    .update(JSON.stringify([kind, ...encoded]))
    .digest();
}

export function submissionMac(secret: Buffer, { id, receiptId, receiptRecipient }: SubmissionRow): Buffer {
  return macOf(secret, 'submission', [id, receiptId, receiptRecipient]);
}

export function reportMac(secret: Buffer, row: ReportRow): Buffer {
  const { id, receiptId, receiptRecipient, sealed, sealedIdentity, receivedAt } = row;
  return macOf(secret, 'report', [id, receiptId, receiptRecipient, sealed, sealedIdentity, receivedAt]);
}

/**
 * Includes the submission's id: otherwise an entry that is moved to another submission could be
 * read with the wrong receipt.
 */
export function entryMac(secret: Buffer, row: AuthenticatedEntry): Buffer {
  const { id, submissionId, position, author, sealed, writtenAt } = row;
  return macOf(secret, 'entry', [id, submissionId, position, author, sealed, writtenAt]);
}

/** An officers' note. It is no entry: one that is moved into a conversation would be shown to the reporter. */
export function noteMac(secret: Buffer, { id, submissionId, position, sealed, writtenAt }: NoteRow): Buffer {
  return macOf(secret, 'report note', [id, submissionId, position, sealed, writtenAt]);
}

/** Without a signing key the MAC is the one of earlier versions, which had none. */
export function reportKeyMac(secret: Buffer, { name, role, recipient, signingKey }: ReportKeyRow): Buffer {
  return macOf(secret, 'report key', [name, role, recipient, ...(signingKey ? [signingKey] : [])]);
}

/** A missing MAC is invalid: older rows got theirs at the first start of this version. */
export function isValidMac(expected: Buffer, mac: Buffer | null): boolean {
  return mac?.length === expected.length && timingSafeEqual(mac, expected);
}
