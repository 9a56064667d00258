import { CircleAlert, CircleCheck, CircleDashed, LoaderCircle, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatFileSize } from '../../text/file-size.ts';
import { useLocale, useTexts } from '../../text/use-language.ts';
import styles from './upload-list.module.css';
import type { Upload } from './use-uploads.ts';

const icon = { size: 16, strokeWidth: 1.6, 'aria-hidden': true } as const;

const marks: Record<Upload['state'], ReactNode> = {
  waiting: <CircleDashed {...icon} />,
  sending: <LoaderCircle {...icon} className={styles.spinning} />,
  done: <CircleCheck {...icon} />,
  failed: <CircleAlert {...icon} />,
};

/** The files that are being uploaded, in a corner of the screen until somebody closes it. */
export function UploadList({ uploads, close }: { uploads: readonly Upload[]; close: () => void }) {
  const { uploads: texts } = useTexts();
  if (uploads.length === 0) return null;
  const ended = uploads.filter(({ state }) => state === 'done' || state === 'failed').length;
  const title = texts.title(ended, uploads.length);
  return (
    <section className={styles.list} aria-label={title}>
      <header>
        <h2 aria-live="polite">{title}</h2>
        {ended === uploads.length ? (
          <button type="button" aria-label={texts.closeList} onClick={close}>
            <X size={16} strokeWidth={1.6} />
          </button>
        ) : null}
      </header>
      <ul>
        {uploads.map((upload) => (
          <li key={upload.key} data-state={upload.state}>
            {marks[upload.state]}
            <UploadLine upload={upload} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function UploadLine({ upload: { fileName, state, progress, problem, bytes } }: { upload: Upload }) {
  const { uploads: texts } = useTexts();
  const locale = useLocale();
  const percent = Math.round(progress * 100);
  return (
    <>
      <div className={styles.words}>
        <span className={styles.name}>{fileName}</span>
        {state === 'sending' ? <progress max={100} value={percent} aria-label={fileName} /> : null}
        {problem === undefined ? null : <em role="alert">{problem}</em>}
      </div>
      <small>
        {state === 'sending'
          ? `${percent}%`
          : state === 'waiting'
            ? texts.waiting
            : formatFileSize(bytes, locale, texts)}
      </small>
    </>
  );
}
