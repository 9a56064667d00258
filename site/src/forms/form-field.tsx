import type { FieldRequirement } from 'contract/submissions/submission-kinds.ts';
import type { ComponentProps, ReactNode } from 'react';
import { Field } from '../parts/fields/field.tsx';
import { OptionField, GroupField } from '../parts/fields/group-field.tsx';
import primitives from '../parts/primitives.module.css';
import { OptionalLabel } from '../parts/fields/optional-label.tsx';
import type { FormBinding } from './form-binding.ts';
import styles from './form-fields.module.css';

export type Option<Value extends string | number = string> = {
  value: Value;
  label: string;
  hint?: string;
  /** The label of its group in a select. */
  group?: string;
};

/** How a field is shown. */
export type FieldControl =
  /** One line; `purpose` is what the browser may fill in, and the keyboard that it shows. */
  | { control: 'line'; label: string; hint?: string; purpose?: keyof typeof attributesOf }
  | { control: 'text'; label: string; hint?: string; rows: number }
  /** A fact that the visitor cannot change, and that is not sent. */
  | { control: 'fixed'; label: string; value: string }
  /** The options are undefined until they have loaded. Without a placeholder there is always a choice. */
  | { control: 'select'; label: string; placeholder?: string; options: readonly Option[] | undefined }
  /** Several may be chosen. */
  | { control: 'checkboxes'; label: string; columns: 2 | 3; options: readonly Option[] | undefined }
  | { control: 'radios'; label: string; columns: 2 | 3; options: readonly Option<number>[] };

const attributesOf = {
  name: { autoComplete: 'name' },
  quantity: { inputMode: 'decimal', autoComplete: 'off' },
  day: { type: 'date', autoComplete: 'off' },
  place: { autoComplete: 'off' },
  phone: { type: 'tel', inputMode: 'tel', autoComplete: 'tel' },
  mail: { type: 'email', inputMode: 'email', autoComplete: 'email', autoCapitalize: 'none', spellCheck: false },
} satisfies Record<string, ComponentProps<'input'>>;

type FormFieldProps = {
  name: string;
  field: FieldControl;
  requirement: FieldRequirement | undefined;
  error: string | undefined;
  binding: FormBinding;
};

/** A field of a form that visitors send, the same in a dialog and on a page without scripts. */
export function FormField({ name, field, requirement, error, binding }: FormFieldProps) {
  const { control, label } = field;
  if (control === 'fixed')
    return (
      <p className={primitives.alignTop}>
        <b className={`${primitives.label} ${primitives.strong}`}>{label}</b>
        <span className={styles.fact}>{field.value}</span>
      </p>
    );
  if (control === 'checkboxes' || control === 'radios')
    return <OptionGroup name={name} field={field} error={error} binding={binding} />;
  const own = { ...binding.text(name), name, required: requirement === 'required' };
  if (control === 'select')
    return (
      <Field label={label} error={error} kind="select">
        {(attributes) => (
          <select {...attributes} {...own} aria-busy={field.options === undefined}>
            {field.placeholder === undefined ? null : <option value="">{field.placeholder}</option>}
            <Options options={field.options ?? []} />
          </select>
        )}
      </Field>
    );
  const shownLabel: ReactNode = requirement === 'optional' ? <OptionalLabel>{label}</OptionalLabel> : label;
  return (
    <Field label={shownLabel} hint={field.hint} error={error} kind={control}>
      {(attributes) =>
        control === 'line' ? (
          <input {...attributes} {...own} {...(field.purpose && attributesOf[field.purpose])} />
        ) : (
          <textarea {...attributes} {...own} rows={field.rows} />
        )
      }
    </Field>
  );
}

function Options({ options }: { options: readonly Option[] }) {
  const groups = new Set(options.map(({ group }) => group));
  return [...groups].map((group) => {
    const shown = options
      .filter((option) => option.group === group)
      .map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ));
    return group === undefined ? (
      shown
    ) : (
      <optgroup key={group} label={group}>
        {shown}
      </optgroup>
    );
  });
}

type OptionGroupProps = Pick<FormFieldProps, 'name' | 'error' | 'binding'> & {
  field: Extract<FieldControl, { control: 'checkboxes' | 'radios' }>;
};

function OptionGroup({ name, field, error, binding }: OptionGroupProps) {
  const type = field.control === 'radios' ? 'radio' : 'checkbox';
  return (
    <GroupField legend={field.label} error={error} columns={field.columns}>
      {(group) =>
        field.options?.map(({ value, label, hint }, index) => (
          <OptionField key={value} label={label} {...(hint !== undefined && { hint })}>
            {(attributes) => (
              <input
                {...group}
                {...attributes}
                {...binding.box(name, value, index === 0)}
                type={type}
                name={name}
                value={value}
              />
            )}
          </OptionField>
        ))
      }
    </GroupField>
  );
}
