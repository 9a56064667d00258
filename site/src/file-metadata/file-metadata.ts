import { createStore, type ReadableStore } from '../browser/store.ts';
import { displayName } from '../text/display-name.ts';
import type { Examination } from './examine.ts';
import type { MetadataItem } from './metadata.ts';
import { isRevealingName, neutralName } from './neutral-name.ts';

export type Choice = 'copy' | 'original';

/** The metadata of one chosen file and the choice of what to send. */
export type FileMetadata =
  | { status: 'examining' }
  | {
      status: 'known';
      /** False when the type is unknown, or the file is damaged or encrypted. The list then contains only its name. */
      examined: boolean;
      items: readonly MetadataItem[];
      /** The sanitized copy with a neutral name; undefined when it would not differ. */
      copy: File | undefined;
      /** Undefined until the visitor has chosen. */
      choice: Choice | undefined;
    };

export type MetadataStore = {
  known: ReadableStore<ReadonlyMap<File, FileMetadata>>;
  add: (files: readonly File[]) => void;
  choose: (file: File, choice: Choice) => void;
  /** The file to send, or undefined while the choice is open. The original is never the default. */
  chosen: (file: File) => File | undefined;
};

/**
 * Derives the choice from an examination. The copy is preselected when it omits everything found, and a file without
 * findings is sent as it is. Otherwise the visitor must choose.
 */
export function assess(file: File, number: number, examination: Examination): FileMetadata {
  const named: MetadataItem[] = isRevealingName(file.name)
    ? [{ kind: 'fileName', value: displayName(file.name), removable: true }]
    : [];
  const items = [...named, ...(examination.examined ? examination.items : [])];
  const content = examination.examined ? (examination.copy ?? file) : file;
  const copy = items.some(({ removable }) => removable)
    ? new File([content], neutralName(file.name, number), { type: file.type })
    : undefined;
  const allRemovable = examination.examined && items.every(({ removable }) => removable);
  const choice = allRemovable ? (copy === undefined ? 'original' : 'copy') : undefined;
  return { status: 'known', examined: examination.examined, items, copy, choice };
}

/** The metadata of a form's files. Each file is examined as soon as it is chosen. */
export function createMetadataStore(examineFile: (file: File) => Promise<Examination>): MetadataStore {
  const known = createStore<ReadonlyMap<File, FileMetadata>>(new Map());
  let count = 0;

  function set(file: File, metadata: FileMetadata): void {
    known.set(new Map([...known.get(), [file, metadata]]));
  }

  return {
    known,
    add: (files) => {
      for (const file of files) {
        count += 1;
        const number = count;
        set(file, { status: 'examining' });
        void examineFile(file).then((examination) => set(file, assess(file, number, examination)));
      }
    },
    choose: (file, choice) => {
      const metadata = known.get().get(file);
      if (metadata?.status === 'known') set(file, { ...metadata, choice });
    },
    chosen: (file) => {
      const metadata = known.get().get(file);
      if (metadata?.status !== 'known' || metadata.choice === undefined) return undefined;
      return metadata.choice === 'copy' ? metadata.copy : file;
    },
  };
}
