import { useState } from 'react';
import { useStore } from '../browser/store.ts';
import { displayName } from '../text/display-name.ts';
import { pageText } from '../text/page-texts.ts';
import { useLocale } from '../text/use-text.tsx';
import { examineFile } from './examine-file.ts';
import { createMetadataStore, type FileMetadata, type MetadataStore } from './file-metadata.ts';

export type FormMetadata = MetadataStore & {
  get: (file: File) => FileMetadata | undefined;
  /** Asks for the missing choices and names the files. */
  undecided: (files: readonly File[]) => string | undefined;
  /** Why the form cannot be sent yet, in the visitor's language. */
  blockingReason: (files: readonly File[]) => string | undefined;
};

/** The metadata of a form's files and the visitor's choices. The form must have loaded the `metadata` texts. */
export function useMetadata(wanted: boolean): FormMetadata | undefined {
  const locale = useLocale();
  const [store] = useState(() => createMetadataStore(examineFile));
  const known = useStore(store.known);

  if (!wanted) return undefined;
  const text = pageText(locale, 'metadata');

  function displayNames(files: readonly File[], isMeant: (found: FileMetadata) => boolean): string[] {
    return files.flatMap((file) => {
      const found = known.get(file);
      return found !== undefined && isMeant(found) ? displayName(file.name) : [];
    });
  }

  function undecided(files: readonly File[]): string | undefined {
    const names = displayNames(files, (found) => found.status === 'known' && found.choice === undefined);
    return names.length > 0 ? text.undecided(names) : undefined;
  }

  function blockingReason(files: readonly File[]): string | undefined {
    const names = displayNames(files, ({ status }) => status === 'examining');
    return undecided(files) ?? (names.length > 0 ? text.stillExamining(names) : undefined);
  }

  return { ...store, get: (file) => known.get(file), undecided, blockingReason };
}
