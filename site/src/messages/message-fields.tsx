import type { DictionaryEntry } from 'contract/dictionaries.ts';
import { submissionKinds } from 'contract/submission-kinds.ts';
import type { ComponentProps } from 'react';
import { ConsentField } from '../forms/consent-field.tsx';
import type { TextBinding } from '../forms/field-binding.ts';
import type { FormErrors } from '../forms/form-errors.ts';
import { Honeypot } from '../forms/honeypot.tsx';
import { TextField } from '../forms/text-field.tsx';
import { Field } from '../parts/field.tsx';
import { dictionaryLabel } from '../text/dictionary-label.ts';
import { useLocale, usePageText } from '../text/use-text.tsx';
import styles from './message-form.module.css';
import type { MessageField, MessageTextField } from './message-values.ts';

type MessageFieldsProps = {
  bind: (name: MessageTextField) => TextBinding;
  errors: FormErrors<MessageField>;
  businessTypes: readonly DictionaryEntry[] | undefined;
  /** The placeholder option of the business type. */
  chooseBusinessType: string;
  /** The attributes of the consent's checkbox. */
  consent: ComponentProps<'input'>;
};

/** The message form's fields, the same in the dialog and on the page. */
export function MessageFields({ bind, errors, businessTypes, chooseBusinessType, consent }: MessageFieldsProps) {
  const text = usePageText('messages');
  const locale = useLocale();
  const field = (name: MessageTextField) => ({
    name,
    need: submissionKinds.message.fields[name],
    error: errors[name],
    binding: bind(name),
  });
  return (
    <>
      <Field label={text.businessType} error={errors.reporterType} kind="choice">
        {(attributes) => (
          <select
            {...attributes}
            {...bind('reporterType')}
            name="reporterType"
            required
            aria-busy={businessTypes === undefined}
          >
            <option value="">{chooseBusinessType}</option>
            {businessTypes?.map((entry) => (
              <option key={entry.dictValue} value={entry.dictValue}>
                {dictionaryLabel(locale, entry)}
              </option>
            ))}
          </select>
        )}
      </Field>
      <TextField {...field('reporter')} label={text.name} purpose="name" />
      <TextField {...field('reporterMobile')} label={text.phone} purpose="phone" />
      <TextField {...field('email')} label={text.mail} purpose="mail" />
      <div className={styles.wide}>
        <TextField {...field('remark')} label={text.message} hint={text.messageHint} rows={4} />
      </div>
      <div className={styles.wide}>
        <ConsentField error={errors.consent} box={consent} />
      </div>
      <Honeypot />
    </>
  );
}
