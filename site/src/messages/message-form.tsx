import { type SubmitEvent, useEffect, useRef } from 'react';
import { words } from 'contract/words/words.ts';
import { Field } from '../parts/field.tsx';
import { dictionaryLabel } from '../text/dictionary-label.ts';
import { useLocale, usePageText } from '../text/use-text.tsx';
import { ConsentField } from './consent-field.tsx';
import styles from './message-form.module.css';
import { NotReady } from './not-ready.tsx';
import type { Message } from './use-message.ts';

export function MessageForm({ id, message }: { id: string; message: Message }) {
  const text = usePageText('messages');
  const form = useRef<HTMLFormElement>(null);
  const { draft, write, errors } = message;
  useFirstField(form);
  useFirstWrongField(form, message.stopped);

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const website = new FormData(event.currentTarget).get('website');
    void message.send(typeof website === 'string' ? website : '');
  }

  return (
    <form ref={form} id={id} className={styles.form} noValidate onSubmit={submit}>
      <NotReady loaded={message.loaded} />
      <BusinessType message={message} />
      <Field label={text.name} error={errors.reporter}>
        {(attributes) => (
          <input
            {...attributes}
            name="reporter"
            autoComplete="name"
            required
            value={draft.reporter}
            onChange={(event) => write({ reporter: event.target.value })}
          />
        )}
      </Field>
      <Field label={text.phone} error={errors.reporterMobile}>
        {(attributes) => (
          <input
            {...attributes}
            name="reporterMobile"
            type="tel"
            inputMode="tel"
            autoComplete="tel"
            required
            value={draft.reporterMobile}
            onChange={(event) => write({ reporterMobile: event.target.value })}
          />
        )}
      </Field>
      <Field label={text.mail} error={errors.email}>
        {(attributes) => (
          <input
            {...attributes}
            name="email"
            type="email"
            inputMode="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            required
            value={draft.email}
            onChange={(event) => write({ email: event.target.value })}
          />
        )}
      </Field>
      <div className={styles.wide}>
        <Field label={text.message} hint={text.messageHint} error={errors.remark} kind="text">
          {(attributes) => (
            <textarea
              {...attributes}
              name="remark"
              rows={4}
              required
              value={draft.remark}
              onChange={(event) => write({ remark: event.target.value })}
            />
          )}
        </Field>
      </div>
      <div className={styles.wide}>
        <ConsentField message={message} />
      </div>
      <Honeypot />
    </form>
  );
}

function BusinessType({ message: { draft, write, errors, loaded } }: { message: Message }) {
  const text = usePageText('messages');
  const locale = useLocale();
  return (
    <Field label={text.businessType} error={errors.reporterType} kind="choice">
      {(attributes) => (
        <select
          {...attributes}
          name="reporterType"
          required
          aria-busy={loaded.choices === undefined}
          value={draft.reporterType}
          onChange={(event) => write({ reporterType: event.target.value })}
        >
          <option value="">{words[locale].fieldErrors.businessTypeRequired}</option>
          {loaded.choices?.businessTypes.map((entry) => (
            <option key={entry.dictValue} value={entry.dictValue}>
              {dictionaryLabel(locale, entry)}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

/** Nobody sees it, so only a program fills it in. */
function Honeypot() {
  return (
    <div className={styles.offScreen} aria-hidden="true">
      <label>
        Website
        <input name="website" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}

function useFirstField(form: React.RefObject<HTMLFormElement | null>): void {
  useEffect(() => form.current?.querySelector('select')?.focus(), [form]);
}

function useFirstWrongField(form: React.RefObject<HTMLFormElement | null>, stopped: number): void {
  useEffect(() => {
    if (stopped > 0) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [form, stopped]);
}
