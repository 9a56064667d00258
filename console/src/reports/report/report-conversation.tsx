import { Alert } from 'antd';
import type { Report } from 'contract/console/reports.ts';
import { locales } from 'contract/locales.ts';
import { TicketCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { Entries, Entry, EntryText } from '../../parts/conversation/entries.tsx';
import { SideHeader } from '../../parts/conversation/side-header.tsx';
import { formatCalendarDay } from '../../text/format.ts';
import { useLocale, useTexts } from '../../text/use-language.ts';
import { ReportFile } from './report-file.tsx';
import styles from './report.module.css';
import type { OpenedEntry, OpenedFile, OpenedReport } from './use-opened-report.ts';

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
  const { entries, fields } = content;
  return (
    <>
      <SideHeader side="visitor" title={reports.reporterSees}>
        <p>
          <TicketCheck size={14} aria-hidden="true" /> {reports.readWithReceipt}
        </p>
      </SideHeader>
      <Entries label={reports.conversation} count={1 + report.entries.length}>
        <li data-from="visitor">
          {content.isAltered ? (
            <Alert
              className={styles.alert ?? ''}
              type="error"
              showIcon
              title={reports.reportAltered.title}
              description={reports.reportAltered.text}
            />
          ) : null}
          <ReportEntry
            report={report}
            day={report.receivedAt}
            author={reports.original}
            note={reports.notByReceipt}
            text={fields.remark}
            files={content.files}
          >
            <dl className={styles.fields}>
              <Field name={reports.fields.type} value={type} />
              <Field name={reports.fields.deptName} value={fields.deptName} locale={report.locale} />
            </dl>
          </ReportEntry>
        </li>
        {report.entries.map(({ id, from, on }, index) => (
          <li key={id} data-from={from}>
            <LaterEntry report={report} from={from} day={on} entry={entries[index]} />
          </li>
        ))}
      </Entries>
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
    <ReportEntry
      report={report}
      day={day}
      author={isReporter ? reports.reporter : reports.department}
      note={isReporter ? inboxItem.byReceipt : undefined}
      text={entry?.text ?? null}
      files={entry?.files ?? []}
      isDamaged={entry?.isAltered === true && entry.text === null}
    >
      {entry?.isAltered === true ? <Alert type="error" title={reports.entryAltered} /> : null}
    </ReportEntry>
  );
}

function ReportEntry({
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
    <Entry author={author} note={note} at={day} time={formatCalendarDay(day, locale)}>
      {text === null ? (
        <p className={styles.unreadable}>{isDamaged ? reports.damaged : reports.entryNotForKey}</p>
      ) : (
        <EntryText locale={report.locale}>{text}</EntryText>
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
    </Entry>
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
