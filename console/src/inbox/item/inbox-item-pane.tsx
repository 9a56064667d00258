import { getInboxItem, type InboxItem } from 'contract/console/inbox-item.ts';
import type { RefSelectProps } from 'antd';
import { type InboxKind } from 'contract/console/inbox.ts';
import { FileQuestionMark, ShieldAlert } from 'lucide-react';
import { useRef } from 'react';
import { useRead } from '../../gateway/use-read.ts';
import { NotRead, Unreadable } from '../../parts/conversation/not-read.tsx';
import styles from '../../parts/conversation/two-sides.module.css';
import { TwoSides } from '../../parts/conversation/two-sides.tsx';
import { useOpenedSides, useWritingKeys } from '../../parts/conversation/use-opened-sides.ts';
import { useNow } from '../../parts/use-now.ts';
import { gatewayTime } from '../../text/clock.ts';
import { useTexts } from '../../text/use-language.ts';
import { Contacts } from './contacts.tsx';
import { Conversation } from './conversation.tsx';
import { AnswerDeadline } from './answer-deadline.tsx';
import { InboxAnswer } from './inbox-answer.tsx';
import { InboxHeader, type Neighbours } from './inbox-header.tsx';
import { InternalSide } from './internal-side.tsx';
import { SpamBanner } from './spam.tsx';
import { UnsentTexts } from './unsent-texts.tsx';
import { useAnswer } from './use-answer.ts';
import { useNote } from './use-note.ts';
import { useRefetchAt } from './use-refetch-at.ts';

type PaneProps = Neighbours & { kind: InboxKind; id: string };

/** An opened message or resume: on the left what the visitor sees, on the right what only staff see. */
export function InboxItemPane({ kind, id, ...neighbours }: PaneProps) {
  // Not by itself: nothing may move while somebody reads or types. But a lost connection is said, and its end noticed.
  const { data, failure, retry, updatedAt } = useRead(getInboxItem, { kind, id }, { polling: 'paused' });
  // While another item loads, the previous one is in the cache's answer.
  const item = data?.data.id === id && data.data.kind === kind ? data.data : undefined;
  useRefetchAt(item?.clock.changesAt, updatedAt, retry);
  if (failure?.error === 'notFound' || failure?.error === 'recordAltered')
    return <Lost error={failure.error} kind={kind} id={id} onClose={neighbours.onClose} />;
  if (item === undefined || failure?.status === 403)
    return <NotRead failure={failure} retry={retry} back={neighbours.onClose} />;
  return <OpenItem key={id} item={item} readAt={gatewayTime(updatedAt)} {...neighbours} />;
}

/** The item was deleted, or something other than the server has changed it. */
function Lost({ error, kind, id, onClose }: PaneProps & { error: 'notFound' | 'recordAltered' }) {
  const { inboxItem } = useTexts();
  const isAltered = error === 'recordAltered';
  const Icon = isAltered ? ShieldAlert : FileQuestionMark;
  return (
    <Unreadable
      icon={<Icon size={32} strokeWidth={1.4} />}
      {...(isAltered ? inboxItem.altered : inboxItem.gone)}
      isAltered={isAltered}
      back={onClose}
    >
      <UnsentTexts kind={kind} id={id} />
    </Unreadable>
  );
}

function OpenItem({ item, readAt, ...neighbours }: Neighbours & { item: InboxItem; readAt: Date }) {
  const { inboxItem } = useTexts();
  const now = useNow();
  const sides = useOpenedSides();
  const { show, noteField } = sides;
  const assigneeField = useRef<RefSelectProps>(null);
  const note = useNote(item);
  const answer = useAnswer(item, {
    onSent: sides.focusHeading,
    makeNote: (text) => {
      note.append(text);
      show('internal');
      noteField.current?.focus({ cursor: 'end' });
    },
  });
  useWritingKeys(sides, answer.open);
  function goToAssignee(): void {
    show('internal');
    assigneeField.current?.focus();
  }
  const labels = { visitor: inboxItem.visitorSees, internal: inboxItem.internal };
  return (
    <section
      className={styles.pane}
      aria-label={item.name || inboxItem.noName}
      data-answering={answer.isOpen && sides.side === 'visitor'}
    >
      <InboxHeader item={item} now={now} heading={sides.heading} assign={goToAssignee} {...neighbours} />
      <div className={styles.details}>
        <SpamBanner item={item} now={now} />
        <div className={styles.about}>
          <Contacts item={item} />
          <AnswerDeadline item={item} readAt={readAt} now={now} />
        </div>
      </div>
      <TwoSides
        side={sides.side}
        choose={sides.setSide}
        labels={labels}
        tabLabels={{ ...labels, internal: inboxItem.internalCount(item.notes.length) }}
        visitor={
          <Conversation item={item} now={now}>
            <InboxAnswer item={item} answer={answer} field={sides.answerField} />
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
