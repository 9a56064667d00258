import type { CallFailure } from 'client/failure.ts';
import { isFieldErrorCode } from 'contract/errors.ts';
import type { FileExtension } from 'contract/uploads/file-extensions.ts';
import { maxFiles } from 'contract/uploads/uploads.ts';
import { words } from 'contract/words/words.ts';
import { useEffect, useState } from 'react';
import { useStore } from '../browser/store.ts';
import { type FormMetadata, useMetadata } from '../file-metadata/use-metadata.ts';
import { isCallFailure } from '../gateway/route-errors.ts';
import { failureSentence } from '../text/failure-sentence.ts';
import { useLocale, usePageText, useText } from '../text/use-text.tsx';
import { fileErrorOf } from './file-error.ts';
import { sendFile } from './send-file.ts';
import { acceptable, type Upload } from './upload-queue.ts';
import { createUploads, type UploadFailure, type Uploads } from './uploads.ts';

/** The files of a form, with everything that its components need. */
export type FormUploads = Uploads & {
  files: readonly Upload[];
  extensions: readonly FileExtension[];
  /** The number of files that the form accepts. */
  most: number;
  /** The files' metadata, where the form examines it. */
  metadata: FormMetadata | undefined;
  /** Asks for the choices about metadata that are missing. */
  undecided: string | undefined;
  /** Why the form cannot be sent with these files, in the visitor's language. */
  error: string | undefined;
  /** After the form was rejected: marks files that the gateway no longer has, so that they are sent again. */
  onFailed: (failure: CallFailure) => void;
};

type UploadsSettings = {
  /** The file types that the form accepts. */
  extensions: readonly FileExtension[];
  most?: number;
  automatic?: boolean;
  /** Examines each file and sends only what the visitor has chosen; this disables automatic uploads. */
  examinesMetadata?: boolean;
};

/** Status codes that depend on the content, so a retry fails as well. */
const finalCodes = [413, 415, 422];

/** The files of one form. Unmounting cancels all uploads. */
export function useUploads({
  extensions,
  most = maxFiles,
  automatic = false,
  examinesMetadata = false,
}: UploadsSettings): FormUploads {
  const locale = useLocale();
  const catalogue = useText();
  const text = usePageText('uploads');
  const metadata = useMetadata(examinesMetadata);
  const [uploads] = useState(() =>
    createUploads({
      most,
      automatic: automatic && !examinesMetadata,
      rejectionOf: (file) => {
        const error = fileErrorOf(file, extensions);
        return error && words[locale].errors[error];
      },
      send: async (file, signal, onProgress) => {
        const chosen = metadata === undefined ? file : metadata.chosen(file);
        if (chosen === undefined) throw new Undecided();
        return (await sendFile(chosen, { locale, signal, onProgress })).fileNo;
      },
      failureOf: async (reason, file): Promise<UploadFailure> => {
        if (reason instanceof Undecided) return { reason: text.failed, final: false };
        if (!isCallFailure(reason)) throw reason;
        if (reason.reason === 'rejected' || reason.reason === 'http') {
          const isFinal = reason.reason === 'rejected' && finalCodes.includes(reason.status);
          return { reason: failureSentence(catalogue, reason), final: isFinal };
        }
        return (await isReadable(file))
          ? { reason: text.failed, final: false }
          : { reason: text.unreadable, final: true };
      },
    }),
  );

  useEffect(() => () => uploads.clear(), [uploads]);
  const files = useStore(uploads.queue);

  function add(added: readonly File[]): void {
    // Where one file is accepted, another choice replaces it.
    if (most === 1 && added.length === 1) uploads.clear();
    metadata?.add(added.filter((file) => fileErrorOf(file, extensions) === undefined));
    uploads.add(added);
  }

  function onFailed({ fields }: CallFailure): void {
    const code = fields.find(({ field }) => field === 'fileNos')?.code;
    if (code !== undefined && isFieldErrorCode(code)) uploads.expire(words[locale].fieldErrors[code]);
  }

  const wanted = acceptable(files).map(({ file }) => file);
  const hasRejected = wanted.length < files.length ? text.removeRejected : undefined;
  return {
    ...uploads,
    add,
    files,
    extensions,
    most,
    metadata,
    undecided: metadata?.undecided(wanted),
    error: hasRejected ?? metadata?.blockingReason(wanted),
    onFailed,
  };
}

/** A file without a choice about its metadata is never sent. */
class Undecided extends Error {}

/** A file that was moved or changed after it was chosen fails like a network error. */
async function isReadable(file: File): Promise<boolean> {
  try {
    await file.slice(0, 1).arrayBuffer();
    return true;
  } catch {
    return false;
  }
}
