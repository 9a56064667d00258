import { Button, type RefSelectProps } from 'antd';
import type { TextAreaRef } from 'antd/es/input/TextArea';
import type { CallFailure } from 'client/failure.ts';
import { getInboxItem, type InboxItem, type InboxKind } from 'contract/console/inbox.ts';
import { FileQuestionMark, ShieldAlert } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useRead } from '../../gateway/use-read.ts';
import blank from '../../parts/blank.module.css';
import type { Side } from '../../parts/conversation/side-tabs.tsx';
import { TwoSides } from '../../parts/conversation/two-sides.tsx';
import styles from '../../parts/conversation/two-sides.module.css';
import { useItemKeys } from '../../parts/conversation/use-item-keys.ts';
import { LoadingOrError } from '../../parts/loading-or-error.tsx';
import { useNow } from '../../parts/use-now.ts';
import { gatewayTime } from '../../text/clock.ts';
import { useTexts } from '../../text/use-language.ts';
import { Conversation } from './conversation.tsx';
import { DeadlineClock } from './deadline-clock.tsx';
import { InboxAnswer } from './inbox-answer.tsx';
import { InternalSide } from './internal-side.tsx';
import { Contacts, ItemHead, type Neighbours } from './item-head.tsx';
import { SpamBanner } from './spam.tsx';
import { UnsentTexts } from './unsent-texts.tsx';
import { useAnswer } from './use-answer.ts';
import { useNote } from './use-note.ts';
import { useRereadAt } from './use-reread-at.ts';

type PaneProps = Neighbours & { kind: InboxKind; id: string };

/** An opened message or resume: on the left what the visitor sees, on the right what only staff see. */
export function InboxItemPane({ kind, id, ...neighbours }: PaneProps) {
  // Not by itself: nothing may move while somebody reads or types. But a lost connection is said, and its end noticed.
  const { data, failure, retry, updatedAt } = useRead(getInboxItem, { kind, id }, { polling: 'paused' });
  // While another item loads, the previous one is in the cache's answer.
  const item = data?.data.id === id && data.data.kind === kind ? data.data : undefined;
  useRereadAt(item?.clock.changesAt, updatedAt, retry);
  if (failure?.error === 'notFound' || failure?.error === 'recordAltered')
    return <Unreadable error={failure.error} kind={kind} id={id} onClose={neighbours.onClose} />;
  if (item === undefined || failure?.status === 403)
    return <NotRead failure={failure} retry={retry} onClose={neighbours.onClose} />;
  return <OpenItem key={id} item={item} readAt={gatewayTime(updatedAt)} {...neighbours} />;
}

function NotRead({
  failure,
  retry,
  onClose,
}: {
  failure: CallFailure | undefined;
  retry: () => void;
  onClose: () => void;
}) {
  const { inboxItem } = useTexts();
  return (
    <section className={styles.pane}>
      <LoadingOrError failure={failure} retry={retry} rows={5} />
      {failure === undefined ? null : (
        <p className={styles.leave}>
          <Button onClick={onClose}>{inboxItem.back}</Button>
        </p>
      )}
    </section>
  );
}

/** The item was deleted, or something other than the server has changed it. */
function Unreadable({
  error,
  kind,
  id,
  onClose,
}: Omit<PaneProps, keyof Neighbours> & { error: 'notFound' | 'recordAltered'; onClose: () => void }) {
  const { inboxItem } = useTexts();
  const isAltered = error === 'recordAltered';
  const { title, text } = isAltered ? inboxItem.altered : inboxItem.gone;
  return (
    <section className={styles.pane}>
      <div className={isAltered ? `${blank.blank} ${blank.failed}` : blank.blank} role="alert">
        {isAltered ? <ShieldAlert size={32} strokeWidth={1.4} /> : <FileQuestionMark size={32} strokeWidth={1.4} />}
        <h2>{title}</h2>
        <p>{text}</p>
        <UnsentTexts kind={kind} id={id} />
        <Button onClick={onClose}>{inboxItem.back}</Button>
      </div>
    </section>
  );
}

function OpenItem({ item, readAt, ...neighbours }: Neighbours & { item: InboxItem; readAt: Date }) {
  const { inboxItem } = useTexts();
  const now = useNow();
  const [side, setSide] = useState<Side>('visitor');
  const heading = useRef<HTMLHeadingElement>(null);
  const answerField = useRef<TextAreaRef>(null);
  const noteField = useRef<TextAreaRef>(null);
  const assigneeField = useRef<RefSelectProps>(null);
  const note = useNote(item);
  const answer = useAnswer(item, {
    onSent: () => heading.current?.focus({ preventScroll: true }),
    makeNote: (text) => {
      note.append(text);
      show('internal');
      noteField.current?.focus({ cursor: 'end' });
    },
  });
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);

  /** A hidden side cannot get the focus, so it is shown first. */
  function show(shown: Side): void {
    flushSync(() => setSide(shown));
  }
  useItemKeys({
    r: () => {
      show('visitor');
      answer.open();
      answerField.current?.focus();
    },
    n: () => {
      show('internal');
      noteField.current?.focus();
    },
  });
  function goToAssignee(): void {
    show('internal');
    assigneeField.current?.focus();
  }
  const labels = { visitor: inboxItem.visitorSees, internal: inboxItem.internal };
  return (
    <section className={styles.pane} aria-label={item.name || inboxItem.noName}>
      <ItemHead item={item} now={now} heading={heading} assign={goToAssignee} {...neighbours} />
      <SpamBanner item={item} now={now} />
      <div className={styles.about}>
        <Contacts item={item} />
        <DeadlineClock item={item} readAt={readAt} now={now} />
      </div>
      <TwoSides
        side={side}
        choose={setSide}
        labels={labels}
        tabLabels={{ ...labels, internal: inboxItem.internalCount(item.notes.length) }}
        visitor={
          <Conversation item={item} now={now}>
            <InboxAnswer item={item} answer={answer} field={answerField} />
          </Conversation>
        }
        internal={
          <InternalSide
            {...{ item, now, note, assigneeField, noteField, goToAssignee }}
            onErased={neighbours.onClose}
          />
        }
      />
    </section>
  );
}
