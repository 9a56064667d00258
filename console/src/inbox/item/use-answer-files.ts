import { type InboxItem } from 'contract/console/inbox-item.ts';
import { isTooLarge } from '../../parts/uploads/is-too-large.ts';
import { App } from 'antd';
import { failureText } from '../../text/failure-text.ts';
import { uploadFile } from 'client/upload.ts';
import { callWords } from '../../text/call-words/words.ts';
import { inboxBounds } from 'contract/console/inbox.ts';
import { extensionOf, type FileExtension } from 'contract/uploads/file-extensions.ts';
import { submissionKinds } from 'contract/submissions/submission-kinds.ts';
import { maxFileBytes, maxFiles, uploadFile as uploadEndpoint } from 'contract/uploads/uploads.ts';
import { useEffect, useRef, useState } from 'react';
import { useLocale, useTexts } from '../../text/use-language.ts';
import type { ArrivedFile } from './answer-rules.ts';

export type AnswerUpload = {
  key: number;
  fileName: string;
  bytes: number;
  /** To be sent again; a restored draft has only the token. */
  file?: File;
  stop?: AbortController;
} & ({ state: 'sending'; progress: number } | { state: 'failed'; problem: string } | { state: 'done'; fileNo: string });

const megabytes = maxFileBytes / 1024 ** 2;

/** How many files an answer may have now. */
function answerFilesLeft(entries: readonly Pick<InboxItem['entries'][number], 'from' | 'files'>[]): number {
  const sent = entries.filter(({ from }) => from === 'staff').reduce((sum, { files }) => sum + files.length, 0);
  return Math.max(0, Math.min(maxFiles, inboxBounds.answerFiles - sent));
}

/** The files of an answer. Each is uploaded when it is chosen, by the endpoint of visitors with its checks. */
export function useAnswerFiles({ kind, entries }: Pick<InboxItem, 'kind' | 'entries'>) {
  const { inboxItem, uploads: texts } = useTexts();
  const locale = useLocale();
  const { message } = App.useApp();
  const [files, setFiles] = useState<readonly AnswerUpload[]>([]);
  const nextKey = useRef(1);
  const running = useRef(new Set<AbortController>());
  useEffect(() => {
    const uploads = running.current;
    return () => uploads.forEach((upload) => upload.abort());
  }, []);
  const extensions: readonly FileExtension[] = submissionKinds[kind].entryExtensions;
  const most = answerFilesLeft(entries);

  function problemOf({ name, size }: File): string | undefined {
    const extension = extensionOf(name);
    if (extension === undefined || !extensions.includes(extension)) return inboxItem.answer.files.wrongFormat;
    return isTooLarge({ size }, megabytes) ? callWords[locale].uploadTooLarge(megabytes) : undefined;
  }

  function replace(key: number, changed: (upload: AnswerUpload) => AnswerUpload): void {
    setFiles((before) => before.map((upload) => (upload.key === key ? changed(upload) : upload)));
  }

  async function send(key: number, file: File): Promise<void> {
    const shown = { key, fileName: file.name, bytes: file.size };
    const problem = problemOf(file);
    if (problem !== undefined) return replace(key, () => ({ ...shown, state: 'failed', problem }));
    const known = { ...shown, file };
    const stop = new AbortController();
    running.current.add(stop);
    const show = (progress: number) => replace(key, () => ({ ...known, stop, state: 'sending', progress }));
    show(0);
    const result = await uploadFile(uploadEndpoint, file, { locale, onProgress: show, signal: stop.signal });
    running.current.delete(stop);
    replace(key, () =>
      result.ok
        ? { ...known, state: 'done', fileNo: result.value.data.fileNo }
        : { ...known, state: 'failed', problem: failureText(result.failure, locale) },
    );
  }

  function add(chosen: readonly File[]): void {
    const accepted = chosen.slice(0, Math.max(0, most - files.length));
    if (accepted.length < chosen.length) void message.warning(texts.tooMany(most));
    for (const file of accepted) {
      const key = nextKey.current;
      nextKey.current += 1;
      setFiles((before) => [
        ...before,
        { key, fileName: file.name, bytes: file.size, file, state: 'sending', progress: 0 },
      ]);
      void send(key, file);
    }
  }

  const arrived = files.flatMap((upload): ArrivedFile[] =>
    upload.state === 'done' ? [{ fileNo: upload.fileNo, fileName: upload.fileName, bytes: upload.bytes }] : [],
  );
  return {
    files,
    arrived,
    extensions,
    most,
    isReady: arrived.length === files.length && files.length <= most,
    add,
    retry: ({ key, file }: AnswerUpload) => {
      if (file !== undefined) void send(key, file);
    },
    remove: ({ key, stop }: AnswerUpload) => {
      stop?.abort();
      setFiles((before) => before.filter((upload) => upload.key !== key));
    },
    clear: () => setFiles([]),
    /** The gateway no longer has them. */
    expire: (problem: string) =>
      setFiles((before) =>
        before.map(({ key, fileName, bytes, file }) => ({
          key,
          fileName,
          bytes,
          state: 'failed',
          problem,
          ...(file && { file }),
        })),
      ),
    restore: (stored: readonly ArrivedFile[]) => {
      const first = nextKey.current;
      nextKey.current += stored.length;
      setFiles(stored.map((file, index) => ({ ...file, key: first + index, state: 'done' })));
    },
  };
}

export type AnswerFiles = ReturnType<typeof useAnswerFiles>;
