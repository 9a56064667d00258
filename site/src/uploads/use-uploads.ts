import type { CallFailure } from 'client/failure.ts';
import { isFieldErrorCode } from 'contract/errors.ts';
import type { FileExtension } from 'contract/uploads/file-extensions.ts';
import { maxFiles } from 'contract/uploads/uploads.ts';
import { words } from 'contract/words/words.ts';
import { useEffect, useState } from 'react';
import { useStore } from '../browser/store.ts';
import { type FormMetadata, useMetadata } from '../file-metadata/use-metadata.ts';
import { useLocale, usePageText, useText } from '../text/use-text.tsx';
import { describeFailure, Undecided } from './describe-failure.ts';
import { fileErrorOf } from './file-error.ts';
import { sendFile } from './send-file.ts';
import { acceptable, type Upload } from './upload-queue.ts';
import { createUploads, type Uploads } from './uploads.ts';

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
  /** Examines each file and sends only what the visitor has chosen. */
  examinesMetadata?: boolean;
};

/** The files of one form. Unmounting cancels all uploads. */
export function useUploads({ extensions, most = maxFiles, examinesMetadata = false }: UploadsSettings): FormUploads {
  const locale = useLocale();
  const catalogue = useText();
  const text = usePageText('uploads');
  const metadata = useMetadata(examinesMetadata);
  const [uploads] = useState(() =>
    createUploads({
      most,
      rejectionOf: (file) => {
        const error = fileErrorOf(file, extensions);
        return error && words[locale].errors[error];
      },
      send: async (file, signal, onProgress) => {
        const chosen = metadata === undefined ? file : metadata.chosen(file);
        if (chosen === undefined) throw new Undecided();
        return (await sendFile(chosen, { locale, signal, onProgress })).fileNo;
      },
      describeFailure: (error, file) => describeFailure(error, file, { catalogue, text }),
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
