import { type ChangeEvent, type ReactNode } from 'react';
import { Field } from '../parts/field.tsx';
import type { FormErrors } from '../parts/forms/form-errors.ts';
import { OptionalLabel } from '../parts/forms/optional-label.tsx';
import { BoxField, GroupField } from '../parts/group-field.tsx';
import { useSettings } from '../shell/use-settings.ts';
import { dictionaryLabel } from '../text/dictionary-label.ts';
import { useLocale, usePageText } from '../text/use-text.tsx';
import type { ReportChoices } from './report-choices.ts';
import styles from './report-form.module.css';
import type { ReportField, ReportLine } from './report-draft.ts';

type Change = ChangeEvent<HTMLInputElement | HTMLTextAreaElement>;

/** What a field is tied to: followed by the dialog, or only given to begin with to the page that works without scripts. */
export type ReportBinding = {
  line: (
    name: ReportLine,
  ) => { value: string; onChange: (event: Change) => void } | { defaultValue: string; autoFocus: boolean };
  item: (value: string) => Ticked;
  /** `ifShow` */
  identity: (value: 0 | 1) => Ticked;
  /** What is chosen now; undefined where the page cannot follow. */
  anonymous: boolean | undefined;
};

type Ticked =
  | { checked: boolean; onChange: (event: Change) => void }
  | { defaultChecked: boolean; autoFocus?: boolean };

type ReportFieldsProps = {
  binding: ReportBinding;
  errors: FormErrors<ReportField>;
  choices: ReportChoices | undefined;
  /** What stands below the description. */
  children: ReactNode;
};

/** A report's fields, the same in the dialog and on the page. */
export function ReportFields({ binding, errors, choices, children }: ReportFieldsProps) {
  const text = usePageText('reports');
  const locale = useLocale();
  const { supervisionMail } = useSettings().contact;
  const { line, item } = binding;
  return (
    <>
      <Field label={text.kind} error={undefined}>
        {(attributes) => (
          <input {...attributes} value={choices?.kind ? dictionaryLabel(locale, choices.kind) : ''} readOnly />
        )}
      </Field>
      <Field label={text.mailbox} error={undefined}>
        {(attributes) => <input {...attributes} value={supervisionMail} readOnly />}
      </Field>
      <div className={styles.wide}>
        <GroupField legend={text.items} error={errors.reporterItems} columns={3}>
          {(group) =>
            choices?.items.map((entry) => (
              <BoxField key={entry.dictValue} label={dictionaryLabel(locale, entry)}>
                {(attributes) => (
                  <input
                    {...attributes}
                    {...group}
                    {...item(entry.dictValue)}
                    type="checkbox"
                    name="reporterItems"
                    value={entry.dictValue}
                  />
                )}
              </BoxField>
            ))
          }
        </GroupField>
      </div>
      <Field label={text.deptName} error={errors.deptName}>
        {(attributes) => <input {...attributes} {...line('deptName')} name="deptName" required />}
      </Field>
      <Field label={<OptionalLabel>{text.person}</OptionalLabel>} hint={text.personHint} error={errors.reportered}>
        {(attributes) => <input {...attributes} {...line('reportered')} name="reportered" />}
      </Field>
      <Identity binding={binding} errors={errors} />
      <div className={styles.wide}>
        <Field label={text.description} hint={text.descriptionHint} error={errors.remark} kind="text">
          {(attributes) => <textarea {...attributes} {...line('remark')} name="remark" rows={6} required />}
        </Field>
      </div>
      <div className={styles.wide}>{children}</div>
    </>
  );
}

/** With a name or without, and what follows for the name. */
function Identity({ binding: { line, identity, anonymous }, errors }: Pick<ReportFieldsProps, 'binding' | 'errors'>) {
  const text = usePageText('reports');
  const choices = [
    { value: 0, label: text.named, hint: text.namedHint },
    { value: 1, label: text.anonymous, hint: text.anonymousHint },
  ] as const;
  const contactHint = {
    unknown: text.contactUnlessAnonymous,
    named: text.contactHint,
    anonymous: text.givenAllTheSame,
  }[anonymous === undefined ? 'unknown' : anonymous ? 'anonymous' : 'named'];
  return (
    <>
      <div className={styles.wide}>
        <GroupField legend={text.identity} columns={2}>
          {() =>
            choices.map(({ value, label, hint }) => (
              <BoxField key={value} label={label} hint={hint}>
                {(attributes) => (
                  <input {...attributes} {...identity(value)} type="radio" name="ifShow" value={value} />
                )}
              </BoxField>
            ))
          }
        </GroupField>
      </div>
      <Field label={<OptionalLabel>{text.name}</OptionalLabel>} error={errors.reporter}>
        {(attributes) => <input {...attributes} {...line('reporter')} name="reporter" />}
      </Field>
      <Field
        label={anonymous ? <OptionalLabel>{text.contact}</OptionalLabel> : text.contact}
        hint={contactHint}
        error={errors.reporterMobile}
      >
        {(attributes) => (
          <input {...attributes} {...line('reporterMobile')} name="reporterMobile" required={anonymous === false} />
        )}
      </Field>
    </>
  );
}
