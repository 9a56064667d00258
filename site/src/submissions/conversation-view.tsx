import { type Conversation, submissionStatuses } from 'contract/submissions/conversation.ts';
import { submissionKinds } from 'contract/submissions/submission-kinds.ts';
import { type ComponentType, type ReactNode, useEffect, useRef } from 'react';
import primitives from '../parts/primitives.module.css';
import { useLocale, usePageText } from '../text/use-text.tsx';
import styles from './conversation-view.module.css';
import { type AnswerFileProps, Entries } from './entries.tsx';
import { Timestamp } from './timestamp.tsx';

/**
 * The status of a submission and its conversation. `actions` contains the buttons to check for replies and to close the
 * view.
 */
export function ConversationView({
  conversation,
  actions,
  receipt,
  AnswerFile,
}: {
  conversation: Conversation;
  actions: ReactNode;
  receipt: string;
  AnswerFile: ComponentType<AnswerFileProps>;
}) {
  const { kind, status, receivedAt, reply, postNo, entries, keptLonger } = conversation;
  const text = usePageText('submissions');
  const locale = useLocale();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const dayOnly = kind === 'report';
  return (
    <>
      <section>
        <div className={`${styles.header} ${primitives.wrap} ${primitives.rowBetween}`}>
          <h2 ref={heading} tabIndex={-1}>
            {text.statuses[status]}
          </h2>
          <div className={`${styles.actions} ${primitives.wrap}`}>{actions}</div>
        </div>
        <p className={styles.next}>{text.nexts[status]}</p>
        <ol className={styles.steps} aria-label={text.status}>
          {submissionStatuses.map((step, index) => (
            <li
              key={step}
              className={`${primitives.label} ${primitives.quiet}`}
              data-done={index <= submissionStatuses.indexOf(status) || undefined}
              aria-current={step === status ? 'step' : undefined}
            >
              {text.statuses[step]}
            </li>
          ))}
        </ol>
        <dl className={styles.details}>
          <Detail name={text.kind}>{submissionKinds[kind].name[locale]}</Detail>
          {postNo === null ? null : <Detail name={text.post}>{postNo}</Detail>}
          <Detail name={dayOnly ? text.receivedOn : text.received}>
            <Timestamp timestamp={receivedAt} dayOnly={dayOnly} />
          </Detail>
          {reply === null ? null : (
            <Detail name={text.promised}>
              <Timestamp timestamp={reply.deadline} dayOnly={false} />
            </Detail>
          )}
          {keptLonger === undefined ? null : (
            <Detail name={text.keptUntil}>
              <Timestamp timestamp={`${keptLonger.until} 00:00:00`} dayOnly /> · {text.keptFor[keptLonger.reason]}
            </Detail>
          )}
        </dl>
      </section>
      <Entries entries={entries} dayOnly={dayOnly} receipt={receipt} AnswerFile={AnswerFile} />
    </>
  );
}

function Detail({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className={`${primitives.label} ${primitives.quiet}`}>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
