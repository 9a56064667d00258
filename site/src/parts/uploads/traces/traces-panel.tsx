import { useId } from 'react';
import { usePageText } from '../../../text/use-text.tsx';
import layout from '../../layout.module.css';
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
  const text = usePageText('traces');
  const group = useId();
  if (traces.is === 'examining') return <p className={styles.quiet}>{text.examining}</p>;
  const { examined, copy, choice } = traces;
  if (examined && traces.traces.length === 0) return <p className={styles.quiet}>{text.none}</p>;
  const going = traces.traces.filter(({ removable }) => removable);
  const staying = traces.traces.filter(({ removable }) => !removable);
  const choices: readonly (readonly [Choice, string])[] = [
    ...(copy === undefined ? [] : [['copy', text[whatCopyIs(traces)](copy.name)] as const]),
    ['original', text.sendOriginal],
  ];
  return (
    <div className={styles.panel} data-open={choice === undefined || undefined}>
      {examined ? null : <p className={styles.warning}>{text.unexamined}</p>}
      <TraceList title={text.found} traces={going} />
      <TraceList title={text.stays} traces={staying} />
      {staying.length > 0 ? <p className={styles.quiet}>{text.advice}</p> : null}
      <fieldset className={styles.choices} disabled={locked}>
        <legend className={layout.unseen}>{text.howToSend(name)}</legend>
        {choices.map(([value, label]) => (
          <label key={value} className={styles.choice}>
            <input type="radio" name={group} checked={choice === value} onChange={() => onChoose(value)} />
            <span>{label}</span>
          </label>
        ))}
      </fieldset>
    </div>
  );
}

/** Whether the copy leaves out all, some, or nothing but the file's name. */
function whatCopyIs({ examined, traces }: Extract<FileTraces, { is: 'known' }>) {
  const going = traces.filter(({ removable }) => removable);
  if (going.every(({ kind }) => kind === 'fileName')) return 'sendRenamed';
  return examined && going.length === traces.length ? 'sendCopy' : 'sendPartCopy';
}

const mostValues = 3;

/** A line for each kind. */
function TraceList({ title, traces }: { title: string; traces: readonly Trace[] }) {
  const text = usePageText('traces');
  if (traces.length === 0) return null;
  const kinds = traceKinds.filter((kind) => traces.some((trace) => trace.kind === kind));
  return (
    <>
      <p className={styles.title}>{title}</p>
      <dl className={styles.list}>
        {kinds.map((kind) => {
          const values = traces.filter((trace) => trace.kind === kind && trace.value !== '').map(({ value }) => value);
          return (
            <div key={kind} className={styles.line}>
              <dt>{text.kinds[kind]}</dt>
              <dd>
                <bdi>{values.length === 0 ? text.present : values.slice(0, mostValues).join(' · ')}</bdi>
                {values.length > mostValues ? ` ${text.more(values.length - mostValues)}` : null}
              </dd>
            </div>
          );
        })}
      </dl>
    </>
  );
}

/** Said of every file, whatever was found. */
export function TracesRemain() {
  return <p className={styles.remain}>{usePageText('traces').remain}</p>;
}
