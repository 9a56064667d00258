import { type ReactNode, useId } from 'react';
import styles from './field.module.css';
import { Icon } from './icon.tsx';

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
  /** `choice` is a list to choose from: it gets its arrow. */
  kind?: 'line' | 'choice' | 'text' | 'files';
  children: (attributes: ControlAttributes) => ReactNode;
};

/** A label, its control, and under it what is wrong with it. The control's own attributes tie the three together. */
export function Field({ label, error, hint, kind = 'line', children }: FieldProps) {
  const id = useId();
  const [errorId, hintId] = [`${id}-error`, `${id}-hint`];
  const described = [error === undefined ? [] : errorId, hint === undefined ? [] : hintId].flat().join(' ');
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <div className={styles.control} data-kind={kind}>
        {children({
          id,
          className: styles.input,
          'aria-invalid': error === undefined ? undefined : true,
          'aria-describedby': described === '' ? undefined : described,
        })}
        {kind === 'choice' ? <Icon name="down" /> : null}
      </div>
      <FieldError id={errorId} error={error} />
      {hint === undefined ? null : (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}

/** A box to tick, with the sentence that is agreed to. A link in it does not tick it. */
export function TickField({
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
    <div className={styles.field}>
      <div className={styles.tick}>
        {children({
          id,
          className: styles.box,
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
    <p id={id} className={styles.error}>
      <Icon name="warning" size="small" />
      {error}
    </p>
  );
}
