import { isTooLarge } from '../parts/uploads/is-too-large.ts';
import { failureText, isSessionEnded } from '../text/failure-text.ts';
import { uploadFile } from 'client/upload.ts';
import {
  applyContentImport,
  maxExchangeBytes,
  type PreviewedFilm,
  type PreviewedItem,
  previewContentImport,
} from 'contract/console/content-exchange.ts';
import { megabyte } from 'contract/megabyte.ts';
import { useState } from 'react';
import { announceFailure } from '../gateway/announcements.ts';
import { useWrite } from '../gateway/use-write.ts';
import { changedByPublishing } from '../publishing/changed-by-publishing.ts';
import { useLocale, useTexts } from '../text/use-language.ts';

export const importMegabytes = maxExchangeBytes / megabyte;

/** Many items with their pictures and films are saved in one transaction. */
const importMilliseconds = 180_000;

/** The endings of files that can be imported; the server looks at their content. */
export const importExtensions = ['zip', 'xlf', 'xliff', 'xlsx'];

/** What is to be done with an item of the file: nothing, a change of the one that is here, or a new one. */
export type Choice = 'change' | 'new';

export type Preview = {
  fileName: string;
  items: readonly PreviewedItem[];
  pictures: readonly { name: string; isNew: boolean }[];
  films: readonly PreviewedFilm[];
};

export type Applied = {
  items: readonly { kind: PreviewedItem['kind']; id: string; number: number }[];
  created: number;
  changed: number;
};

/** What an item can be imported as; none if it cannot be imported. */
export function choicesOf({ outcome, existing, canBeNew }: PreviewedItem): Choice[] {
  if (outcome === 'invalid' || outcome === 'unchanged') return [];
  return [
    ...(existing !== null && outcome === 'changed' ? ['change' as const] : []),
    ...(canBeNew ? ['new' as const] : []),
  ];
}

/** What is proposed for each item: a change that is allowed, or a new item that is not here. */
function firstChoices(items: readonly PreviewedItem[]): ReadonlyMap<number, Choice> {
  return new Map(
    items.flatMap((item) => {
      const [first] = item.outcome === 'new' || item.outcome === 'changed' ? choicesOf(item) : [];
      return first === undefined ? [] : [[item.number, first] as const];
    }),
  );
}

/** From a file to its preview, and from the ticked items to drafts. */
export function useImport() {
  const { contentExchange } = useTexts();
  const locale = useLocale();
  const [file, setFile] = useState<File>();
  /** From 0 to 1 while the file is sent. */
  const [progress, setProgress] = useState<number>();
  const [problem, setProblem] = useState<string>();
  const [preview, setPreview] = useState<Preview>();
  const [choices, setChoices] = useState<ReadonlyMap<number, Choice>>(new Map());
  const [applied, setApplied] = useState<Applied>();
  const { write, isPending } = useWrite(applyContentImport, {
    changes: changedByPublishing,
    timeout: importMilliseconds,
  });

  function problemOf(sent: File): string | undefined {
    const extension = sent.name.split('.').at(-1)?.toLowerCase() ?? '';
    if (!importExtensions.includes(extension)) return contentExchange.wrongType;
    return isTooLarge(sent, importMegabytes) ? contentExchange.tooLarge(importMegabytes) : undefined;
  }

  async function read(sent: File): Promise<void> {
    const found = problemOf(sent);
    setProblem(found);
    if (found !== undefined || progress !== undefined) return;
    setFile(sent);
    setProgress(0);
    setApplied(undefined);
    const result = await uploadFile(previewContentImport, sent, { locale, onProgress: setProgress });
    setProgress(undefined);
    if (result.ok) {
      setPreview(result.value.data);
      setChoices(firstChoices(result.value.data.items));
    } else if (isSessionEnded(result.failure)) announceFailure(result.failure);
    else setProblem(failureText(result.failure, locale));
  }

  async function apply(): Promise<void> {
    if (preview === undefined) return;
    const items = preview.items.flatMap(({ number, existing }) => {
      const choice = choices.get(number);
      if (choice === undefined) return [];
      return [{ number, version: choice === 'change' && existing !== null ? existing.version : null }];
    });
    const result = await write({ fileName: preview.fileName, items });
    if (result.ok) setApplied(result.value.data);
  }

  function close(): void {
    setPreview(undefined);
    setFile(undefined);
    setProblem(undefined);
    setApplied(undefined);
  }

  return {
    file,
    progress,
    problem,
    preview,
    choices,
    setChoices,
    applied,
    isApplying: isPending,
    read: (sent: File) => void read(sent),
    apply: () => void apply(),
    close,
  };
}

export type Importing = ReturnType<typeof useImport>;
