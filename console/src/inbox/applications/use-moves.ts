import { useQueryClient } from '@tanstack/react-query';
import { App } from 'antd';
import type { ApplicationStage } from 'contract/console/application-stages.ts';
import { type ApplicationRow, moveApplication } from 'contract/console/applications.ts';
import { useState } from 'react';
import { useWrite } from '../../gateway/use-write.ts';
import { isOutdated, outdatedErrors } from '../../parts/conversation/outdated.ts';
import { useIsMounted } from '../../parts/use-is-mounted.ts';
import { useTexts } from '../../text/use-language.ts';
import { notSavedText } from '../item/use-item-write.ts';
import { applicationReads } from './application-reads.ts';
import type { Move } from './moved-columns.ts';

type Done = Move & { from: ApplicationStage };

/** Moves applications from stage to stage: those under way, the way back from the last, and what a colleague has moved. */
export function useMoves() {
  const { inboxItem } = useTexts();
  const { notification } = App.useApp();
  const cache = useQueryClient();
  const isMounted = useIsMounted();
  const { write } = useWrite(moveApplication, { changes: applicationReads, handles: outdatedErrors });
  const [moves, setMoves] = useState<readonly Move[]>([]);
  const [last, setLast] = useState<Done>();
  const [outdated, setOutdated] = useState<ApplicationRow>();

  async function run(row: ApplicationRow, from: ApplicationStage, to: ApplicationStage): Promise<boolean> {
    if (from === to || moves.some((other) => other.row.id === row.id)) return false;
    const started = { row, to };
    setMoves((before) => [...before, started]);
    setOutdated(undefined);
    const result = await write({ id: row.id, stage: to, seenStage: from });
    if (!result.ok && isOutdated(result.failure)) {
      await Promise.all(applicationReads.map(({ name }) => cache.invalidateQueries({ queryKey: [name] })));
      setOutdated(row);
    }
    if (!result.ok && !isMounted.current)
      notification.warning({ title: notSavedText(result.failure, row.name, 'stage', inboxItem), duration: 0 });
    setMoves((before) => before.filter((other) => other !== started));
    return result.ok;
  }

  async function move(row: ApplicationRow, to: ApplicationStage): Promise<void> {
    const from = row.application.stage;
    if (await run(row, from, to)) setLast({ row, from, to });
  }

  async function undo({ row, from, to }: Done): Promise<void> {
    setLast(undefined);
    await run(row, to, from);
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
