import { paths, plainAddress } from 'contract/paths.ts';
import { type SubmitEvent, useEffect, useRef } from 'react';
import buttons from '../parts/button.module.css';
import { useLocale, usePageText } from '../text/use-text.tsx';
import { NumberField } from './number-field.tsx';
import styles from './number-form.module.css';

/** What stands in the field; a fault is told anew each time `tries` has grown. */
export type Asked = { written: string; fault: string | undefined; tries: number };

type NumberFormProps = {
  asked: Asked;
  /** Without scripts the browser itself posts the form. */
  followed?: { opening: boolean; onWrite: (written: string) => void; onOpen: () => void };
};

export function NumberForm({ asked: { written, fault, tries }, followed }: NumberFormProps) {
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
      className={styles.form}
      method="post"
      action={plainAddress(locale, paths.submission())}
      noValidate
      onSubmit={submit}
    >
      {followed === undefined ? (
        <NumberField error={fault} defaultValue={written} />
      ) : (
        <NumberField error={fault} value={written} onChange={followed.onWrite} />
      )}
      <button
        className={`${buttons.button} ${styles.open}`}
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
