import { App } from 'antd';
import { answerReport } from 'contract/console/reports.ts';
import { signingKeyOf } from 'contract/sealing/officer-signature.ts';
import { toBase64url } from 'contract/sealing/base64url.ts';
import { sealAnswer } from 'contract/sealing/seal-text.ts';
import { useState } from 'react';
import type { AnswerControls } from '../../parts/conversation/answer-box.tsx';
import { isSendable } from '../../parts/conversation/answer-text.ts';
import { isOutdated } from '../../parts/conversation/outdated.ts';
import { useSendingQuestion } from '../../parts/conversation/use-sending-question.tsx';
import { useIsMounted } from '../../parts/use-is-mounted.ts';
import { useOneAtATime } from '../../parts/use-one-at-a-time.ts';
import {
  beginSending,
  discardSent,
  isDraft,
  lockSignal,
  type OfficerKey,
  saveDraft,
  useDraftText,
} from '../../shell/officer-key.ts';
import { formatCalendarDay } from '../../text/format.ts';
import { useLocale, useTexts } from '../../text/use-language.ts';
import { useComparedKeys } from './use-compared-keys.ts';
import type { OpenedReport } from './use-opened-report.ts';
import { useReportWrite } from './use-report-write.ts';

export type ReportAnswerControls = AnswerControls & {
  /** The report or the keys have changed since the answer was sent: both should be read first. */
  isRefused: boolean;
  /** Set while the keys must be confirmed: `true` sends the answer. */
  confirmKeys: ((areCompared: boolean) => void) | undefined;
};

/** The answer to a reporter. It is signed and sealed here, before it is sent. */
export function useReportAnswer(
  { report }: OpenedReport,
  officer: OfficerKey,
  onSent: () => void,
): ReportAnswerControls {
  const { reports, inboxItem } = useTexts();
  const { answer } = reports;
  const locale = useLocale();
  const { message, notification } = App.useApp();
  const { write, isPending } = useReportWrite(answerReport);
  const text = useDraftText(report.id);
  const [isOpen, setOpen] = useState(text !== '');
  const [isSealing, setSealing] = useState(false);
  const [isRefused, setRefused] = useState(false);
  const [problem, setProblem] = useState<string>();
  const keys = useComparedKeys(report.keys);
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

  function change(typed: string): void {
    setProblem(undefined);
    saveDraft(report.id, typed);
  }

  const send = useOneAtATime(async (close: boolean) => {
    if (!maySend) return;
    const locked = lockSignal();
    try {
      if ((await question.whatIsMeant(text, locked)) !== 'answer' || locked.aborted) return;
      if (!(await keys.areCompared()) || locked.aborted) return;
      setSealing(true);
      setRefused(false);
      await sealAndSend(close, locked);
    } finally {
      setSealing(false);
    }
  });

  async function sealAndSend(close: boolean, locked: AbortSignal): Promise<void> {
    const { id, entries, receiptRecipient } = report;
    const entryId = beginSending(id, text);
    if (entryId === undefined) return;
    const sealedTo = [...report.keys.map(({ recipient }) => recipient), receiptRecipient];
    const signed = { reportId: id, id: entryId, text: text.trim() };
    const sealed = await sealAnswer(officer.identity, sealedTo, signed).catch(() => undefined);
    if (locked.aborted) return;
    if (sealed === undefined) return setProblem(answer.failed);
    const input = { id, entryId, sealed: toBase64url(sealed), sealedTo, seenEntries: entries.length, close };
    const result = await write(input);
    if (result.ok) {
      discardSent(id, entryId);
      void message.success(close ? answer.sentAndClosed : answer.sent);
      if (!isMounted.current) return;
      setOpen(false);
      question.askAgain();
      onSent();
      return;
    }
    setProblem(result.failure.fields[0]?.message);
    setRefused(isOutdated(result.failure));
    if (isMounted.current) return;
    // After a lock the notice must not tell which report it was.
    const isKept = !locked.aborted && isDraft(id, entryId);
    const title = isKept ? answer.notSent(formatCalendarDay(report.receivedAt, locale)) : answer.oneNotSent;
    notification.warning({ title, duration: 0 });
  }

  return {
    text,
    isOpen,
    open: () => setOpen(true),
    collapse: () => setOpen(false),
    change,
    maySend,
    mayClose: report.abilities.close,
    isPending: isSealing || isPending,
    problem,
    send,
    isRefused: isRefused && text !== '',
    confirmKeys: keys.confirm,
  };
}

/** Whether this key's signature is known: otherwise nobody could tell who has answered. */
export function isRegistered({ report: { keys } }: OpenedReport, { recipient, identity }: OfficerKey): boolean {
  const own = keys.find((key) => key.recipient === recipient);
  return own !== undefined && own.signingKey === signingKeyOf(identity);
}
