import { inboxBounds } from 'contract/console/inbox.ts';
import { z } from 'zod';
import type { SubmissionKeys } from '../config/submission-keys.ts';
import { decryptEnvelope, type Envelope } from '../submissions/sealing/envelope.ts';

const text = z
  .string()
  .nullish()
  .transform((value) => value ?? '');

/** What the inbox shows of the fields that a visitor has sent; of a resume all but the files may be missing. */
export const sentFields = z
  .object({ reporter: text, reporterMobile: text, email: text, remark: text })
  .transform(({ reporter, reporterMobile, email, remark }) => ({
    name: reporter,
    phone: reporterMobile,
    email,
    text: remark,
  }));

export type SentFields = z.output<typeof sentFields>;

type StoredEnvelope = { [Column in keyof Envelope]: Envelope[Column] | null };

/** Undefined for a row of an earlier version that is not encrypted yet. */
export function envelopeOf({ sealed, wrappedKey, keyId }: StoredEnvelope): Envelope | undefined {
  return sealed === null || wrappedKey === null || keyId === null ? undefined : { sealed, wrappedKey, keyId };
}

/** Undefined if the row is damaged. The error is left out, because it could quote the content. */
export function openFields(keys: SubmissionKeys, row: StoredEnvelope & { id: string }): SentFields | undefined {
  const envelope = envelopeOf(row);
  if (envelope === undefined) return undefined;
  try {
    return sentFields.parse(JSON.parse(decryptEnvelope(keys, row.id, envelope)));
  } catch {
    return undefined;
  }
}

/** The beginning of a text, on one line. */
export function previewOf(written: string): string {
  const line = written.replaceAll(/\s+/g, ' ').trim();
  // A cut character must not remain as half of a surrogate pair.
  return line.slice(0, inboxBounds.previewLength).replace(/\p{Cs}$/u, '');
}
