import { anyModeTerms, type DeliveryTerm, quantityUnits, seaTerms } from 'contract/submissions/inquiry-choices.ts';
import { inquiryWords } from 'contract/words/inquiry.ts';
import type { ReactNode } from 'react';
import type { FormBinding } from '../forms/form-binding.ts';
import type { FormErrors } from '../forms/form-errors.ts';
import { FormField } from '../forms/form-field.tsx';
import type { FormControl } from '../forms/form-fields.tsx';
import primitives from '../parts/primitives.module.css';
import { useLocale, usePageText } from '../text/use-text.tsx';
import styles from './inquiry-fields.module.css';
import type { DetailField } from './message-submission.ts';

type InquiryFieldsProps = {
  binding: FormBinding;
  errors: FormErrors<string>;
  /** The field of the file, or another way to send one. */
  children: ReactNode;
};

/** The part of the form that only an inquiry has. All of it is optional, as its legend says. */
export function InquiryFields({ binding, errors, children }: InquiryFieldsProps) {
  const text = usePageText('messages').inquiry;
  return (
    <fieldset className={styles.details}>
      <legend className={`${primitives.subheading} ${styles.legend}`}>{text.legend}</legend>
      {useDetailControls().map(({ name, wide = false, ...field }) => (
        <div key={name} className={wide ? styles.wide : undefined}>
          <FormField name={name} field={field} requirement={undefined} error={errors[name]} binding={binding} />
        </div>
      ))}
      <div className={styles.wide}>{children}</div>
    </fieldset>
  );
}

function useDetailControls(): FormControl<DetailField>[] {
  const text = usePageText('messages').inquiry;
  const { units, terms } = inquiryWords[useLocale()];
  const termOptions = (group: string, names: readonly DeliveryTerm[]) =>
    names.map((value) => ({ value, label: text.termName(value, terms[value]), group }));
  return [
    { name: 'quantity', control: 'line', label: text.quantity, purpose: 'quantity' },
    {
      name: 'unit',
      control: 'select',
      label: text.unit,
      options: quantityUnits.map((value) => ({ value, label: units[value] })),
    },
    {
      name: 'deliveryTerm',
      control: 'select',
      label: text.term,
      placeholder: text.noTerm,
      options: [...termOptions(text.anyMode, anyModeTerms), ...termOptions(text.sea, seaTerms)],
      wide: true,
    },
    { name: 'deliveryPlace', control: 'line', label: text.place, purpose: 'place', wide: true },
    { name: 'deliveryDate', control: 'line', label: text.date, purpose: 'day', wide: true },
  ];
}
