import { App } from 'antd';
import { undoBulkChange } from 'contract/console/bulk-changes.ts';
import type { ContentKind } from 'contract/console/content-kinds.ts';
import { useState } from 'react';
import { useWrite } from '../../gateway/use-write.ts';
import { useTexts } from '../../text/use-language.ts';
import { changedByPublishing } from '../changed-by-publishing.ts';
import type { BulkDone } from './bulk-dialog.tsx';

/** The last bulk change of this list, in words, and the way back from it. */
export function useBulkChanges(kind: ContentKind) {
  const { bulk } = useTexts().publishing;
  const { message } = App.useApp();
  const [last, setLast] = useState<{ text: string; undo: string | null }>();
  const { write, isPending } = useWrite(undoBulkChange, { changes: changedByPublishing });

  function remember({ action, isScheduled, results, undo }: BulkDone): void {
    const count = results.filter(({ problem }) => problem === null).length;
    if (count > 0) setLast({ text: isScheduled ? bulk.scheduled(count) : bulk.done[action](count), undo });
  }

  async function takeBack(token: string): Promise<void> {
    const result = await write({ kind, undo: token });
    if (!result.ok) {
      // It stays offered after a failed connection, but not if the server no longer takes it.
      if (result.failure.error === 'undoExpired') setLast(undefined);
      return;
    }
    const left = result.value.data.results.filter(({ problem }) => problem !== null).length;
    setLast(undefined);
    if (left === 0) void message.success(bulk.undone);
    else void message.warning(bulk.undonePartly(left));
  }

  const token = last?.undo ?? undefined;
  return {
    remember,
    text: last?.text,
    undo: token === undefined ? undefined : { run: () => void takeBack(token), isPending },
  };
}
