import { isTooLarge } from './is-too-large.ts';
import { App } from 'antd';
import { failureText, isSessionEnded } from '../../text/failure-text.ts';
import type { CallFailure, CallResult } from 'client/failure.ts';
import { uploadFile } from 'client/upload.ts';
import { callWords } from '../../text/call-words/words.ts';
import { uploadStaffFile } from 'contract/console/media.ts';
import type { Locale } from 'contract/locales.ts';
import { useRef, useState } from 'react';
import { announceFailure } from '../../gateway/announcements.ts';
import { useLocale, useTexts } from '../../text/use-language.ts';

/** What an uploader accepts (section 5 of the specification). */
export type UploadRules = {
  extensions: readonly string[];
  megabytes: number;
  /** At a time. */
  files: number;
  /** Said when an upload fails without a reason of the gateway. */
  failed: string;
  /** Sends one file. */
  send: SendFile;
};

export type UploadedFile = { name: string };

/** Sends a file, or says why it is not sent. */
export type SendFile = (
  file: File,
  options: { locale: Locale; onProgress: (progress: number) => void; signal?: AbortSignal },
) => Promise<CallResult<UploadedFile> | { ok: false; problem: string }>;

/** Sends a picture or a document. */
export const sendStaffFile: SendFile = async (file, options) => {
  const result = await uploadFile(uploadStaffFile, file, options);
  return result.ok ? { ok: true, value: { name: result.value.newFileName } } : result;
};

export type Upload = {
  key: number;
  fileName: string;
  bytes: number;
  /** From 0 to 1. */
  progress: number;
  state: 'waiting' | 'sending' | 'done' | 'failed';
  problem?: string;
};

export function formatsOf(extensions: readonly string[]): string {
  return extensions.join(', ').toUpperCase();
}

/** Sends files one after another, and says of each how far it is or what is wrong with it. */
export function useUploads(rules: UploadRules, onUploaded: (file: UploadedFile) => void) {
  const { uploads: texts } = useTexts();
  const locale = useLocale();
  const { message } = App.useApp();
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const nextKey = useRef(1);
  const queue = useRef<Promise<void>>(Promise.resolve());
  const { extensions, megabytes, files: most, failed, send: sendFile } = rules;

  function change(key: number, changed: Partial<Upload>): void {
    setUploads((before) => before.map((upload) => (upload.key === key ? { ...upload, ...changed } : upload)));
  }

  function problemOf(file: File): string | undefined {
    const extension = file.name.split('.').at(-1)?.toLowerCase() ?? '';
    if (!extensions.includes(extension)) return texts.wrongFormat(formatsOf(extensions));
    return isTooLarge(file, megabytes) ? callWords[locale].uploadTooLarge(megabytes) : undefined;
  }

  function textOf(failure: CallFailure): string {
    return failure.reason === 'rejected' ? failureText(failure, locale) : failed;
  }

  async function send(file: File, key: number): Promise<void> {
    change(key, { state: 'sending' });
    const result = await sendFile(file, { locale, onProgress: (progress) => change(key, { progress }) });
    if (!result.ok && 'problem' in result) return change(key, { state: 'failed', problem: result.problem });
    if (!result.ok) {
      if (isSessionEnded(result.failure)) announceFailure(result.failure);
      change(key, { state: 'failed', problem: textOf(result.failure) });
      return;
    }
    change(key, { state: 'done', progress: 1 });
    onUploaded(result.value);
  }

  function add(files: readonly File[]): void {
    if (files.length > most) void message.warning(texts.tooMany(most));
    for (const file of files.slice(0, most)) {
      const key = nextKey.current;
      nextKey.current += 1;
      const problem = problemOf(file);
      const upload: Upload = { key, fileName: file.name, bytes: file.size, progress: 0, state: 'waiting' };
      setUploads((before) => [...before, problem === undefined ? upload : { ...upload, state: 'failed', problem }]);
      if (problem === undefined) queue.current = queue.current.then(() => send(file, key));
    }
  }

  return { uploads, add, dismiss: () => setUploads([]) };
}
