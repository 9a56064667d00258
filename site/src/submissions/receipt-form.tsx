import { paths, localePath } from 'contract/urls/paths.ts';
import { type SubmitEvent, useEffect, useRef } from 'react';
import buttons from '../parts/button.module.css';
import fields from '../parts/fields/field.module.css';
import { useLocale, usePageText } from '../text/use-text.tsx';
import { ReceiptField } from './receipt-field.tsx';
import styles from './receipt-form.module.css';

/** The field's value and error. The error is announced again when `errorCount` grows. */
export type ReceiptInput = { number: string; error: string | undefined; errorCount: number };

type ReceiptFormProps = {
  input: ReceiptInput;
  /** Without scripts the browser posts the form itself. */
  controls?: { opening: boolean; onChange: (number: string) => void; onOpen: () => void };
};

export function ReceiptForm({ input: { number, error, errorCount }, controls }: ReceiptFormProps) {
  const text = usePageText('submissions');
  const locale = useLocale();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (errorCount > 0) form.current?.querySelector('input')?.focus();
  }, [errorCount]);

  function submit(event: SubmitEvent<HTMLFormElement>) {
    if (controls === undefined) return;
    event.preventDefault();
    controls.onOpen();
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
      {controls === undefined ? (
        <ReceiptField error={error} defaultValue={number} />
      ) : (
        <ReceiptField error={error} value={number} onChange={controls.onChange} />
      )}
      <button
        className={`${buttons.accent} ${styles.open}`}
        type="submit"
        name="step"
        value="open"
        aria-busy={controls?.opening}
      >
        {controls?.opening ? text.opening : text.open}
      </button>
    </form>
  );
}
