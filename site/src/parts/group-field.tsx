import { type ReactNode, useId } from 'react';
import { type ControlAttributes, FieldError } from './field.tsx';
import fields from './field.module.css';
import styles from './group-field.module.css';

type GroupAttributes = Pick<ControlAttributes, 'aria-invalid' | 'aria-describedby'>;

type GroupFieldProps = {
  legend: ReactNode;
  error?: string | undefined;
  /** How many boxes stand side by side where there is room. */
  columns: 2 | 3;
  children: (attributes: GroupAttributes) => ReactNode;
};

/** Several boxes under one question. What is wrong is wrong with all of them, and the first one takes the focus. */
export function GroupField({ legend, error, columns, children }: GroupFieldProps) {
  const errorId = `${useId()}-error`;
  return (
    <fieldset className={fields.field}>
      <legend className={`${fields.label} ${styles.legend}`}>{legend}</legend>
      <div className={styles.boxes} data-columns={columns}>
        {children({
          'aria-invalid': error === undefined ? undefined : true,
          'aria-describedby': error === undefined ? undefined : errorId,
        })}
      </div>
      <FieldError id={errorId} error={error} />
    </fieldset>
  );
}

type BoxFieldProps = {
  label: ReactNode;
  hint?: ReactNode;
  children: (attributes: Pick<ControlAttributes, 'id' | 'className'> & { 'aria-describedby'?: string }) => ReactNode;
};

/** One box of a group, to tick or to choose. */
export function BoxField({ label, hint, children }: BoxFieldProps) {
  const id = useId();
  const hintId = `${id}-hint`;
  return (
    <div className={fields.tick}>
      {children({ id, className: fields.box, ...(hint !== undefined && { 'aria-describedby': hintId }) })}
      <div>
        <label htmlFor={id} className={styles.label}>
          {label}
        </label>
        {hint === undefined ? null : (
          <p id={hintId} className={fields.hint}>
            {hint}
          </p>
        )}
      </div>
    </div>
  );
}
