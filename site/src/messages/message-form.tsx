import { type SubmitEvent, useEffect, useRef } from 'react';
import { words } from 'contract/words/words.ts';
import { useLocale } from '../text/use-text.tsx';
import { ConsentField } from './consent-field.tsx';
import { MessageFields } from './message-fields.tsx';
import styles from './message-form.module.css';
import { NotReady } from './not-ready.tsx';
import type { Message } from './use-message.ts';

export function MessageForm({ id, message }: { id: string; message: Message }) {
  const form = useRef<HTMLFormElement>(null);
  const { draft, write, errors, loaded, consent } = message;
  const locale = useLocale();
  const version = loaded.choices?.privacyVersion;
  useFirstField(form);
  useFirstWrongField(form, message.stopped);

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const website = new FormData(event.currentTarget).get('website');
    void message.send(typeof website === 'string' ? website : '');
  }

  return (
    <form ref={form} id={id} className={styles.form} noValidate onSubmit={submit}>
      <NotReady loaded={loaded} />
      <MessageFields
        bind={(name) => ({ value: draft[name], onChange: (event) => write({ [name]: event.target.value }) })}
        errors={errors}
        chooseBusinessType={words[locale].fieldErrors.businessTypeRequired}
        businessTypes={loaded.choices?.businessTypes}
        consent={
          <ConsentField
            error={errors.consent}
            box={{
              name: 'consent',
              disabled: version === undefined,
              checked: consent,
              onChange: (event) => write({ agreedTo: event.target.checked ? (version ?? '') : '' }),
            }}
          />
        }
      />
    </form>
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
