import { answerInboxItem } from 'contract/console/inbox-changes.ts';
import { type InboxItem } from 'contract/console/inbox-item.ts';
import { App } from 'antd';
import { inboxBounds } from 'contract/console/inbox.ts';
import { useState } from 'react';
import { isSendable } from '../../parts/conversation/answer-text.ts';
import { isOutdated } from '../../parts/conversation/outdated.ts';
import { useSendingQuestion } from '../../parts/conversation/use-sending-question.tsx';
import { useOneAtATime } from '../../parts/use-one-at-a-time.ts';
import { useUnmountSignal } from '../../parts/use-unmount-signal.ts';
import { useUnsavedDraft } from '../../parts/drafts/use-unsaved-draft.ts';
import { useSession } from '../../shell/session.tsx';
import { useTexts } from '../../text/use-language.ts';
import { useItemWrite } from '../use-item-write.ts';
import { answerWarning, isTypedAnswer, type TypedAnswer } from './answer-rules.ts';
import { useAnswerFiles } from './use-answer-files.ts';

/** The answer to a visitor: what is typed, and how it is sent. */
export function useAnswer(
  item: InboxItem,
  { onSent, makeNote }: { onSent: () => void; makeNote: (text: string) => void },
) {
  const { kind, id, locale, entries, notes } = item;
  const { answer, languages } = useTexts().inboxItem;
  const { account } = useSession();
  const { message } = App.useApp();
  const { write, isPending } = useItemWrite(answerInboxItem, { item, written: 'answer' });
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState<TypedAnswer>({ text: '', seenEntries: entries.length });
  const [isRefused, setRefused] = useState(false);
  const [problem, setProblem] = useState<string>();
  const language = languages[locale];
  const question = useSendingQuestion({
    locale,
    notes: notes.map((note) => note.text),
    visitorTexts: entries.filter(({ from }) => from === 'visitor').map((entry) => entry.text),
    colleagues: item.assignable.map(({ name }) => name),
    title: answer.scriptQuestion(language),
    noScript: answer.scriptHint(language),
    offersNote: notes.length < inboxBounds.notes,
  });
  const unmountSignal = useUnmountSignal();
  const { text } = typed;
  const files = useAnswerFiles(item);
  const draft = useUnsavedDraft(
    account.id,
    `inbox/${kind}/${id}/answer`,
    text === '' && files.arrived.length === 0 ? undefined : { ...typed, files: files.arrived },
    isTypedAnswer,
  );
  const warning = isPending ? undefined : answerWarning(entries, typed, isRefused);
  const maySend = isSendable(text) && warning !== 'repeated' && files.isReady && !isPending;

  function change(changed: string): void {
    // An empty answer begins anew, with all entries that are shown now.
    setTyped({ text: changed, seenEntries: text === '' ? entries.length : typed.seenEntries });
    setProblem(undefined);
  }

  function clearText(): void {
    setTyped({ text: '', seenEntries: entries.length });
    setRefused(false);
    question.askAgain();
    setOpen(false);
    draft.delete();
  }

  function clear(): void {
    clearText();
    files.clear();
  }

  const send = useOneAtATime(async (close: boolean) => {
    if (!maySend) return;
    // A question that outlives the item would move its text to a form that is no longer there.
    const meant = await question.whatIsMeant(text, unmountSignal());
    if (meant === 'note') {
      // A note has no files: they stay here.
      clearText();
      makeNote(text);
    }
    if (meant !== 'answer') return;
    setRefused(false);
    const fileNos = files.arrived.map(({ fileNo }) => fileNo);
    const result = await write({ kind, id, text, fileNos, seenEntries: entries.length, close });
    if (!result.ok) {
      const [rejected] = result.failure.fields;
      if (rejected?.code === 'filesExpired') files.expire(rejected.message);
      else setProblem(rejected?.message);
      setRefused(isOutdated(result.failure));
      return;
    }
    clear();
    void message.success(close ? answer.sentAndClosed : answer.sent);
    onSent();
  });

  return {
    text,
    isOpen,
    open: () => setOpen(true),
    collapse: () => setOpen(false),
    change,
    clear,
    files,
    draft,
    restore: (stored: TypedAnswer) => {
      setTyped(stored);
      files.restore(stored.files ?? []);
      setOpen(true);
    },
    warning,
    problem,
    maySend,
    mayClose: item.abilities.close,
    isPending,
    send,
  };
}

export type Answer = ReturnType<typeof useAnswer>;
