import type { Conversation } from 'contract/conversation.ts';
import { Icon } from '../parts/icon.tsx';
import { fileSize } from '../parts/uploads/file-size.ts';
import { shownName } from '../parts/uploads/shown-name.ts';
import { useLocale, usePageText } from '../text/use-text.tsx';
import styles from './entries.module.css';
import { MomentShown } from './moment-shown.tsx';

type Entry = Conversation['entries'][number];

type EntriesProps = { entries: readonly Entry[]; dayOnly: boolean };

/** What visitor and staff have said, the oldest first. Nothing is ever put between, so that places are good keys. */
export function Entries({ entries, dayOnly }: EntriesProps) {
  const text = usePageText('submissions');
  return (
    <section className={styles.section}>
      <h2 className={styles.heading}>{text.entries}</h2>
      {entries.length === 0 ? (
        <p className={styles.none}>{text.noEntries}</p>
      ) : (
        <ol className={styles.entries} aria-live="polite">
          {entries.map((entry, index) => (
            <li key={index} className={styles.entry} data-from={entry.from}>
              <p className={styles.who}>
                <b>{entry.from === 'staff' ? text.staff : text.you}</b>
                <MomentShown moment={entry.at} dayOnly={dayOnly} />
              </p>
              {entry.text === '' ? null : (
                <p className={styles.text} dir="auto">
                  {entry.text}
                </p>
              )}
              <Files files={entry.files} />
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

/** By name and size: what was sent is not given out again. */
function Files({ files }: { files: Entry['files'] }) {
  const { fileSize: said } = usePageText('forms');
  const locale = useLocale();
  if (files.length === 0) return null;
  return (
    <ul className={styles.files}>
      {files.map(({ fileName, bytes }, index) => {
        const { figure, unit } = fileSize(locale, bytes);
        return (
          <li key={index}>
            <Icon name="file" size="small" />
            <bdi className={styles.file}>{shownName(fileName)}</bdi>
            <span className={styles.size}>{said[unit](figure)}</span>
          </li>
        );
      })}
    </ul>
  );
}
