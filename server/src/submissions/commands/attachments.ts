import { createHash } from 'node:crypto';
import { mkdir, open, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { FileMissing, type FileStore } from '../../files/file-store.ts';
import { describeUpload, type UploadDescription } from '../../uploads/keep-upload.ts';
import { openStream } from '../../uploads/sealed-upload.ts';
import { codeOf, Mistake } from '../mistake.ts';
import type { StoredFile } from '../store.ts';

/** A file of a submission, with the handle that opens it. */
export type Attachment = UploadDescription & { handle: string; storedName: string };

/** `files` of one submission or of one entry, in the order of their handles. */
export async function describeAttachments(
  handles: readonly string[],
  files: readonly StoredFile[],
): Promise<Attachment[]> {
  return Promise.all(
    handles.map(async (handle, position) => {
      const file = files[position];
      if (file === undefined) throw new Error('A file of this submission is missing in the store');
      return { ...(await describeUpload(handle, file.description)), handle, storedName: file.storedName };
    }),
  );
}

/** What is printed of a file: never its handle, which would open it. */
export function shownAttachment({ fileName, safeName, bytes, sha256 }: Attachment) {
  return { fileName, safeName, bytes, sha256 };
}

/**
 * Writes the files of a submission, opened, to `folder/ID/1-name` and so on, readable by their owner alone. Each is held
 * against the hash that was taken when it arrived. Answers a sentence for each that is missing or damaged, and so not written.
 */
export async function saveAttachments(
  folder: string,
  { id, attachments }: { id: string; attachments: readonly Attachment[] },
  files: FileStore,
): Promise<string[]> {
  if (attachments.length === 0) return [];
  const own = path.join(folder, id);
  await mkdir(own, { recursive: true, mode: 0o700 });
  const problems: string[] = [];
  for (const [position, attachment] of attachments.entries()) {
    const place = path.join(own, `${position + 1}-${attachment.safeName}`);
    const problem = await saveAttachment(place, attachment, files);
    if (problem !== undefined) problems.push(`${place} is not written: ${problem}`);
  }
  return problems;
}

/** Makes a folder that is its owner’s alone. Throws a `Mistake` when one is there that others may enter. */
export async function makePrivateFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const { mode } = await stat(folder);
  if ((mode & 0o077) !== 0)
    throw new Mistake(`Others may enter ${folder}: choose one that is yours alone (chmod 700), or a new one`);
}

async function saveAttachment(
  place: string,
  { handle, storedName, sha256 }: Attachment,
  files: FileStore,
): Promise<string | undefined> {
  const unfinished = `${place}.part`;
  const hash = createHash('sha256');
  try {
    await rm(unfinished, { force: true });
    await using file = await open(unfinished, 'wx', 0o600);
    for await (const piece of await openStream(handle, await files.get(storedName))) {
      hash.update(piece);
      await file.writeFile(piece);
    }
    if (hash.digest('hex') !== sha256) throw new Error('another content than was sent');
    await rename(unfinished, place);
    return undefined;
  } catch (error) {
    await rm(unfinished, { force: true });
    if (error instanceof FileMissing) return 'it is missing in the store';
    // A full disk and the like have a code; what cannot be opened has none.
    if (codeOf(error) !== undefined) throw error;
    return 'its content is not what was sent';
  }
}
