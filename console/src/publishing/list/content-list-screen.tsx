import { Button } from 'antd';
import { type ContentRow, publishingBounds } from 'contract/console/content-items.ts';
import type { ContentKind } from 'contract/console/content-kinds.ts';
import { listPaths } from 'contract/console/content-list-paths.ts';
import { holdsPermission } from 'contract/console/permissions.ts';
import { listContent } from 'contract/console/publishing.ts';
import { Suspense, useState } from 'react';
import { Navigate, useNavigate } from 'react-router';
import { contentPath } from '../../content-kinds/content-path.ts';
import { itemTitle } from '../../content-kinds/item-title.ts';
import { definitionOf } from '../../content-kinds/kinds.ts';
import { type ReadResult, useRead } from '../../gateway/use-read.ts';
import { Empty } from '../../parts/loading/empty.tsx';
import { ListFilters } from '../../parts/lists/list-filters.tsx';
import { Pagination } from '../../parts/lists/pagination.tsx';
import { type Column, Table } from '../../parts/lists/table.tsx';
import { useListQuery } from '../../parts/lists/use-list-query.ts';
import { type Selection, useSelection } from '../../parts/lists/use-selection.ts';
import { groupOfPath } from '../../shell/navigation.ts';
import { Screen } from '../../shell/screen.tsx';
import { useSession } from '../../shell/session.tsx';
import { useLocale, useTexts } from '../../text/use-language.ts';
import { useBulkChanges } from '../publication/use-bulk-changes.ts';
import { columnsOfKind } from './content-columns.tsx';
import { ContentListFilters } from './content-list-filters.tsx';
import { ContentListHeader } from './content-list-header.tsx';
import { type ContentListQuery, type ContentPage, filterNames, listInput } from './content-list-query.ts';
import { KindTabs } from './kind-tabs.tsx';
import { ListFooter, type SelectionAction } from './list-footer.tsx';
import { ListDialog, type ListDialogName } from './list-dialog.tsx';
import { useGroups } from './use-groups.ts';

const noRows: readonly ContentRow[] = [];

/** The items of one kind, one row each, with the state of every language. */
export function ContentListScreen({ kind }: { kind: ContentKind }) {
  const texts = useTexts();
  const { publishing } = texts;
  const locale = useLocale();
  const { permissions } = useSession();
  const [hidden, setHidden] = useState<string[]>([]);
  const listQuery = useListQuery(filterNames);
  const { page, limit, filters, setPage } = listQuery;
  const input = listInput(kind, filters);
  const result = useRead(listContent, { ...input, page: page - 1, size: limit });
  const { data } = result;
  const grouping = useGroups(kind);
  const columns = columnsOfKind(kind, locale, texts, grouping.groups, data?.content ?? noRows);
  const mayExport = holdsPermission(permissions, 'content:exchange:export');
  const actions = actionsOf(data?.abilities, mayExport);
  const selection = useSelection(data?.content ?? noRows, ({ id }) => id, publishingBounds.bulkItems);
  const [dialog, setDialog] = useState<ListDialogName>();
  const bulk = useBulkChanges(kind);
  const { isFixed, title: titleField } = definitionOf(kind);
  const [only] = data?.content ?? [];
  // Settings have one item each.
  if (isFixed && titleField === undefined && only !== undefined)
    return <Navigate to={contentPath(kind, only.id)} replace />;
  return (
    <Screen
      help={{ list: kind }}
      breadcrumbs={[{ label: texts.shell.groups[groupOfPath(listPaths[kind])] }, { label: publishing.kinds[kind] }]}
      footer={
        <ListFooter
          selected={selection.rows.length}
          actions={actions}
          choose={setDialog}
          clear={selection.clear}
          done={bulk.text}
          undo={bulk.undo}
          pagination={data && <Pagination page={page} limit={limit} total={data.totalElements} onChange={setPage} />}
        />
      }
    >
      <ContentListHeader kind={kind} data={data} mayExport={mayExport} open={setDialog} />
      <KindTabs kind={kind} />
      <ListFilters result={result} columns={columns} hidden={hidden} setHidden={setHidden}>
        <ContentListFilters grouping={grouping} data={data} listQuery={listQuery} />
      </ListFilters>
      <Items
        {...{ kind, result, columns, hidden, listQuery }}
        selection={actions.length === 0 ? undefined : selection}
      />
      <Suspense fallback={null}>
        {dialog === undefined ? null : (
          <ListDialog
            {...{ kind, input, selection, dialog }}
            total={data?.totalElements ?? 0}
            done={(change) => {
              bulk.remember(change);
              selection.clear();
            }}
            close={() => setDialog(undefined)}
          />
        )}
      </Suspense>
    </Screen>
  );
}

/** One page of the list. */
function Items({
  kind,
  result: { data, failure, retry },
  columns,
  hidden,
  listQuery: { filters, clear },
  selection,
}: {
  kind: ContentKind;
  result: ReadResult<ContentPage>;
  columns: Column<ContentRow>[];
  hidden: readonly string[];
  listQuery: ContentListQuery;
  /** Undefined if there is nothing to do with selected items. */
  selection: Selection<ContentRow> | undefined;
}) {
  const { publishing } = useTexts();
  const navigate = useNavigate();
  const locale = useLocale();
  return (
    <Table
      label={publishing.kinds[kind]}
      columns={columns}
      hidden={hidden}
      rows={data?.content}
      keyOf={({ id }) => id}
      failure={failure}
      retry={retry}
      open={({ id }) => void navigate(contentPath(kind, id))}
      empty={
        Object.keys(filters).length === 0 ? (
          <Empty title={publishing.nothingYet} />
        ) : (
          <Empty title={publishing.nothingFound} action={<Button onClick={clear}>{publishing.clearFilters}</Button>} />
        )
      }
      selection={selection && { selection, nameOf: ({ titles, id }) => itemTitle(titles, locale) || id }}
    />
  );
}

/** What the caller may do with selected items. */
function actionsOf(abilities: { publish: boolean; withdraw: boolean } | undefined, mayExport: boolean) {
  const all: readonly [SelectionAction, boolean | undefined][] = [
    ['publish', abilities?.publish],
    ['withdraw', abilities?.withdraw],
    ['undoWithdrawal', abilities?.withdraw],
    ['export', mayExport],
  ];
  return all.flatMap(([action, isAllowed]) => (isAllowed ? [action] : []));
}
