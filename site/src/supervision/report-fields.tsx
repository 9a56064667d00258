import { submissionKinds } from 'contract/submission-kinds.ts';
import type { ReactNode } from 'react';
import type { BoxBinding, TextBinding } from '../forms/field-binding.ts';
import type { FormErrors } from '../forms/form-errors.ts';
import { TextField } from '../forms/text-field.tsx';
import { Field } from '../parts/field.tsx';
import { BoxField, GroupField } from '../parts/group-field.tsx';
import { useSettings } from '../shell/use-settings.ts';
import { dictionaryLabel } from '../text/dictionary-label.ts';
import { useLocale, usePageText } from '../text/use-text.tsx';
import type { ReportChoices } from './report-choices.ts';
import type { ReportField, ReportTextField } from './report-draft.ts';
import styles from './report-form.module.css';

/** How the fields get their values: controlled in the dialog, or only default values on the page without scripts. */
export type ReportBinding = {
  text: (name: ReportTextField) => TextBinding;
  item: (value: string) => BoxBinding;
  /** `ifShow` */
  identity: (value: 0 | 1) => BoxBinding;
  /** The current choice; undefined where the page cannot track it. */
  anonymous: boolean | undefined;
};

type ReportFieldsProps = {
  binding: ReportBinding;
  errors: FormErrors<ReportField>;
  choices: ReportChoices | undefined;
  /** Content below the description. */
  children: ReactNode;
};

/** The report form's fields, the same in the dialog and on the page. */
export function ReportFields({ binding, errors, choices, children }: ReportFieldsProps) {
  const text = usePageText('reports');
  const locale = useLocale();
  const { supervisionMail } = useSettings().contact;
  const field = (name: ReportTextField) => fieldOf(name, binding, errors);
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
                    {...binding.item(entry.dictValue)}
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
      <TextField {...field('deptName')} label={text.deptName} />
      <TextField {...field('reportered')} label={text.person} hint={text.personHint} />
      <Identity binding={binding} errors={errors} />
      <div className={styles.wide}>
        <TextField {...field('remark')} label={text.description} hint={text.descriptionHint} rows={6} />
      </div>
      <div className={styles.wide}>{children}</div>
    </>
  );
}

function fieldOf(name: ReportTextField, binding: ReportBinding, errors: FormErrors<ReportField>) {
  return {
    name,
    need: submissionKinds.report.fields[name],
    error: errors[name],
    binding: binding.text(name),
  };
}

/** Named or anonymous, and what that means for the contact field. */
function Identity({ binding, errors }: Pick<ReportFieldsProps, 'binding' | 'errors'>) {
  const { identity, anonymous } = binding;
  const text = usePageText('reports');
  const choices = [
    { value: 0, label: text.named, hint: text.namedHint },
    { value: 1, label: text.anonymous, hint: text.anonymousHint },
  ] as const;
  const contact = {
    unknown: { hint: text.contactUnlessAnonymous, need: submissionKinds.report.fields.reporterMobile },
    named: { hint: text.contactHint, need: 'required' },
    anonymous: { hint: text.givenAllTheSame, need: 'optional' },
  } as const;
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
      <TextField {...fieldOf('reporter', binding, errors)} label={text.name} />
      <TextField
        {...fieldOf('reporterMobile', binding, errors)}
        {...contact[anonymous === undefined ? 'unknown' : anonymous ? 'anonymous' : 'named']}
        label={text.contact}
      />
    </>
  );
}
