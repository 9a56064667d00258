import { useId } from 'react';
import primitives from '../parts/primitives.module.css';
import { usePageText } from '../text/use-text.tsx';
import type { Choice, FileMetadata } from './file-metadata.ts';
import { type MetadataItem, metadataKinds } from './metadata.ts';
import styles from './metadata-panel.module.css';

type MetadataPanelProps = {
  name: string;
  metadata: FileMetadata;
  /** Files that have been sent cannot be changed. */
  locked: boolean;
  onChoose: (choice: Choice) => void;
};

/** Shows the metadata of a file and the choice of what to send. */
export function MetadataPanel({ name, metadata, locked, onChoose }: MetadataPanelProps) {
  const text = usePageText('metadata');
  const group = useId();
  if (metadata.status === 'examining')
    return <p className={`${primitives.fullWidth} ${primitives.quiet}`}>{text.examining}</p>;
  const { examined, copy, choice } = metadata;
  if (examined && metadata.items.length === 0)
    return <p className={`${primitives.fullWidth} ${primitives.quiet}`}>{text.none}</p>;
  const removed = metadata.items.filter(({ removable }) => removable);
  const remaining = metadata.items.filter(({ removable }) => !removable);
  const choices: readonly (readonly [Choice, string])[] = [
    ...(copy === undefined ? [] : [['copy', text[copyLabelOf(metadata)](copy.name)] as const]),
    ['original', text.sendOriginal],
  ];
  return (
    <div
      className={`${styles.panel} ${primitives.fullWidth} ${primitives.stack}`}
      data-open={choice === undefined || undefined}
    >
      {examined ? null : <p className={primitives.accent}>{text.unexamined}</p>}
      <MetadataList title={text.found} items={removed} />
      <MetadataList title={text.stays} items={remaining} />
      {remaining.length > 0 ? <p className={`${primitives.fullWidth} ${primitives.quiet}`}>{text.advice}</p> : null}
      <fieldset className={`${styles.choices} ${primitives.stack}`} disabled={locked}>
        <legend className={primitives.visuallyHidden}>{text.howToSend(name)}</legend>
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

/** The label depends on what the copy omits: everything, a part, or only the file's name. */
function copyLabelOf({ examined, items }: Extract<FileMetadata, { status: 'known' }>) {
  const removed = items.filter(({ removable }) => removable);
  if (removed.every(({ kind }) => kind === 'fileName')) return 'sendRenamed';
  return examined && removed.length === items.length ? 'sendCopy' : 'sendPartCopy';
}

const maxValues = 3;

/** A line for each kind. */
function MetadataList({ title, items }: { title: string; items: readonly MetadataItem[] }) {
  const text = usePageText('metadata');
  if (items.length === 0) return null;
  const kinds = metadataKinds.filter((kind) => items.some((item) => item.kind === kind));
  return (
    <>
      <p className={primitives.strong}>{title}</p>
      <dl className={`${styles.list} ${primitives.stack}`}>
        {kinds.map((kind) => {
          const values = items.filter((item) => item.kind === kind && item.value !== '').map(({ value }) => value);
          return (
            <div key={kind} className={styles.line}>
              <dt className={primitives.quiet}>{text.kinds[kind]}</dt>
              <dd>
                <bdi>{values.length === 0 ? text.present : values.slice(0, maxValues).join(' · ')}</bdi>
                {values.length > maxValues ? ` ${text.more(values.length - maxValues)}` : null}
              </dd>
            </div>
          );
        })}
      </dl>
    </>
  );
}

/** Shown for every file, whatever was found. */
export function MetadataDisclaimer() {
  return <p className={`${styles.remain} ${primitives.tiny} ${primitives.quiet}`}>{usePageText('metadata').remain}</p>;
}
