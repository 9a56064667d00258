import { useId } from 'react';
import { usePageText } from '../../../text/use-text.tsx';
import { shownName } from '../shown-name.ts';
import type { Choice, FileTraces } from './file-traces.ts';
import { type Trace, traceKinds } from './trace.ts';
import styles from './traces-panel.module.css';

type TracesPanelProps = {
  name: string;
  traces: FileTraces;
  /** What has been sent is not chosen anew. */
  locked: boolean;
  onChoose: (choice: Choice) => void;
};

/** What a file would give away besides what it shows, and what is to be sent of it. */
export function TracesPanel({ name, traces, locked, onChoose }: TracesPanelProps) {
  const text = usePageText('uploads').traces;
  const group = useId();
  if (traces.is === 'examining') return <p className={styles.quiet}>{text.examining}</p>;
  const { examined, copy, choice } = traces;
  const staying = traces.traces.filter(({ removable }) => !removable);
  const nothingStays = examined && staying.length === 0;
  if (nothingStays && copy === undefined) return <p className={styles.quiet}>{text.none}</p>;
  const choices: readonly (readonly [Choice, string])[] = [
    ...(copy === undefined
      ? []
      : [['copy', nothingStays ? text.sendCopy(copy.name) : text.sendPartCopy(copy.name)] as const]),
    ['original', text.sendOriginal],
  ];
  return (
    <div className={styles.panel}>
      {examined ? null : <p className={styles.warning}>{text.unexamined}</p>}
      {traces.traces.length === 0 ? null : <TraceList traces={traces.traces} />}
      {staying.length === 0 ? null : <p className={styles.quiet}>{text.advice}</p>}
      <fieldset className={styles.choices} disabled={locked}>
        <legend className={styles.legend}>{text.howToSend(name)}</legend>
        {choices.map(([value, label]) => (
          <label key={value} className={styles.choice}>
            <input
              type="radio"
              name={group}
              checked={choice === value}
              // A choice of one is made by choosing it.
              onChange={() => onChoose(value)}
            />
            <span>{label}</span>
          </label>
        ))}
      </fieldset>
    </div>
  );
}

const mostValues = 3;

/** A line for each kind; what cannot be taken out is marked. */
function TraceList({ traces }: { traces: readonly Trace[] }) {
  const text = usePageText('uploads').traces;
  const lines = traceKinds.flatMap((kind) =>
    [true, false].map((removable) => ({
      kind,
      removable,
      found: traces.filter((trace) => trace.kind === kind && trace.removable === removable),
    })),
  );
  return (
    <>
      <p className={styles.title}>{text.found}</p>
      <dl className={styles.list}>
        {lines
          .filter(({ found }) => found.length > 0)
          .map(({ kind, removable, found }) => (
            <div key={`${kind} ${removable}`} className={styles.line}>
              <dt>{text.kinds[kind]}</dt>
              <dd>
                <bdi>{valuesIn(found)}</bdi>
                {found.length > mostValues ? ` ${text.more(found.length - mostValues)}` : null}
                {removable ? null : <span className={styles.stays}>{text.stays}</span>}
              </dd>
            </div>
          ))}
      </dl>
    </>
  );
}

function valuesIn(found: readonly Trace[]): string {
  return found
    .slice(0, mostValues)
    .map(({ value }) => shownName(value))
    .filter((value) => value !== '')
    .join(' · ');
}
