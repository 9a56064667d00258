import { Alert } from 'antd';
import type { Report } from 'contract/console/reports.ts';
import { locales } from 'contract/locales.ts';
import { Eye, TicketCheck } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import styles from '../../parts/conversation/conversation.module.css';
import { formatCalendarDay } from '../../text/format.ts';
import { useLocale, useTexts } from '../../text/use-language.ts';
import { ReportFile } from './report-file.tsx';
import ownStyles from './report.module.css';
import type { OpenedEntry, OpenedFile, OpenedReport } from './use-opened-report.ts';

/** What scrolls must be reached by keyboard. */
const scrolledByKeys = { tabIndex: 0 } as const;

type ConversationProps = {
  opened: OpenedReport;
  /** The kind of the report, in words. */
  type: string;
  /** The answer to the reporter. */
  children: ReactNode;
};

/** The report, what both sides have written since, and below it the answer. All of it is text of strangers. */
export function ReportConversation({ opened: { report, content }, type, children }: ConversationProps) {
  const { reports } = useTexts();
  const list = useRef<HTMLOListElement>(null);
  const { entries, fields } = content;
  const count = report.entries.length;
  useEffect(() => {
    const last = list.current?.children[count];
    // By hand: `scrollIntoView` would also move the page.
    if (count > 0 && list.current && last instanceof HTMLElement)
      list.current.scrollTop = last.offsetTop - list.current.offsetTop;
  }, [count]);
  return (
    <>
      <header className={styles.head}>
        <Eye size={16} aria-hidden="true" />
        <h3>{reports.reporterSees}</h3>
        <p>
          <TicketCheck size={14} aria-hidden="true" /> {reports.readWithReceipt}
        </p>
      </header>
      <ol ref={list} className={styles.entries} {...scrolledByKeys} aria-label={reports.conversation}>
        <li data-from="visitor">
          {content.isAltered ? (
            <Alert
              className={ownStyles.alert ?? ''}
              type="error"
              showIcon
              title={reports.reportAltered.title}
              description={reports.reportAltered.text}
            />
          ) : null}
          <Entry
            report={report}
            day={report.receivedAt}
            author={reports.original}
            note={reports.notByReceipt}
            text={fields.remark}
            files={content.files}
          >
            <dl className={ownStyles.fields}>
              <Field name={reports.fields.type} value={type} />
              <Field name={reports.fields.deptName} value={fields.deptName} locale={report.locale} />
            </dl>
          </Entry>
        </li>
        {report.entries.map(({ id, from, on }, index) => (
          <li key={id} data-from={from}>
            <LaterEntry report={report} from={from} day={on} entry={entries[index]} />
          </li>
        ))}
      </ol>
      {children}
    </>
  );
}

function LaterEntry({
  report,
  from,
  day,
  entry,
}: {
  report: Report;
  from: 'visitor' | 'staff';
  day: string;
  entry: OpenedEntry | undefined;
}) {
  const { reports, inboxItem } = useTexts();
  const isReporter = from === 'visitor';
  return (
    <Entry
      report={report}
      day={day}
      author={isReporter ? reports.reporter : reports.department}
      note={isReporter ? inboxItem.byReceipt : undefined}
      text={entry?.text ?? null}
      files={entry?.files ?? []}
      isDamaged={entry?.isAltered === true && entry.text === null}
    >
      {entry?.isAltered === true ? <Alert type="error" title={reports.entryAltered} /> : null}
    </Entry>
  );
}

function Entry({
  report,
  day,
  author,
  note,
  text,
  files,
  isDamaged = false,
  children,
}: {
  report: Report;
  day: string;
  author: string;
  note: string | undefined;
  /** Null if it is not sealed to this key, or does not open. */
  text: string | null;
  files: readonly OpenedFile[];
  isDamaged?: boolean;
  children: ReactNode;
}) {
  const { reports } = useTexts();
  const locale = useLocale();
  return (
    <article>
      <header>
        <b>{author}</b>
        {note === undefined ? null : <small>{note}</small>}
        <time dateTime={day}>{formatCalendarDay(day, locale)}</time>
      </header>
      {text === null ? (
        <p className={ownStyles.sealed}>{isDamaged ? reports.damaged : reports.entryNotForKey}</p>
      ) : text === '' ? null : (
        <p lang={locales[report.locale].tag} dir="auto">
          {text}
        </p>
      )}
      {children}
      {files.length === 0 ? null : (
        <ul>
          {files.map((file) => (
            <li key={file.position}>
              <ReportFile reportId={report.id} file={file} />
            </li>
          ))}
        </ul>
      )}
    </article>
  );
}

function Field({ name, value, locale }: { name: string; value: string; locale?: Report['locale'] }) {
  if (value === '') return null;
  return (
    <>
      <dt>{name}</dt>
      <dd dir="auto" {...(locale !== undefined && { lang: locales[locale].tag })}>
        {value}
      </dd>
    </>
  );
}
