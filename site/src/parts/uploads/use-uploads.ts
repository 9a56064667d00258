import type { FileEnding } from 'contract/uploads.ts';
import { words } from 'contract/words/words.ts';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { isCallFailure } from '../../refuse.ts';
import { failureSentence } from '../../text/failure-sentence.ts';
import { useLocale, usePageText, useText } from '../../text/use-text.tsx';
import { faultOf } from './file-fault.ts';
import { sendFile } from './send-file.ts';
import type { Upload } from './upload-queue.ts';
import { createUploads, type UploadFailure, type Uploads } from './uploads.ts';

/** The files of a form as its parts need them. */
export type FormUploads = Uploads & { files: readonly Upload[]; endings: readonly FileEnding[] };

type UploadsSettings = {
  /** The types that the form takes. */
  endings: readonly FileEnding[];
  automatic?: boolean;
};

/** What a server says of a content; it will say it again. */
const finalCodes = [413, 415, 422];

/** The files of one form, for as long as it is on show: when it goes, whatever is on its way is broken off. */
export function useUploads({ endings, automatic = false }: UploadsSettings): FormUploads {
  const locale = useLocale();
  const text = useText();
  const said = usePageText('forms').uploads;
  const [uploads] = useState(() =>
    createUploads({
      automatic,
      refusalOf: (file) => {
        const fault = faultOf(file, endings);
        return fault && words[locale].errors[fault];
      },
      send: async (file, signal, onProgress) => (await sendFile(file, { locale, signal, onProgress })).fileNo,
      failureOf: async (reason, file): Promise<UploadFailure> => {
        if (!isCallFailure(reason)) throw reason;
        if (reason.silence === undefined)
          return { reason: failureSentence(text, reason), final: finalCodes.includes(reason.code) };
        return (await isReadable(file))
          ? { reason: said.failed, final: false }
          : { reason: said.unreadable, final: true };
      },
    }),
  );

  useEffect(() => () => uploads.clear(), [uploads]);
  const files = useSyncExternalStore(uploads.subscribe, uploads.list, uploads.list);
  return { ...uploads, files, endings };
}

/** A file that was moved or written to after it had been chosen fails like a cut network. */
async function isReadable(file: File): Promise<boolean> {
  try {
    await file.slice(0, 1).arrayBuffer();
    return true;
  } catch {
    return false;
  }
}
