import { type FieldRequirement, rulesOf } from 'contract/submissions/submission-kinds.ts';
import type { SubmissionKind } from 'contract/submissions/submissions.ts';
import type { ComponentProps, ReactNode } from 'react';
import { ConsentField } from './consent-field.tsx';
import type { FormBinding } from './form-binding.ts';
import type { FormErrors } from './form-errors.ts';
import { type FieldControl, FormField } from './form-field.tsx';
import styles from './form-fields.module.css';

/** Attributes of a form whose input browsers must not store for other forms and sessions. */
export const privateAttributes = { autoComplete: 'off', spellCheck: false } as const;

/** A field of a form: its name on the wire and its control. */
export type FormControl<Field extends string = string> = FieldControl & {
  name: Field;
  /** It takes all columns. */
  wide?: true;
  /** Where it depends on other fields; otherwise as in the rules of the kind. */
  requirement?: FieldRequirement;
};

type FormFieldsProps = {
  kind: SubmissionKind;
  /** In the order of the page. */
  controls: readonly FormControl[];
  binding: FormBinding;
  errors: FormErrors<string>;
  /** After the controls: the field of files, or fields that have a part of their own. */
  more?: ReactNode;
  /** The attributes of the consent's checkbox, and the sentence beside it. */
  consent: ComponentProps<'input'>;
  consentText: string | undefined;
};

/** The fields of a form, the same in its dialog and on its page. */
export function FormFields({ kind, controls, binding, errors, more, consent, consentText }: FormFieldsProps) {
  const { fields } = rulesOf(kind);
  return (
    <>
      {controls.map(({ name, wide, requirement = fields[name], ...field }) => {
        const shown = (
          <FormField name={name} field={field} requirement={requirement} error={errors[name]} binding={binding} />
        );
        return (
          <Cell key={name} wide={wide}>
            {shown}
          </Cell>
        );
      })}
      {more === undefined ? null : <div className={styles.wide}>{more}</div>}
      <div className={styles.wide}>
        <ConsentField error={errors['consent']} box={consent} text={consentText} />
      </div>
    </>
  );
}

function Cell({ wide = false, children }: { wide?: boolean | undefined; children: ReactNode }) {
  return wide ? <div className={styles.wide}>{children}</div> : children;
}
