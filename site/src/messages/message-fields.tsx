import type { DictionaryEntry } from 'contract/dictionaries.ts';
import { Field } from '../parts/field.tsx';
import type { FormErrors } from '../parts/forms/form-errors.ts';
import { Honeypot } from '../parts/forms/honeypot.tsx';
import { dictionaryLabel } from '../text/dictionary-label.ts';
import { useLocale, usePageText } from '../text/use-text.tsx';
import type { MessageField, WrittenField } from './message-draft.ts';
import styles from './message-form.module.css';

type Change = React.ChangeEvent<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>;

/** A field's value, followed by the dialog, or only given to begin with to the page that works without scripts. */
type Binding = { value: string; onChange: (event: Change) => void } | { defaultValue: string; autoFocus?: boolean };

type MessageFieldsProps = {
  bind: (name: WrittenField) => Binding;
  errors: FormErrors<MessageField>;
  businessTypes: readonly DictionaryEntry[] | undefined;
  /** Stands where no business type is chosen yet. */
  chooseBusinessType: string;
  /** The box of agreement, which stands between the message and the end. */
  consent: React.ReactNode;
};

/** The message board's fields, the same in the dialog and on the page. */
export function MessageFields({ bind, errors, businessTypes, chooseBusinessType, consent }: MessageFieldsProps) {
  const text = usePageText('messages');
  const locale = useLocale();
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
      <Field label={text.name} error={errors.reporter}>
        {(attributes) => <input {...attributes} {...bind('reporter')} name="reporter" autoComplete="name" required />}
      </Field>
      <Field label={text.phone} error={errors.reporterMobile}>
        {(attributes) => (
          <input
            {...attributes}
            {...bind('reporterMobile')}
            name="reporterMobile"
            type="tel"
            inputMode="tel"
            autoComplete="tel"
            required
          />
        )}
      </Field>
      <Field label={text.mail} error={errors.email}>
        {(attributes) => (
          <input
            {...attributes}
            {...bind('email')}
            name="email"
            type="email"
            inputMode="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            required
          />
        )}
      </Field>
      <div className={styles.wide}>
        <Field label={text.message} hint={text.messageHint} error={errors.remark} kind="text">
          {(attributes) => <textarea {...attributes} {...bind('remark')} name="remark" rows={4} required />}
        </Field>
      </div>
      <div className={styles.wide}>{consent}</div>
      <Honeypot />
    </>
  );
}
