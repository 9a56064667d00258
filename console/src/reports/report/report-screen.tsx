import { getReport } from 'contract/console/reports.ts';
import { FileQuestionMark, FileX2, Lock } from 'lucide-react';
import { useRef } from 'react';
import { useLocation } from 'react-router';
import { useRead } from '../../gateway/use-read.ts';
import { NotRead, Unreadable } from '../../parts/conversation/not-read.tsx';
import pane from '../../parts/conversation/two-sides.module.css';
import { TwoSides } from '../../parts/conversation/two-sides.tsx';
import { useOpenedSides, useWritingKeys } from '../../parts/conversation/use-opened-sides.ts';
import visuallyHidden from '../../parts/visually-hidden.module.css';
import type { OfficerKey } from '../../shell/officer-key.ts';
import { Screen } from '../../shell/screen.tsx';
import { formatCalendarDay } from '../../text/format.ts';
import { useLocale, useTexts } from '../../text/use-language.ts';
import { reportsPath } from '../report-path.ts';
import { useReportWords } from '../use-report-words.ts';
import { AnswerQuestionFirst } from './answer-question-first.tsx';
import { ReportAnswer } from './report-answer.tsx';
import { ReportConversation } from './report-conversation.tsx';
import { ReportHeader } from './report-header.tsx';
import { ReportInternalSide } from './report-internal-side.tsx';
import { useBackToList } from './use-back-to-list.ts';
import { type OpenedReport, useOpenedReport } from './use-opened-report.ts';
import { useReportAnswer } from './use-report-answer.ts';
import { useReportNote } from './use-report-note.ts';

/** One report: on the left the conversation with the reporter, on the right what only we see. */
export function ReportScreen({ id, officer }: { id: string; officer: OfficerKey }) {
  const { shell, reports } = useTexts();
  const locale = useLocale();
  const { search } = useLocation();
  const back = useBackToList();
  // Not by itself: nothing may move while somebody reads or types.
  const { data, failure, retry } = useRead(getReport, { id }, { hasTexts: false, polling: 'paused' });
  // While another report loads, the previous one is in the cache's answer.
  const report = data?.data.id === id ? data.data : undefined;
  const list = { label: reports.title, to: `${reportsPath}${search}` };
  const here = report === undefined ? [] : [{ label: formatCalendarDay(report.receivedAt, locale) }];
  const opening = useOpenedReport(officer.identity, report);
  const isGone = failure?.error === 'notFound';
  return (
    <Screen help={{ screen: 'reports' }} panes breadcrumbs={[{ label: shell.groups.inbox }, list, ...here]}>
      <h1 className={visuallyHidden.text}>{reports.title}</h1>
      {isGone ? (
        <Unreadable icon={<FileQuestionMark size={32} strokeWidth={1.4} />} {...reports.gone} back={back} />
      ) : report === undefined || failure?.status === 403 ? (
        <NotRead failure={failure} retry={retry} back={back} />
      ) : opening.is === 'opened' ? (
        <OpenReport opened={opening} officer={officer} />
      ) : opening.is === 'opening' ? (
        <NotRead failure={undefined} retry={retry} back={back} />
      ) : opening.is === 'notForKey' ? (
        <Unreadable
          icon={<Lock size={32} strokeWidth={1.4} />}
          title={reports.notForKey}
          text={reports.notForKeyHint}
          back={back}
        />
      ) : (
        <Unreadable
          icon={<FileX2 size={32} strokeWidth={1.4} />}
          title={reports.damaged}
          text={reports.damagedHint}
          back={back}
        />
      )}
    </Screen>
  );
}

function OpenReport({ opened, officer }: { opened: OpenedReport; officer: OfficerKey }) {
  const { reports } = useTexts();
  const back = useBackToList();
  const words = useReportWords();
  const sides = useOpenedSides();
  const answer = useReportAnswer(opened, officer, sides.focusHeading);
  const note = useReportNote(opened, officer);
  useWritingKeys(sides, answer.open);
  const question = useRef<HTMLHeadingElement>(null);
  const subject = words.subjectsOf(opened.content.fields);
  return (
    <section className={pane.pane} aria-label={subject}>
      <ReportHeader
        report={opened.report}
        fields={opened.content.fields}
        heading={sides.heading}
        subject={subject}
        back={back}
      />
      <TwoSides
        side={sides.side}
        choose={sides.setSide}
        labels={{ visitor: reports.reporterSees, internal: reports.internal }}
        visitor={
          <ReportConversation opened={opened} type={words.typeOf(opened.content.fields)}>
            {opened.report.exclusions.isAnswered ? (
              <ReportAnswer opened={opened} officer={officer} answer={answer} field={sides.answerField} />
            ) : (
              <AnswerQuestionFirst
                report={opened.report}
                unsent={answer.text}
                toQuestion={() => {
                  sides.show('internal');
                  question.current?.focus();
                }}
              />
            )}
          </ReportConversation>
        }
        internal={
          <ReportInternalSide
            opened={opened}
            officer={officer}
            note={note}
            noteField={sides.noteField}
            question={question}
          />
        }
      />
    </section>
  );
}
