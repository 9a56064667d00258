import type { Examination } from './examine.ts';
import { shownName } from '../shown-name.ts';
import { isTellingName, neutralName } from './neutral-name.ts';
import type { Trace } from './trace.ts';

export type Choice = 'copy' | 'original';

/** What is known of one chosen file, and what is to be sent of it. */
export type FileTraces =
  | { is: 'examining' }
  | {
      is: 'known';
      /** False where its type is not known, or it is broken or locked: then only its name is among the traces. */
      examined: boolean;
      traces: readonly Trace[];
      /** Without the removable traces and under a neutral name; none where that would change nothing. */
      copy: File | undefined;
      /** Undefined until the visitor has chosen. */
      choice: Choice | undefined;
    };

export type TracesOfFiles = {
  list: () => ReadonlyMap<File, FileTraces>;
  subscribe: (listener: () => void) => () => void;
  add: (files: readonly File[]) => void;
  choose: (file: File, choice: Choice) => void;
  /** What leaves the machine for it; undefined while that is open: the file itself is never what is left over. */
  chosen: (file: File) => File | undefined;
};

/**
 * What an examination means for sending. The copy is chosen beforehand where it leaves out everything that was found; a file
 * in which nothing was found goes as it is; all else waits for the visitor.
 */
export function judged(file: File, number: number, examination: Examination): FileTraces {
  const named: Trace[] = isTellingName(file.name)
    ? [{ kind: 'fileName', value: shownName(file.name), removable: true }]
    : [];
  const traces = [...named, ...(examination.examined ? examination.traces : [])];
  const content = examination.examined ? (examination.copy ?? file) : file;
  const copy = traces.some(({ removable }) => removable)
    ? new File([content], neutralName(file.name, number), { type: file.type })
    : undefined;
  const nothingStays = examination.examined && traces.every(({ removable }) => removable);
  const choice = nothingStays ? (copy === undefined ? 'original' : 'copy') : undefined;
  return { is: 'known', examined: examination.examined, traces, copy, choice };
}

/** The chosen files of one form. Each is examined as soon as it is chosen. */
export function createTracesOfFiles(examineFile: (file: File) => Promise<Examination>): TracesOfFiles {
  const listeners = new Set<() => void>();
  let known: ReadonlyMap<File, FileTraces> = new Map();
  let count = 0;

  function keep(file: File, traces: FileTraces): void {
    known = new Map([...known, [file, traces]]);
    for (const listener of listeners) listener();
  }

  return {
    list: () => known,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    add: (files) => {
      for (const file of files) {
        count += 1;
        const number = count;
        keep(file, { is: 'examining' });
        void examineFile(file).then((examination) => keep(file, judged(file, number, examination)));
      }
    },
    choose: (file, choice) => {
      const traces = known.get(file);
      if (traces?.is === 'known') keep(file, { ...traces, choice });
    },
    chosen: (file) => {
      const traces = known.get(file);
      if (traces?.is !== 'known' || traces.choice === undefined) return undefined;
      return traces.choice === 'copy' ? traces.copy : file;
    },
  };
}
