import { codeOf } from '../../errors/error-code.ts';
import { createHash } from 'node:crypto';
import { lstat, mkdir, open, readFile, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { UsageError } from '../../command-line/usage-error.ts';
import { FileMissingError, type FileStore } from '../../files/file-store.ts';
import { openStream } from '../../uploads/sealed-upload.ts';
import type { Attachment } from '../store.ts';

/** The printed form of a file, without its token, which would open it. */
export function printedAttachment({ fileName, safeName, bytes, sha256 }: Attachment) {
  return { fileName, safeName, bytes, sha256 };
}

/**
 * Decrypts the files of a submission to `folder/ID/1-name` and so on, with mode 0600, and compares
 * each with its stored hash. Returns a sentence for each file that is missing, damaged, or whose
 * name is taken.
 */
export async function saveAttachments(
  folder: string,
  { id, attachments }: { id: string; attachments: readonly Attachment[] },
  files: FileStore,
): Promise<string[]> {
  if (attachments.length === 0) return [];
  const ownFolder = path.join(folder, id);
  await mkdir(ownFolder, { recursive: true, mode: 0o700 });
  const problems: string[] = [];
  for (const [position, attachment] of attachments.entries()) {
    const target = path.join(ownFolder, `${position + 1}-${attachment.safeName}`);
    const problem = await saveAttachment(target, attachment, files);
    if (problem !== undefined) problems.push(`${target} was not written: ${problem}`);
  }
  return problems;
}

/** Creates a folder with mode 0700. Throws a `UsageError` if it exists and others can enter it. */
export async function makePrivateFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const { mode } = await stat(folder);
  if ((mode & 0o077) !== 0)
    throw new UsageError(
      `Other users can access ${folder}: restrict it to yourself (chmod 700), or choose a new folder`,
    );
}

async function saveAttachment(
  target: string,
  { fileToken, storedName, sha256 }: Attachment,
  files: FileStore,
): Promise<string | undefined> {
  // `lstat` also finds dangling symbolic links.
  const existing = await lstat(target).catch(() => undefined);
  if (existing !== undefined) return (await hasContent(target, sha256)) ? undefined : 'another file has this name';
  const unfinished = `${target}.part`;
  const hash = createHash('sha256');
  try {
    await rm(unfinished, { force: true });
    await using file = await open(unfinished, 'wx', 0o600);
    for await (const chunk of await openStream(fileToken, await files.get(storedName))) {
      hash.update(chunk);
      await file.writeFile(chunk);
    }
    if (hash.digest('hex') !== sha256) throw new Error('The content differs from what was sent');
    await rename(unfinished, target);
    return undefined;
  } catch (error) {
    await rm(unfinished, { force: true });
    if (error instanceof FileMissingError) return 'it is missing from the store';
    // System errors such as a full disk have a code; decryption errors have none.
    if (codeOf(error) !== undefined) throw error;
    return 'its content differs from what was sent';
  }
}

/** Whether an earlier run has written the same content. */
async function hasContent(target: string, sha256: string): Promise<boolean> {
  const content = await readFile(target).catch(() => undefined);
  return content !== undefined && createHash('sha256').update(content).digest('hex') === sha256;
}
