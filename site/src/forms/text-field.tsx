import type { FieldNeed } from 'contract/submission-kinds.ts';
import type { ComponentProps } from 'react';
import { Field } from '../parts/field.tsx';
import { OptionalLabel } from '../parts/optional-label.tsx';
import type { TextBinding } from './field-binding.ts';

type TextFieldProps = {
  name: string;
  label: string;
  hint?: string;
  error: string | undefined;
  need: FieldNeed;
  /** What the browser may fill in, and the keyboard that it shows. */
  purpose?: keyof typeof attributesOf;
  /** The lines of a longer text. */
  rows?: number;
  binding: TextBinding;
};

const attributesOf = {
  name: { autoComplete: 'name' },
  phone: { type: 'tel', inputMode: 'tel', autoComplete: 'tel' },
  mail: { type: 'email', inputMode: 'email', autoComplete: 'email', autoCapitalize: 'none', spellCheck: false },
} satisfies Record<string, ComponentProps<'input'>>;

/** A field of a form that visitors send, the same in a dialog and on a page without scripts. */
export function TextField({ name, label, hint, error, need, purpose, rows, binding }: TextFieldProps) {
  const own = { ...binding, name, required: need === 'required' };
  return (
    <Field
      label={need === 'optional' ? <OptionalLabel>{label}</OptionalLabel> : label}
      hint={hint}
      error={error}
      kind={rows === undefined ? 'line' : 'text'}
    >
      {(attributes) =>
        rows === undefined ? (
          <input {...attributes} {...own} {...(purpose && attributesOf[purpose])} />
        ) : (
          <textarea {...attributes} {...own} rows={rows} />
        )
      }
    </Field>
  );
}
