import { type ReactNode, useId } from 'react';
import styles from './field.module.css';
import { Icon } from '../icon.tsx';
import primitives from '../primitives.module.css';

export type ControlAttributes = {
  id: string;
  className: string | undefined;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
};

type FieldProps = {
  label: ReactNode;
  error: string | undefined;
  hint?: ReactNode;
  /** A select gets an arrow. */
  kind?: 'line' | 'select' | 'text' | 'files';
  children: (attributes: ControlAttributes) => ReactNode;
};

/** A label, its control and its error. The control's attributes connect the three. */
export function Field({ label, error, hint, kind = 'line', children }: FieldProps) {
  const id = useId();
  const [errorId, hintId] = [`${id}-error`, `${id}-hint`];
  const described = [error === undefined ? [] : errorId, hint === undefined ? [] : hintId].flat().join(' ');
  return (
    <div className={`${styles.field} ${primitives.alignTop}`}>
      <label className={`${primitives.label} ${primitives.strong}`} htmlFor={id}>
        {label}
      </label>
      <div className={`${styles.control} ${primitives.containingBlock}`} data-kind={kind}>
        {children({
          id,
          className: `${styles.input} ${primitives.fieldFrame}`,
          'aria-invalid': error === undefined ? undefined : true,
          'aria-describedby': described === '' ? undefined : described,
        })}
        {kind === 'select' ? <Icon name="down" /> : null}
      </div>
      <FieldError id={errorId} error={error} />
      {hint === undefined ? null : (
        <p id={hintId} className={`${styles.hint} ${primitives.quiet}`}>
          {hint}
        </p>
      )}
    </div>
  );
}

/** A checkbox with its label. A link in the label does not toggle it. */
export function CheckboxField({
  error,
  children,
  label,
}: {
  error: string | undefined;
  label: ReactNode;
  children: (attributes: ControlAttributes) => ReactNode;
}) {
  const id = useId();
  const errorId = `${id}-error`;
  return (
    <div className={`${styles.field} ${primitives.alignTop}`}>
      <div className={styles.option}>
        {children({
          id,
          className: `${styles.box} ${primitives.fieldFrame} ${primitives.centred}`,
          'aria-invalid': error === undefined ? undefined : true,
          'aria-describedby': error === undefined ? undefined : errorId,
        })}
        <label htmlFor={id}>{label}</label>
      </div>
      <FieldError id={errorId} error={error} />
    </div>
  );
}

export function FieldError({ id, error }: { id: string; error: string | undefined }) {
  return error === undefined ? null : (
    <p id={id} className={`${styles.error} ${primitives.accent}`}>
      <Icon name="warning" size="small" />
      {error}
    </p>
  );
}
