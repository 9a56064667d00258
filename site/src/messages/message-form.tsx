import { words } from 'contract/words/words.ts';
import { type SubmitEvent, useEffect, useRef } from 'react';
import { ConsentField } from '../parts/forms/consent-field.tsx';
import { honeypotIn } from '../parts/forms/honeypot.tsx';
import { NotReady } from '../parts/forms/not-ready.tsx';
import { useFirstWrongField } from '../parts/forms/use-first-wrong-field.ts';
import { useLocale } from '../text/use-text.tsx';
import { MessageFields } from './message-fields.tsx';
import styles from './message-form.module.css';
import type { Message } from './use-message.ts';

export function MessageForm({ id, message }: { id: string; message: Message }) {
  const form = useRef<HTMLFormElement>(null);
  const { draft, write, errors, choices, consent } = message;
  const locale = useLocale();
  const version = choices.found?.privacyVersion;
  useEffect(() => form.current?.querySelector('select')?.focus(), []);
  useFirstWrongField(form, message.stopped);

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    void message.send(honeypotIn(event.currentTarget));
  }

  return (
    <form ref={form} id={id} className={styles.form} noValidate onSubmit={submit}>
      <NotReady failure={choices.failure} onReload={choices.reload} />
      <fieldset className={styles.fields} disabled={message.state === 'sending'}>
        <MessageFields
          bind={(name) => ({ value: draft[name], onChange: (event) => write({ [name]: event.target.value }) })}
          errors={errors}
          chooseBusinessType={words[locale].fieldErrors.businessTypeRequired}
          businessTypes={choices.found?.businessTypes}
          consent={
            <ConsentField
              error={errors.consent}
              box={{
                disabled: version === undefined,
                checked: consent,
                onChange: (event) => write({ agreedTo: event.target.checked ? (version ?? '') : '' }),
              }}
            />
          }
        />
      </fieldset>
    </form>
  );
}
