import { paths, localePath } from 'contract/urls/paths.ts';
import { type SubmitEvent, useEffect, useRef } from 'react';
import buttons from '../parts/button.module.css';
import fields from '../parts/fields/field.module.css';
import { useLocale, usePageText } from '../text/use-text.tsx';
import { ReceiptField } from './receipt-field.tsx';
import styles from './receipt-form.module.css';

/** The field's value and error. The error is announced again when `tries` grows. */
export type ReceiptInput = { written: string; error: string | undefined; tries: number };

type ReceiptFormProps = {
  input: ReceiptInput;
  /** Without scripts the browser posts the form itself. */
  followed?: { opening: boolean; onWrite: (written: string) => void; onOpen: () => void };
};

export function ReceiptForm({ input: { written, error, tries }, followed }: ReceiptFormProps) {
  const text = usePageText('submissions');
  const locale = useLocale();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (tries > 0) form.current?.querySelector('input')?.focus();
  }, [tries]);

  function submit(event: SubmitEvent<HTMLFormElement>) {
    if (followed === undefined) return;
    event.preventDefault();
    followed.onOpen();
  }

  return (
    <form
      ref={form}
      className={fields.withButton}
      method="post"
      action={localePath(locale, paths.submission())}
      noValidate
      onSubmit={submit}
    >
      {followed === undefined ? (
        <ReceiptField error={error} defaultValue={written} />
      ) : (
        <ReceiptField error={error} value={written} onChange={followed.onWrite} />
      )}
      <button
        className={`${buttons.accent} ${styles.open}`}
        type="submit"
        name="step"
        value="open"
        aria-busy={followed?.opening}
      >
        {followed?.opening ? text.opening : text.open}
      </button>
    </form>
  );
}
