import type { Conversation } from 'contract/submissions/conversation.ts';
import type { ComponentType, ReactNode } from 'react';
import { Icon } from '../parts/icon.tsx';
import { displayName } from '../text/display-name.ts';
import primitives from '../parts/primitives.module.css';
import { useLocale, usePageText } from '../text/use-text.tsx';
import { fileSize } from '../uploads/file-size.ts';
import styles from './entries.module.css';
import { Timestamp } from './timestamp.tsx';

type Entry = Conversation['entries'][number];

/** A file of an answer by its number among the entries, and among the files of one. `children` is its name. */
export type AnswerFileProps = { receipt: string; entry: number; file: number; children: ReactNode };

type EntriesProps = {
  entries: readonly Entry[];
  dayOnly: boolean;
  receipt: string;
  /** Offers a file of an answer to be downloaded. */
  AnswerFile: ComponentType<AnswerFileProps>;
};

/** The conversation, oldest entry first. Entries are only appended, so indexes are stable keys. */
export function Entries({ entries, dayOnly, receipt, AnswerFile }: EntriesProps) {
  const text = usePageText('submissions');
  return (
    <section className={styles.section}>
      <h2 className={styles.heading}>{text.entries}</h2>
      {entries.length === 0 ? (
        <p className={`${styles.none} ${primitives.quiet}`}>{text.noEntries}</p>
      ) : (
        <ol className={`${styles.entries} ${primitives.stack}`} aria-live="polite">
          {entries.map((entry, index) => (
            <li key={index} className={styles.entry} data-from={entry.from}>
              <p className={`${styles.author} ${primitives.label} ${primitives.quiet} ${primitives.wrap}`}>
                <b>{entry.from === 'staff' ? text.staff : text.you}</b>
                <Timestamp timestamp={entry.at} dayOnly={dayOnly} />
              </p>
              {entry.unreadable === true ? (
                <p className={`${styles.text} ${primitives.quiet}`}>{text.unreadable}</p>
              ) : entry.text === '' ? null : (
                <p className={styles.text} dir="auto">
                  {entry.text}
                </p>
              )}
              <Files
                files={entry.files}
                answer={entry.from === 'staff' ? { receipt, entry: index, AnswerFile } : undefined}
              />
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

type AnswerOfFiles = Pick<EntriesProps, 'receipt' | 'AnswerFile'> & { entry: number };

/** By name and size. Only those of answers can be downloaded: whoever finds a receipt must not read the visitor's own. */
function Files({ files, answer }: { files: Entry['files']; answer: AnswerOfFiles | undefined }) {
  const { fileSize: formatSize } = usePageText('forms');
  const locale = useLocale();
  if (files.length === 0) return null;
  return (
    <ul className={`${styles.files} ${primitives.stack} ${primitives.label}`}>
      {files.map(({ fileName, bytes }, index) => {
        const { figure, unit } = fileSize(locale, bytes);
        const name = <bdi className={styles.file}>{displayName(fileName)}</bdi>;
        return (
          <li key={index}>
            <Icon name="file" size="small" className={primitives.quiet} />
            {answer === undefined ? (
              name
            ) : (
              <answer.AnswerFile receipt={answer.receipt} entry={answer.entry} file={index}>
                {name}
              </answer.AnswerFile>
            )}
            <span className={`${styles.size} ${primitives.quiet}`}>{formatSize[unit](figure)}</span>
          </li>
        );
      })}
    </ul>
  );
}
