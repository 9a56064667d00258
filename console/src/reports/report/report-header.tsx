import { App } from 'antd';
import { changeReportStatus, type Report } from 'contract/console/reports.ts';
import type { RefObject } from 'react';
import { ItemHeader } from '../../parts/conversation/item-header.tsx';
import { isOutdated } from '../../parts/conversation/outdated.ts';
import { StatusButtons } from '../../parts/conversation/status-buttons.tsx';
import { formatCalendarDay } from '../../text/format.ts';
import { useLocale, useTexts } from '../../text/use-language.ts';
import type { ReportFields } from '../report-fields.ts';
import { useReportWrite } from './use-report-write.ts';

/** What the report is about, its language and day, and the buttons that close it or open it again. */
export function ReportHeader({
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
  const { reports } = useTexts();
  const locale = useLocale();
  return (
    <ItemHeader
      title={subject}
      heading={heading}
      locale={report.locale}
      receivedAt={report.receivedAt}
      received={reports.received(formatCalendarDay(report.receivedAt, locale))}
      back={back}
      marks={
        <>
          <small>{fields.ifShow === 1 ? reports.anonymous : reports.named}</small>
          {report.isSuspicious ? <small>{reports.suspiciousHint}</small> : null}
        </>
      }
    >
      <ReportStatus report={report} />
    </ItemHeader>
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
