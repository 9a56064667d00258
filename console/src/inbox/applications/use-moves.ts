import { App } from 'antd';
import type { ApplicationStage } from 'contract/console/application-stages.ts';
import { type ApplicationRow, moveApplication } from 'contract/console/applications.ts';
import { useState } from 'react';
import { useInvalidate } from '../../gateway/use-invalidate.ts';
import { useWrite } from '../../gateway/use-write.ts';
import { isOutdated, outdatedErrors } from '../../parts/conversation/outdated.ts';
import { useIsMounted } from '../../parts/use-is-mounted.ts';
import { useTexts } from '../../text/use-language.ts';
import { applicationReads } from '../application-reads.ts';
import { notSavedText } from '../use-item-write.ts';
import type { Move } from './moved-columns.ts';

type Done = Move & { from: ApplicationStage };

/** Moves applications from stage to stage: those under way, the way back from the last, and what a colleague has moved. */
export function useMoves() {
  const { inboxItem } = useTexts();
  const { notification } = App.useApp();
  const invalidate = useInvalidate();
  const isMounted = useIsMounted();
  const { write } = useWrite(moveApplication, { changes: applicationReads, handles: outdatedErrors });
  const [moves, setMoves] = useState<readonly Move[]>([]);
  const [last, setLast] = useState<Done>();
  const [outdated, setOutdated] = useState<ApplicationRow>();

  /** Undefined if the application is on its way already. */
  async function run({ row, from, to }: Done): Promise<'done' | 'outdated' | 'failed' | undefined> {
    if (from === to || moves.some((other) => other.row.id === row.id)) return undefined;
    const started = { row, to };
    setMoves((before) => [...before, started]);
    setOutdated(undefined);
    const result = await write({ id: row.id, stage: to, seenStage: from });
    // Without a response it may have arrived.
    if (!result.ok) await invalidate(applicationReads);
    if (!result.ok && !isMounted.current)
      notification.warning({ title: notSavedText(result.failure, row.name, 'stage', inboxItem), duration: 0 });
    setMoves((before) => before.filter((other) => other !== started));
    if (result.ok) return 'done';
    if (!isOutdated(result.failure)) return 'failed';
    setOutdated(row);
    return 'outdated';
  }

  async function move(row: ApplicationRow, to: ApplicationStage): Promise<void> {
    const change = { row, from: row.application.stage, to };
    if ((await run(change)) === 'done') setLast(change);
  }

  /** It stays offered after a failed connection. */
  async function undo({ row, from, to }: Done): Promise<void> {
    const outcome = await run({ row, from: to, to: from });
    if (outcome === 'done' || outcome === 'outdated') setLast(undefined);
  }

  return {
    moves,
    move: (row: ApplicationRow, to: ApplicationStage) => void move(row, to),
    last,
    undo: () => last && void undo(last),
    outdated,
    dismiss: () => setOutdated(undefined),
  };
}

export type Moves = ReturnType<typeof useMoves>;
