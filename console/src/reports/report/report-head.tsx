import { App, Button } from 'antd';
import { changeReportStatus, type Report } from 'contract/console/reports.ts';
import { locales } from 'contract/locales.ts';
import { ArrowLeft } from 'lucide-react';
import type { RefObject } from 'react';
import styles from '../../parts/conversation/item-head.module.css';
import { isOutdated } from '../../parts/conversation/outdated.ts';
import { StatusButtons } from '../../parts/conversation/status-buttons.tsx';
import { formatCalendarDay } from '../../text/format.ts';
import { useLocale, useTexts } from '../../text/use-language.ts';
import type { ReportFields } from '../report-fields.ts';
import { useReportWrite } from './use-report-write.ts';

/** What the report is about, its language and day, and the buttons that close it or open it again. */
export function ReportHead({
  report,
  fields,
  heading,
  subject,
  back,
}: {
  report: Report;
  fields: ReportFields;
  heading: RefObject<HTMLHeadingElement | null>;
  subject: string;
  back: () => void;
}) {
  const { reports, inboxItem } = useTexts();
  const locale = useLocale();
  const { tag, shortName, ownName } = locales[report.locale];
  return (
    <header className={styles.head}>
      <div className={styles.title}>
        <Button type="text" aria-label={inboxItem.back} icon={<ArrowLeft size={18} />} onClick={back} />
        <h2 ref={heading} tabIndex={-1}>
          {subject}
        </h2>
        <span className={styles.language} lang={tag}>
          {shortName}
          {ownName === shortName ? null : <em>{ownName}</em>}
        </span>
        <time dateTime={report.receivedAt}>{reports.received(formatCalendarDay(report.receivedAt, locale))}</time>
        <span className={styles.mark}>{fields.ifShow === 1 ? reports.anonymous : reports.named}</span>
        {report.isSuspicious ? <span className={styles.mark}>{reports.suspiciousHint}</span> : null}
      </div>
      <div className={styles.actions}>
        <ReportStatus report={report} />
      </div>
    </header>
  );
}

/** Closes the report or opens it again. */
function ReportStatus({ report: { id, entries, abilities } }: { report: Report }) {
  const { reports } = useTexts();
  const { message } = App.useApp();
  const { write, isPending } = useReportWrite(changeReportStatus);

  async function change(status: 'inProgress' | 'closed'): Promise<void> {
    const result = await write({ id, status, seenEntries: entries.length });
    if (result.ok) void message.success(status === 'closed' ? reports.closed : reports.reopened);
    else if (isOutdated(result.failure)) void message.warning(reports.changedMeanwhile);
  }

  return <StatusButtons abilities={abilities} isPending={isPending} change={change} />;
}
