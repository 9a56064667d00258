import { type ApplicationStage, applicationStages } from 'contract/console/application-stages.ts';
import type { ApplicationRow } from 'contract/console/applications.ts';
import { type RefObject, useEffect, useRef } from 'react';
import styles from './application-board.module.css';
import { type Columns, movedColumns } from './moved-columns.ts';
import { StageColumn } from './stage-column.tsx';
import type { Moves } from './use-moves.ts';

/** A column for each stage, with its first cards. */
export function ApplicationBoard({
  board,
  columns,
  hasPost,
  moves: { moves, move },
  mayMove,
  now,
}: {
  board: RefObject<HTMLDivElement | null>;
  columns: Columns;
  hasPost: boolean;
  moves: Moves;
  mayMove: boolean;
  now: Date;
}) {
  const shown = movedColumns(columns, moves);
  const follow = useFollowedCard(board, moves.length);

  function moveCard(row: ApplicationRow, to: ApplicationStage): void {
    follow(row.id);
    move(row, to);
  }

  function dropCard(id: string, to: ApplicationStage): void {
    const row = applicationStages.flatMap((stage) => columns[stage].content).find((found) => found.id === id);
    if (row !== undefined) move(row, to);
  }

  return (
    <div ref={board} className={styles.board}>
      {applicationStages.map((stage) => (
        <StageColumn
          key={stage}
          stage={stage}
          column={shown[stage]}
          hasPost={hasPost}
          isMoving={(row) => moves.some((moving) => moving.row.id === row.id)}
          move={mayMove ? moveCard : undefined}
          dropCard={dropCard}
          now={now}
        />
      ))}
    </div>
  );
}

/** A card that is moved by keys keeps the focus: in another column it is another element. */
function useFollowedCard(board: RefObject<HTMLElement | null>, underWay: number): (id: string) => void {
  const followed = useRef<string>(undefined);
  useEffect(() => {
    if (followed.current === undefined) return;
    if (document.activeElement === document.body)
      board.current?.querySelector<HTMLElement>(`[data-id="${CSS.escape(followed.current)}"]`)?.focus();
    if (underWay === 0) followed.current = undefined;
  }, [board, underWay]);
  return (id) => {
    followed.current = id;
  };
}
