import { Button } from 'antd';
import { hasVisibleText } from 'contract/fields.ts';
import { type Locale, locales } from 'contract/locales.ts';
import { receiptPageWords } from 'contract/words/receipt-page.ts';
import { Eye, File } from 'lucide-react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Dialog } from '../../parts/dialog.tsx';
import { useTexts } from '../../text/use-language.ts';
import styles from './answer-preview.module.css';
import type { AnswerUpload } from './use-answer-files.ts';

type Answer = {
  /** The visitor's language. */
  locale: Locale;
  text: string;
  files: readonly AnswerUpload[];
};

/** Shows an answer before it is sent, as the page of the receipt will show it (entries.tsx of the site). */
export function AnswerPreview(answer: Answer) {
  const texts = useTexts().inboxItem.answer.preview;
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);

  function close(): void {
    // The dialog holds the focus while it is there.
    flushSync(() => setOpen(false));
    button.current?.focus();
  }

  return (
    <>
      <Button
        ref={button}
        size="small"
        aria-haspopup="dialog"
        icon={<Eye size={14} />}
        disabled={!hasVisibleText(answer.text)}
        onClick={() => setOpen(true)}
      >
        {texts.open}
      </Button>
      {isOpen ? (
        <Dialog title={texts.title} close={close} width={640}>
          <p className={styles.note}>{texts.note}</p>
          <Page {...answer} />
        </Dialog>
      ) : null}
    </>
  );
}

function Page({ locale, text, files }: Answer) {
  const { statuses, nexts, entries, staff } = receiptPageWords[locale];
  return (
    <article className={styles.page} lang={locales[locale].tag}>
      <h3>{statuses.answered}</h3>
      <p>{nexts.answered}</p>
      <h4>{entries}</h4>
      <div className={styles.entry}>
        <b>{staff}</b>
        {/* As it is saved. */}
        <p dir="auto">{text.trim()}</p>
        {files.length === 0 ? null : (
          <ul>
            {files.map(({ key, fileName }) => (
              <li key={key}>
                <File size={14} aria-hidden="true" />
                <bdi>{fileName}</bdi>
              </li>
            ))}
          </ul>
        )}
      </div>
    </article>
  );
}
