import { Alert } from 'antd';
import type { TextAreaRef } from 'antd/es/input/TextArea';
import { inboxRights } from 'contract/console/inbox.ts';
import { holdsPermission } from 'contract/console/permissions.ts';
import { type RefObject, useMemo } from 'react';
import { AnswerBox, NoAnswer } from '../../parts/conversation/answer-box.tsx';
import type { OfficerKey } from '../../shell/officer-key.ts';
import { useSession } from '../../shell/session.tsx';
import { useTexts } from '../../text/use-language.ts';
import { ConfirmKeys } from './keys-dialog.tsx';
import type { OpenedReport } from './use-opened-report.ts';
import { isRegistered, type ReportAnswerControls } from './use-report-answer.ts';

type ReportAnswerProps = {
  opened: OpenedReport;
  officer: OfficerKey;
  answer: ReportAnswerControls;
  field: RefObject<TextAreaRef | null>;
};

/** The answer to a reporter, or why there can be none. */
export function ReportAnswer({ opened, officer, answer, field }: ReportAnswerProps) {
  const { reports, inboxItem } = useTexts();
  const { report } = opened;
  const reason = useReasonAgainst(opened, officer);
  // It was typed before a colleague closed the report.
  if (reason !== undefined) return <NoAnswer reason={reason} unsent={answer.text} locale={report.locale} isPrivate />;
  const texts = reports.answer;
  const language = inboxItem.languages[report.locale];
  return (
    <>
      <AnswerBox
        answer={answer}
        locale={report.locale}
        texts={{
          label: texts.label(language),
          title: texts.title,
          hint: texts.hint(language),
          footnote: texts.footnote,
          send: texts.send,
        }}
        warning={answer.isRefused ? <Alert type="warning" showIcon title={texts.changed} /> : null}
        field={field}
        isPrivate
      />
      <ConfirmKeys of="answer" keys={report.keys} own={officer.recipient} confirm={answer.confirmKeys} />
    </>
  );
}

/** Why the reporter cannot be answered here; undefined if that is possible. */
function useReasonAgainst(opened: OpenedReport, officer: OfficerKey): string | undefined {
  const { answer } = useTexts().reports;
  const { permissions } = useSession();
  const isOwnKeyRegistered = useMemo(() => isRegistered(opened, officer), [opened, officer]);
  const { report, content } = opened;
  const mayAnswer = holdsPermission(permissions, inboxRights.report.answer);
  if (content.isAltered || report.entries.some(({ isAltered }) => isAltered)) return answer.isAltered;
  if (report.status === 'closed') return report.abilities.reopen ? answer.isClosedReopen : answer.isClosed;
  if (!report.abilities.answer) return mayAnswer ? answer.isFull : answer.mayNot;
  return isOwnKeyRegistered ? undefined : answer.unregistered;
}
