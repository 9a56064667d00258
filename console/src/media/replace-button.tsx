import { App, Button } from 'antd';
import type { CallResult } from 'client/failure.ts';
import { isTooLarge } from '../parts/uploads/is-too-large.ts';
import { callWords } from '../text/call-words/words.ts';
import type { Endpoint } from 'contract/endpoint.ts';
import type { Locale } from 'contract/locales.ts';
import { RefreshCw } from 'lucide-react';
import { useRef, useState } from 'react';
import { announceFailure } from '../gateway/announcements.ts';
import { useInvalidate } from '../gateway/use-invalidate.ts';
import { FileInput } from '../parts/uploads/file-input.tsx';
import { formatsOf } from '../parts/uploads/use-uploads.ts';
import { useLocale, useTexts } from '../text/use-language.ts';
import styles from './detail.module.css';

/** Sends another file for a picture or film; whatever shows it shows the new one. */
export function ReplaceButton({
  extensions,
  megabytes,
  send,
  changes,
}: {
  extensions: readonly string[];
  megabytes: number;
  /** Sends the file, or says why it is not sent. */
  send: (
    file: File,
    options: { locale: Locale; onProgress: (progress: number) => void },
  ) => Promise<CallResult<unknown> | { ok: false; problem: string }>;
  /** The endpoints whose responses are read again. */
  changes: readonly Pick<Endpoint, 'name'>[];
}) {
  const { media, uploads } = useTexts();
  const locale = useLocale();
  const invalidate = useInvalidate();
  const { message } = App.useApp();
  const files = useRef<HTMLInputElement>(null);
  const [progress, setProgress] = useState<number>();

  function problemOf(file: File): string | undefined {
    const extension = file.name.split('.').at(-1)?.toLowerCase() ?? '';
    if (!extensions.includes(extension)) return uploads.wrongFormat(formatsOf(extensions));
    return isTooLarge(file, megabytes) ? callWords[locale].uploadTooLarge(megabytes) : undefined;
  }

  async function replace(file: File): Promise<void> {
    const problem = problemOf(file);
    if (problem !== undefined) return void message.error(problem);
    setProgress(0);
    const result = await send(file, { locale, onProgress: setProgress });
    setProgress(undefined);
    if (!result.ok && 'problem' in result) return void message.error(result.problem);
    if (!result.ok) return announceFailure(result.failure);
    void invalidate(changes);
    void message.success(media.detail.replaced);
  }

  return (
    <>
      <Button
        className={styles.replace ?? ''}
        icon={<RefreshCw size={15} />}
        loading={progress !== undefined}
        onClick={() => files.current?.click()}
      >
        {progress === undefined ? media.detail.replace : `${Math.round(progress * 100)}%`}
      </Button>
      <FileInput
        ref={files}
        label={media.detail.replace}
        extensions={extensions}
        onChosen={([file]) => file && void replace(file)}
      />
    </>
  );
}
