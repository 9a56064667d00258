import { type ReactNode, useId } from 'react';
import { type ControlAttributes, FieldError } from './field.tsx';
import fields from './field.module.css';
import styles from './group-field.module.css';
import primitives from '../primitives.module.css';

type GroupAttributes = Pick<ControlAttributes, 'aria-invalid' | 'aria-describedby'>;

type GroupFieldProps = {
  legend: ReactNode;
  error?: string | undefined;
  /** How many boxes are side by side where there is room. */
  columns: 2 | 3;
  children: (attributes: GroupAttributes) => ReactNode;
};

/** Several boxes under one question. An error applies to all of them, and the first takes the focus. */
export function GroupField({ legend, error, columns, children }: GroupFieldProps) {
  const errorId = `${useId()}-error`;
  return (
    <fieldset className={`${fields.field} ${primitives.alignTop}`}>
      <legend className={`${primitives.label} ${primitives.strong} ${styles.legend}`}>{legend}</legend>
      <div className={`${styles.boxes} ${primitives.stack}`} data-columns={columns}>
        {children({
          'aria-invalid': error === undefined ? undefined : true,
          'aria-describedby': error === undefined ? undefined : errorId,
        })}
      </div>
      <FieldError id={errorId} error={error} />
    </fieldset>
  );
}

type OptionFieldProps = {
  label: ReactNode;
  hint?: ReactNode;
  children: (attributes: Pick<ControlAttributes, 'id' | 'className'> & { 'aria-describedby'?: string }) => ReactNode;
};

/** A checkbox or radio button of a group. */
export function OptionField({ label, hint, children }: OptionFieldProps) {
  const id = useId();
  const hintId = `${id}-hint`;
  return (
    <div className={fields.option}>
      {children({
        id,
        className: `${fields.box} ${primitives.fieldFrame} ${primitives.centred}`,
        ...(hint !== undefined && { 'aria-describedby': hintId }),
      })}
      <div>
        <label htmlFor={id} className={styles.label}>
          {label}
        </label>
        {hint === undefined ? null : (
          <p id={hintId} className={`${primitives.label} ${primitives.quiet}`}>
            {hint}
          </p>
        )}
      </div>
    </div>
  );
}
