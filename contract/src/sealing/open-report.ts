import { z } from 'zod/mini';
import type { Report } from '../console/reports.ts';
import { fromBase64url } from './base64url.ts';
import { type EntryContent, entryContent } from './entry-content.ts';
import { type OpenedFile, openFileDescriptions, type SealedFile } from './file-description.ts';
import { fingerprintOf } from './key-text.ts';
import { type NoteContent, noteContent } from './note-content.ts';
import { isSignatureOf, type OfficerSignature } from './officer-signature.ts';
import { openIfRecipient } from './sealed-report.ts';

type SealedEntry = { id: string; isAuthentic: boolean; sealed: Uint8Array };

type SealedNote = SealedEntry;

/** A stored report without the identity of the reporter. `isAuthentic` is false if the server did not write the row. */
export type SealedReport<Entry extends SealedEntry, File extends SealedFile, Note extends SealedNote> = {
  id: string;
  isAuthentic: boolean;
  receiptRecipient: string;
  content: Uint8Array;
  entries: readonly Entry[];
  files: readonly File[];
  /** What officers wrote for each other. It is not sealed to the receipt. */
  notes: readonly Note[];
};

/** The key that signed an answer or a note. `name` is null if it is not registered. */
export type Signer = { name: string | null; fingerprint: string };

export type OpenedEntry<Entry extends SealedEntry, File extends SealedFile> = Entry & {
  /** Null if it is not sealed to this key, or does not open. */
  text: string | null;
  /** Without those that do not open. */
  files: OpenedFile<File>[];
  /** Null without a valid signature, as in what the reporter writes. */
  signer: Signer | null;
  /** It was changed in the database, its signature is not of this answer, or a part of it does not open. */
  isAltered: boolean;
};

export type OpenedNote<Note extends SealedNote> = Note & {
  /** Null if it is not sealed to this key, or does not open. */
  text: string | null;
  /** Null if it does not open, or its signature is not of this note. */
  signer: Signer | null;
  /** It was changed in the database, its signature is not of this note, or it is damaged. */
  isAltered: boolean;
};

/** A report as an officer reads it: the text of a stranger. */
export type OpenedReport<Entry extends SealedEntry, File extends SealedFile, Note extends SealedNote> = {
  /** All fields as they were sent. */
  fields: Record<string, unknown>;
  /** Without those that do not open. */
  files: OpenedFile<File>[];
  entries: OpenedEntry<Entry, File>[];
  notes: OpenedNote<Note>[];
  /** The report itself was changed, or a file of it does not open: nothing must be answered or sealed again. */
  isAltered: boolean;
};

type SigningKeys = readonly { name: string; signingKey: string | null }[];

const reportContent = z.looseObject({
  fileNos: z.nullish(z.array(z.string())),
  receiptRecipient: z.optional(z.string()),
});

/**
 * Opens a report with an officer's private key; undefined if it is not sealed to that key. Throws if its content is
 * damaged: the error could quote the report. A damaged entry, note or file is marked and hides nothing else. `keys` name
 * who signed.
 */
export async function openReport<Entry extends SealedEntry, File extends SealedFile, Note extends SealedNote>(
  identity: string,
  report: SealedReport<Entry, File, Note>,
  keys: SigningKeys,
): Promise<OpenedReport<Entry, File, Note> | undefined> {
  const content = await openIfRecipient(identity, report.content);
  if (content === undefined) return undefined;
  const { fileNos, receiptRecipient, ...fields } = z.parse(reportContent, content);
  const entries = report.entries.map((entry) => openEntry(identity, report, { entry, keys }));
  const notes = report.notes.map((note) => openNote(identity, report.id, { note, keys }));
  const { files, areAllOpen } = await openFiles(fileNos ?? [], filesOf(report.files, null));
  return {
    fields,
    files,
    entries: await Promise.all(entries),
    notes: await Promise.all(notes),
    isAltered: isAltered(report, receiptRecipient) || !areAllOpen,
  };
}

/** The same for a report as `getReport` gives it. */
export function openConsoleReport(identity: string, { keys, exclusions, ...report }: Report) {
  return openReport(
    identity,
    {
      id: report.id,
      isAuthentic: !report.isAltered,
      receiptRecipient: report.receiptRecipient,
      content: fromBase64url(report.content),
      entries: report.entries.map(({ sealed, ...entry }) => ({
        ...entry,
        isAuthentic: !entry.isAltered,
        sealed: fromBase64url(sealed),
      })),
      files: report.files.map((file) => ({ ...file, description: fromBase64url(file.description) })),
      notes: report.notes.map(({ sealed, ...note }) => ({
        ...note,
        isAuthentic: !note.isAltered,
        sealed: fromBase64url(sealed),
      })),
    },
    [...keys, ...exclusions.keys],
  );
}

