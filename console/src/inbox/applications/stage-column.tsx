import { type ApplicationStage, endStages } from 'contract/console/application-stages.ts';
import type { ApplicationRow, StageColumn as Column } from 'contract/console/applications.ts';
import { formatNumber } from 'contract/format-number.ts';
import { ChevronsLeftRight, ChevronsRightLeft } from 'lucide-react';
import { useId, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useLocale, useTexts } from '../../text/use-language.ts';
import styles from './application-board.module.css';
import { ApplicationCard } from './application-card.tsx';
import { useCardColumn } from './use-card-drag.ts';

/** The applications of a stage. Stages after which nothing follows are collapsed at first. */
export function StageColumn({
  stage,
  column: { content, totalElements },
  hasPost,
  isMoving,
  move,
  dropCard,
  now,
}: {
  stage: ApplicationStage;
  column: Column;
  hasPost: boolean;
  isMoving: (row: ApplicationRow) => boolean;
  /** Undefined for whoever may only read. */
  move: ((row: ApplicationRow, to: ApplicationStage) => void) | undefined;
  dropCard: (id: string, to: ApplicationStage) => void;
  now: Date;
}) {
  const { applications } = useTexts();
  const locale = useLocale();
  const headingId = useId();
  const canCollapse = endStages.includes(stage);
  const [isCollapsed, setCollapsed] = useState(canCollapse);
  const { columnRef, isOver } = useCardColumn(move !== undefined, (card) => dropCard(card, stage));
  const name = applications.stages[stage];
  const heading = (
    <>
      <span>{name}</span>
      <b>{formatNumber(locale, totalElements)}</b>
    </>
  );
  return (
    <section
      ref={columnRef}
      className={styles.column}
      data-collapsed={isCollapsed}
      data-over={isOver}
      aria-labelledby={headingId}
    >
      <h2 id={headingId}>
        {canCollapse ? (
          <button
            type="button"
            aria-expanded={!isCollapsed}
            title={isCollapsed ? applications.expand(name, totalElements) : applications.collapse(name)}
            onClick={() => setCollapsed(!isCollapsed)}
          >
            {heading}
            {isCollapsed ? (
              <ChevronsLeftRight size={14} aria-hidden="true" />
            ) : (
              <ChevronsRightLeft size={14} aria-hidden="true" />
            )}
          </button>
        ) : (
          heading
        )}
      </h2>
      {isCollapsed ? null : (
        <div className={styles.cards}>
          <ul>
            {content.map((row) => (
              <ApplicationCard
                key={row.id}
                row={row}
                stage={stage}
                hasPost={hasPost}
                isMoving={isMoving(row)}
                move={move && ((to) => move(row, to))}
                now={now}
              />
            ))}
          </ul>
          {totalElements > content.length ? <ShowInTable stage={stage} count={totalElements} /> : null}
        </div>
      )}
    </section>
  );
}

function ShowInTable({ stage, count }: { stage: ApplicationStage; count: number }) {
  const { applications } = useTexts();
  const [query] = useSearchParams();
  const next = new URLSearchParams(query);
  next.set('as', 'table');
  next.set('stage', stage);
  return (
    <Link className={styles.more ?? ''} to={{ search: String(next) }}>
      {applications.showInTable(count)}
    </Link>
  );
}
