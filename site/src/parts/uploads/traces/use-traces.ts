import { useState, useSyncExternalStore } from 'react';
import { pageText } from '../../../text/page-texts.ts';
import { useLocale } from '../../../text/use-text.tsx';
import { shownName } from '../shown-name.ts';
import type { Upload } from '../upload-queue.ts';
import { examineFile } from './examine-file.ts';
import { createTracesOfFiles, type FileTraces, type TracesOfFiles } from './file-traces.ts';

export type FormTraces = TracesOfFiles & {
  of: (file: File) => FileTraces | undefined;
  /** Asks for the choices that are open, by the files' names. */
  undecided: (files: readonly Upload[]) => string | undefined;
  /** Why the form cannot be sent yet, in the visitor's words. */
  open: (files: readonly Upload[]) => string | undefined;
};

/** What the files of a form would tell, and what the visitor has chosen for each. A form that wants it has its words loaded. */
export function useTraces(wanted: boolean): FormTraces | undefined {
  const locale = useLocale();
  const [traces] = useState(() => createTracesOfFiles(examineFile));
  const known = useSyncExternalStore(traces.subscribe, traces.list, traces.list);

  if (!wanted) return undefined;
  const text = pageText(locale, 'traces');

  function namesOf(files: readonly Upload[], isMeant: (found: FileTraces) => boolean): string[] {
    return files.flatMap(({ file, state }) => {
      const found = known.get(file);
      return state.is !== 'refused' && found !== undefined && isMeant(found) ? shownName(file.name) : [];
    });
  }

  function undecided(files: readonly Upload[]): string | undefined {
    const names = namesOf(files, (found) => found.is === 'known' && found.choice === undefined);
    return names.length > 0 ? text.undecided(names) : undefined;
  }

  function open(files: readonly Upload[]): string | undefined {
    const names = namesOf(files, ({ is }) => is === 'examining');
    return undecided(files) ?? (names.length > 0 ? text.stillExamining(names) : undefined);
  }

  return { ...traces, of: (file) => known.get(file), undecided, open };
}
