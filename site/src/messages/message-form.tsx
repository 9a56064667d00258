import { words } from 'contract/words/words.ts';
import { DialogForm } from '../forms/dialog-form.tsx';
import { LoadError } from '../forms/load-error.tsx';
import { useLocale } from '../text/use-text.tsx';
import { MessageFields } from './message-fields.tsx';
import styles from './message-form.module.css';
import type { Message } from './use-message.ts';

/** The message form in its dialog. */
export function MessageForm({ id, message }: { id: string; message: Message }) {
  const { draft, write, errors, choices, consent } = message;
  const locale = useLocale();
  return (
    <DialogForm id={id} className={styles.form} submission={message} firstControl="select">
      <LoadError failure={choices.failure} onReload={choices.reload} />
      <fieldset className={styles.fields} disabled={message.state === 'sending'}>
        <MessageFields
          bind={(name) => ({ value: draft[name], onChange: (event) => write({ [name]: event.target.value }) })}
          errors={errors}
          chooseBusinessType={words[locale].fieldErrors.businessTypeRequired}
          businessTypes={choices.found?.businessTypes}
          consent={consent}
        />
      </fieldset>
    </DialogForm>
  );
}
