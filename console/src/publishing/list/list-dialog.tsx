import { exchangeBounds } from 'contract/console/content-exchange.ts';
import type { ContentRow } from 'contract/console/content-items.ts';
import { type ContentKind, isTree } from 'contract/console/content-kinds.ts';
import { listContent } from 'contract/console/publishing.ts';
import { lazy } from 'react';
import { definitionOf } from '../../content-kinds/kinds.ts';
import { announceFailure } from '../../gateway/announcements.ts';
import { call } from '../../gateway/call.ts';
import type { Selection } from '../../parts/lists/use-selection.ts';
import type { BulkDone } from '../publication/bulk-dialog.tsx';
import type { ListInput } from './content-list-query.ts';
import type { SelectionAction } from './list-footer.tsx';

/** Dialogs with pickers, which a list does not need before they are opened. */
const BulkDialog = lazy(async () => ({ default: (await import('../publication/bulk-dialog.tsx')).BulkDialog }));
const ArrangeDialog = lazy(async () => ({ default: (await import('./arrange-dialog.tsx')).ArrangeDialog }));
const ExportDialog = lazy(async () => ({ default: (await import('../export/export-dialog.tsx')).ExportDialog }));

/** The dialog that is open above the list. */
export type ListDialogName = SelectionAction | 'exportAll' | 'arrange';

export function ListDialog({
  kind,
  input,
  selection,
  dialog,
  total,
  done,
  close,
}: {
  kind: ContentKind;
  input: ListInput;
  selection: Selection<ContentRow>;
  dialog: ListDialogName;
  /** How many items the list has on all its pages. */
  total: number;
  done: (change: BulkDone) => void;
  close: () => void;
}) {
  const { rows } = selection;
  switch (dialog) {
    case 'arrange':
      return (
        <ArrangeDialog
          kind={kind}
          {...(input.group !== undefined && !isTree(definitionOf(kind)) && { group: input.group })}
          close={close}
        />
      );
    case 'export':
      return <ExportDialog kind={kind} count={rows.length} read={() => Promise.resolve(rows)} close={close} />;
    case 'exportAll':
      return <ExportDialog kind={kind} count={total} read={() => allOf(input)} close={close} />;
    default:
      return <BulkDialog kind={kind} action={dialog} rows={rows} done={done} close={close} />;
  }
}

/** All items that a list shows on its pages. */
async function allOf(input: ListInput): Promise<readonly ContentRow[] | undefined> {
  const listed = await call(listContent, { ...input, page: 0, size: exchangeBounds.items });
  if (listed.ok) return listed.value.content;
  announceFailure(listed.failure);
  return undefined;
}
