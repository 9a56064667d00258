import type { ApplicationStage } from 'contract/console/application-stages.ts';
import type { ApplicationRow } from 'contract/console/applications.ts';
import type { KeyboardEvent } from 'react';
import { isWaiting } from '../../parts/conversation/is-waiting.ts';
import { InitialsAvatar } from '../../parts/initials-avatar.tsx';
import { moveOfKey } from '../../parts/dragging/move-keys.ts';
import visuallyHidden from '../../parts/visually-hidden.module.css';
import { formatAge, formatShortInstant } from '../../text/format.ts';
import { useTexts } from '../../text/use-language.ts';
import styles from './application-board.module.css';
import { ApplicationName } from './application-name.tsx';
import { neighbourStage } from './moved-columns.ts';
import { StageMenu } from './stage-menu.tsx';
import { useDraggableCard } from './use-card-drag.ts';

const moveKeys = 'Alt+ArrowLeft Alt+ArrowRight';

/** An application on the board. It moves by dragging, by its menu, or by `Alt` with the arrow keys. */
export function ApplicationCard({
  row,
  stage,
  hasPost,
  isMoving,
  move,
  now,
}: {
  row: ApplicationRow;
  stage: ApplicationStage;
  /** Whether the post is named: the column has those of several. */
  hasPost: boolean;
  isMoving: boolean;
  /** Undefined for whoever may only read. */
  move: ((to: ApplicationStage) => void) | undefined;
  now: Date;
}) {
  const { applications, inbox, inboxItem, parts } = useTexts();
  const { cardRef, isDragged } = useDraggableCard(row.id, move !== undefined && !isMoving);
  const { interviewAt } = row.application;
  const age = formatAge(new Date(row.receivedAt), now, parts);

  function onKeyDown(event: KeyboardEvent): void {
    const direction = moveOfKey(event);
    if (move === undefined || (direction !== 'in' && direction !== 'out')) return;
    event.preventDefault();
    const to = neighbourStage(stage, direction);
    if (to !== undefined) move(to);
  }

  return (
    <li ref={cardRef} className={styles.card} data-dragged={isDragged} data-moving={isMoving}>
      <div className={styles.top}>
        <ApplicationName row={row} keys={move && { names: moveKeys, onKeyDown }} />
        {row.assignee === null ? null : (
          <span className={styles.assignee} title={row.assignee.name}>
            <InitialsAvatar name={row.assignee.name} size={20} />
            <span className={visuallyHidden.text}>{row.assignee.name}</span>
          </span>
        )}
        {move === undefined ? null : <StageMenu name={row.name || inboxItem.noName} stage={stage} move={move} />}
      </div>
      <p className={styles.line}>{hasPost ? row.subject || applications.withoutPost : row.preview}</p>
      {stage === 'interview' ? (
        <p className={styles.interview} data-agreed={interviewAt !== null}>
          {interviewAt === null
            ? applications.noInterview
            : applications.interviewAt(formatShortInstant(interviewAt, now))}
        </p>
      ) : null}
      <p className={styles.foot}>
        <span>{inbox.files(row.files)}</span>
        {row.notes > 0 ? <span>{inbox.notes(row.notes)}</span> : null}
        <span className={styles.age} data-overdue={row.minutesLeft !== null && row.minutesLeft < 0}>
          {isWaiting(row) ? applications.received(age) : inboxItem.statuses[row.status]}
        </span>
      </p>
    </li>
  );
}
