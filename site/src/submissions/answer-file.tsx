import { localePath, paths } from 'contract/urls/paths.ts';
import { useState } from 'react';
import { isCallFailure } from '../gateway/route-errors.ts';
import { showToast } from '../parts/toasts/toasts.ts';
import { useLocale, usePageText, useText } from '../text/use-text.tsx';
import styles from './answer-file.module.css';
import { fetchAnswerFile } from './download-answer-file.ts';
import type { AnswerFileProps } from './entries.tsx';
import { failureText } from './failure-text.ts';

/** Downloads a file of an answer and stays on the page, so that a failure takes no unfinished text away. */
export function AnswerFile({ receipt, entry, file, children }: AnswerFileProps) {
  const text = useText();
  const words = usePageText('submissions');
  const locale = useLocale();
  const [busy, setBusy] = useState(false);

  async function download() {
    if (busy) return;
    setBusy(true);
    try {
      await fetchAnswerFile(locale, { receipt, entry, file });
    } catch (reason) {
      if (!isCallFailure(reason)) throw reason;
      showToast({ kind: 'failed', title: failureText(text, words, reason) });
    } finally {
      setBusy(false);
    }
  }

  return (
    <button type="button" className={styles.file} aria-busy={busy} onClick={() => void download()}>
      {children}
      {busy ? <span> · {words.downloading}</span> : null}
    </button>
  );
}

/** The same without scripts: the browser saves the response of a form, or shows the page that says what failed. */
export function NoScriptAnswerFile({ receipt, entry, file, children }: AnswerFileProps) {
  const locale = useLocale();
  return (
    <form method="post" action={localePath(locale, paths.submission())}>
      <input type="hidden" name="receipt" value={receipt} />
      <input type="hidden" name="entry" value={entry} />
      <input type="hidden" name="file" value={file} />
      <button type="submit" className={styles.file}>
        {children}
      </button>
    </form>
  );
}
