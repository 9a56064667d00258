import { App } from 'antd';
import { answerReport } from 'contract/console/reports.ts';
import { signingKeyOf } from 'contract/sealing/officer-signature.ts';
import { sealAnswer } from 'contract/sealing/seal-text.ts';
import { useState } from 'react';
import type { AnswerControls } from '../../parts/conversation/answer-box.tsx';
import { isSendable } from '../../parts/conversation/answer-text.ts';
import { isOutdated } from '../../parts/conversation/outdated.ts';
import { useSendingQuestion } from '../../parts/conversation/use-sending-question.tsx';
import { useIsMounted } from '../../parts/use-is-mounted.ts';
import { useOneAtATime } from '../../parts/use-one-at-a-time.ts';
import type { OfficerKey } from '../../shell/officer-key.ts';
import { useTexts } from '../../text/use-language.ts';
import type { OpenedReport } from './use-opened-report.ts';
import { useReportWrite } from './use-report-write.ts';
import { useSealedText } from './use-sealed-text.ts';

export type ReportAnswerControls = AnswerControls & {
  /** The report or the keys have changed since the answer was sent: both should be read first. */
  isRefused: boolean;
  /** Set while the keys must be confirmed: `true` sends the answer. */
  confirmKeys: ((areCompared: boolean) => void) | undefined;
};

/** The answer to a reporter. It is signed and sealed here, before it is sent. */
export function useReportAnswer(opened: OpenedReport, officer: OfficerKey, onSent: () => void): ReportAnswerControls {
  const { report } = opened;
  const { reports, inboxItem } = useTexts();
  const { answer } = reports;
  const { message } = App.useApp();
  const { write, isPending } = useReportWrite(answerReport);
  const sealedTo = [...report.keys.map(({ recipient }) => recipient), report.receiptRecipient];
  const sealed = useSealedText(opened, {
    draft: report.id,
    seal: (signed) => sealAnswer(officer.identity, sealedTo, signed),
    texts: answer,
  });
  const { text, isSealing } = sealed;
  const [isOpen, setOpen] = useState(text !== '');
  const [isRefused, setRefused] = useState(false);
  const language = inboxItem.languages[report.locale];
  const question = useSendingQuestion({
    locale: report.locale,
    notes: [],
    visitorTexts: [],
    colleagues: [],
    title: inboxItem.answer.scriptQuestion(language),
    noScript: answer.scriptHint(language),
    offersNote: false,
  });
  const isMounted = useIsMounted();
  const maySend = isSendable(text) && !isSealing && !isPending;

  const send = useOneAtATime(async (close: boolean) => {
    if (!maySend) return;
    const { id, entries } = report;
    const result = await sealed.send({
      isMeant: async (locked) => (await question.whatIsMeant(text, locked)) === 'answer',
      write: (entryId, sealedText) => {
        setRefused(false);
        return write({ id, entryId, sealed: sealedText, sealedTo, seenEntries: entries.length, close });
      },
    });
    if (result === undefined) return;
    if (!result.ok) return setRefused(isOutdated(result.failure));
    void message.success(close ? answer.sentAndClosed : answer.sent);
    if (!isMounted.current) return;
    setOpen(false);
    question.askAgain();
    onSent();
  });

  return {
    text,
    isOpen,
    open: () => setOpen(true),
    collapse: () => setOpen(false),
    change: sealed.change,
    maySend,
    mayClose: report.abilities.close,
    isPending: isSealing || isPending,
    problem: sealed.problem,
    send,
    isRefused: isRefused && text !== '',
    confirmKeys: sealed.confirmKeys,
  };
}

/** Whether this key's signature is known: otherwise nobody could tell who has answered. */
export function isRegistered({ report: { keys } }: OpenedReport, { recipient, identity }: OfficerKey): boolean {
  const own = keys.find((key) => key.recipient === recipient);
  return own !== undefined && own.signingKey === signingKeyOf(identity);
}
