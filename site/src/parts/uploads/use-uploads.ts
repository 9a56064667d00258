import type { FileEnding } from 'contract/uploads.ts';
import { isFieldErrorCode } from 'contract/errors.ts';
import { words } from 'contract/words/words.ts';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { CallFailure } from '../../call.ts';
import { isCallFailure } from '../../refuse.ts';
import { failureSentence } from '../../text/failure-sentence.ts';
import { useLocale, usePageText, useText } from '../../text/use-text.tsx';
import { faultOf } from './file-fault.ts';
import { sendFile } from './send-file.ts';
import { acceptable, type Upload } from './upload-queue.ts';
import { type FormTraces, useTraces } from './traces/use-traces.ts';
import { createUploads, type UploadFailure, type Uploads } from './uploads.ts';

/** The files of a form as its parts need them. */
export type FormUploads = Uploads & {
  files: readonly Upload[];
  endings: readonly FileEnding[];
  /** What the files would give away, where the form asks for it. */
  traces: FormTraces | undefined;
  /** Why the form cannot be sent with these files, in the visitor's words. */
  fault: string | undefined;
  /** After the form was refused: files that the gateway does not have any more are marked, to be sent again. */
  onFailed: (failure: CallFailure) => void;
};

type UploadsSettings = {
  /** The types that the form takes. */
  endings: readonly FileEnding[];
  automatic?: boolean;
  /** Each file is examined for what it gives away, and leaves the machine only as the visitor has chosen; then never by itself. */
  namesTraces?: boolean;
};

/** What a server says of a content; it will say it again. */
const finalCodes = [413, 415, 422];

/** The files of one form, for as long as it is on show: when it goes, whatever is on its way is broken off. */
export function useUploads({ endings, automatic = false, namesTraces = false }: UploadsSettings): FormUploads {
  const locale = useLocale();
  const text = useText();
  const said = usePageText('uploads');
  const traces = useTraces(namesTraces);
  const [uploads] = useState(() =>
    createUploads({
      automatic: automatic && !namesTraces,
      refusalOf: (file) => {
        const fault = faultOf(file, endings);
        return fault && words[locale].errors[fault];
      },
      send: async (file, signal, onProgress) => {
        const chosen = traces === undefined ? file : traces.chosen(file);
        if (chosen === undefined) throw new Undecided();
        return (await sendFile(chosen, { locale, signal, onProgress })).fileNo;
      },
      failureOf: async (reason, file): Promise<UploadFailure> => {
        if (reason instanceof Undecided) return { reason: said.failed, final: false };
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

  function add(brought: readonly File[]): void {
    traces?.add(brought.filter((file) => faultOf(file, endings) === undefined));
    uploads.add(brought);
  }

  function onFailed({ errors }: CallFailure): void {
    const code = errors?.find(({ field }) => field === 'fileNos')?.code;
    if (code !== undefined && isFieldErrorCode(code)) uploads.spend(words[locale].fieldErrors[code]);
  }

  const refused = acceptable(files).length < files.length ? said.removeRefused : undefined;
  return {
    ...uploads,
    add,
    files,
    endings,
    traces,
    fault: refused ?? traces?.open(files),
    onFailed,
  };
}

/** A file whose traces nobody has decided about stays here, whoever asks for it. */
class Undecided extends Error {}

/** A file that was moved or written to after it had been chosen fails like a cut network. */
async function isReadable(file: File): Promise<boolean> {
  try {
    await file.slice(0, 1).arrayBuffer();
    return true;
  } catch {
    return false;
  }
}
