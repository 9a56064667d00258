import { z } from 'zod/mini';
import { reportExtensions } from '../uploads/file-extensions.ts';
import { safeFileName } from '../uploads/safe-file-name.ts';
import { decrypterOf } from './file-token.ts';

const fileDescription = z.object({
  fileName: z.string(),
  ending: z.enum(reportExtensions),
  bytes: z.int(),
  sha256: z.string(),
});

/**
 * The description of a file, sealed to its token: its original name, size and hash. Whoever has
 * the token can seal another one, so it must not be used as a path.
 */
export type FileDescription = z.infer<typeof fileDescription>;

/** Opens the description of a file with its token. */
export async function openFileDescription(fileToken: string, sealed: Uint8Array): Promise<FileDescription> {
  return z.parse(fileDescription, JSON.parse(await decrypterOf(fileToken).decrypt(sealed, 'text')));
}

/** A file of a submission as it is stored; `entryId` is null if it came with the submission itself. */
export type SealedFile = { entryId: string | null; description: Uint8Array };

/** Such a file with its token and a file name that is safe on every system. */
export type OpenedFile<File extends SealedFile> = File & FileDescription & { fileToken: string; safeName: string };

/** `files` belong to one submission or entry and are in the order of the tokens. */
export async function openFileDescriptions<File extends SealedFile>(
  fileTokens: readonly string[],
  files: readonly File[],
): Promise<OpenedFile<File>[]> {
  return Promise.all(
    fileTokens.map(async (fileToken, position) => {
      const file = files[position];
      if (file === undefined) throw new Error('A file of this submission is missing from the store');
      const description = await openFileDescription(fileToken, file.description);
      const safeName = safeFileName(description.fileName, description.ending);
      return { ...file, ...description, safeName, fileToken };
    }),
  );
}