/** What the list shows of a report; undefined if it is not sealed to this key. Throws if it is damaged. */
export async function openReportFields(
  identity: string,
  content: Uint8Array,
): Promise<Record<string, unknown> | undefined> {
  const opened = await openIfRecipient(identity, content);
  if (opened === undefined) return undefined;
  const { fileNos: _fileNos, receiptRecipient: _receiptRecipient, ...fields } = z.parse(reportContent, opened);
  return fields;
}

/**
 * The recipient of the receipt inside a report's content. Undefined if the report is of an earlier
 * version or does not open.
 */
export function sealedRecipient(content: unknown): string | undefined {
  return content === undefined ? undefined : z.parse(reportContent, content).receiptRecipient;
}

/**
 * Whether the report was altered. `sealed` is the recipient inside the report, if it has one;
 * answers are sealed to the row's recipient.
 */
export function isAltered(
  { isAuthentic, receiptRecipient }: { isAuthentic: boolean; receiptRecipient: string },
  sealed: string | undefined,
): boolean {
  return !isAuthentic || (sealed !== undefined && sealed !== receiptRecipient);
}

function filesOf<File extends SealedFile>(files: readonly File[], id: string | null): File[] {
  return files.filter(({ entryId }) => entryId === id);
}

/** Leaves out files that are missing, or whose descriptions do not open. */
async function openFiles<File extends SealedFile>(
  tokens: readonly string[],
  stored: readonly File[],
): Promise<{ files: OpenedFile<File>[]; areAllOpen: boolean }> {
  const opened = await Promise.all(
    tokens.map((token, index) => openFileDescriptions([token], stored.slice(index, index + 1)).catch(() => [])),
  );
  const files = opened.flat();
  return { files, areAllOpen: files.length === tokens.length };
}

async function openEntry<Entry extends SealedEntry, File extends SealedFile>(
  identity: string,
  report: Pick<SealedReport<Entry, File, SealedNote>, 'id' | 'files'>,
  { entry, keys }: { entry: Entry; keys: SigningKeys },
): Promise<OpenedEntry<Entry, File>> {
  const { id, isAuthentic, sealed } = entry;
  // Whoever may answer can send an entry that does not open. It must not hide the rest of the report.
  const content = await openContent(identity, sealed).catch(() => 'damaged' as const);
  if (content === undefined || content === 'damaged')
    return { ...entry, text: null, files: [], signer: null, isAltered: !isAuthentic || content === 'damaged' };
  const { text, files: references, signature } = content;
  const isForged = signature !== undefined && !isSignatureOf('answer', { reportId: report.id, id, text }, signature);
  const tokens = references.map(({ handle }) => handle);
  const { files, areAllOpen } = await openFiles(tokens, filesOf(report.files, id));
  return {
    ...entry,
    text,
    files,
    signer: signature === undefined || isForged ? null : signerOf(signature, keys),
    isAltered: !isAuthentic || isForged || !areAllOpen,
  };
}

async function openContent(identity: string, sealed: Uint8Array): Promise<EntryContent | undefined> {
  const opened = await openIfRecipient(identity, sealed);
  return opened === undefined ? undefined : z.parse(entryContent, opened);
}

async function openNote<Note extends SealedNote>(
  identity: string,
  reportId: string,
  { note, keys }: { note: Note; keys: SigningKeys },
): Promise<OpenedNote<Note>> {
  const { id, isAuthentic, sealed } = note;
  const content = await openNoteContent(identity, sealed).catch(() => 'damaged' as const);
  if (content === undefined || content === 'damaged')
    return { ...note, text: null, signer: null, isAltered: !isAuthentic || content === 'damaged' };
  const { text, signature } = content;
  const isSigned = isSignatureOf('note', { reportId, id, text }, signature);
  return { ...note, text, signer: isSigned ? signerOf(signature, keys) : null, isAltered: !isAuthentic || !isSigned };
}

async function openNoteContent(identity: string, sealed: Uint8Array): Promise<NoteContent | undefined> {
  const opened = await openIfRecipient(identity, sealed);
  return opened === undefined ? undefined : z.parse(noteContent, opened);
}

function signerOf({ publicKey }: OfficerSignature, keys: SigningKeys): Signer {
  const signer = keys.find(({ signingKey }) => signingKey === publicKey);
  return { name: signer?.name ?? null, fingerprint: fingerprintOf(publicKey) };
}
