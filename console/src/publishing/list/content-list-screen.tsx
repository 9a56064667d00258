import { Button } from 'antd';
import type { OutputOf } from 'client/call.ts';
import { type ContentRow, publishingBounds, stateFilters } from 'contract/console/content-items.ts';
import type { ContentKind } from 'contract/console/content-kinds.ts';
import { listPaths } from 'contract/console/content-list-paths.ts';
import { holdsPermission } from 'contract/console/permissions.ts';
import { listContent } from 'contract/console/publishing.ts';
import { ArrowUpDown, Download, Plus } from 'lucide-react';
import { Suspense, useState } from 'react';
import { Navigate, useNavigate } from 'react-router';
import { contentPath } from '../../content-kinds/content-path.ts';
import { itemTitle } from '../../content-kinds/item-title.ts';
import { definitionOf } from '../../content-kinds/kinds.ts';
import { type ReadResult, useRead } from '../../gateway/use-read.ts';
import { Empty } from '../../parts/empty.tsx';
import { ListFilters } from '../../parts/list-filters.tsx';
import { PageHeader } from '../../parts/page-header.tsx';
import { Pagination } from '../../parts/pagination.tsx';
import { SearchField } from '../../parts/search-field.tsx';
import { Select } from '../../parts/select.tsx';
import { type Column, Table } from '../../parts/table.tsx';
import { type ListQuery, useListQuery } from '../../parts/use-list-query.ts';
import { type Selection, useSelection } from '../../parts/use-selection.ts';
import { groupOfPath } from '../../shell/navigation.ts';
import { Screen } from '../../shell/screen.tsx';
import { useSession } from '../../shell/session.tsx';
import { useLocale, useTexts } from '../../text/use-language.ts';
import { useBulkChanges } from '../publication/use-bulk-changes.ts';
import { columnsOfKind } from './content-columns.tsx';
import { KindTabs } from './kind-tabs.tsx';
import { ListFooter, type SelectionAction } from './list-footer.tsx';
import { type ListInput, type ListDialogName, ListDialog } from './list-dialog.tsx';
import { StateFilters } from './state-filter.tsx';
import { useGroups } from './use-groups.ts';

type ContentPage = OutputOf<typeof listContent>;

const filterNames = ['text', 'state', 'group'] as const;

type Query = ListQuery<(typeof filterNames)[number]>;

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
      <Header kind={kind} data={data} mayExport={mayExport} open={setDialog} />
      <KindTabs kind={kind} />
      <ListFilters result={result} columns={columns} hidden={hidden} setHidden={setHidden}>
        <KindFilters grouping={grouping} data={data} listQuery={listQuery} />
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
  listQuery: Query;
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

/** What the filters in the URL ask the gateway for. */
function listInput(kind: ContentKind, { text, state, group }: Query['filters']) {
  const { date, isOrdered } = definitionOf(kind);
  const knownState = stateFilters.find((known) => known === state);
  return {
    kind,
    ...(text !== undefined && { text }),
    ...(knownState !== undefined && { state: knownState }),
    ...(group !== undefined && { group }),
    sort: isOrdered ? 'position' : date === undefined ? 'updated' : 'date',
  } satisfies ListInput;
}

function Header({
  kind,
  data,
  mayExport,
  open,
}: {
  kind: ContentKind;
  data: ContentPage | undefined;
  mayExport: boolean;
  open: (dialog: ListDialogName) => void;
}) {
  const { publishing } = useTexts();
  const navigate = useNavigate();
  return (
    <PageHeader title={publishing.kinds[kind]} note={data && publishing.listNote(data.counts.all)}>
      {mayExport && data !== undefined && data.totalElements > 0 ? (
        <Button icon={<Download size={15} />} onClick={() => open('exportAll')}>
          {publishing.bulk.open.export}
        </Button>
      ) : null}
      {data?.abilities.reorder && data.totalElements > 1 ? (
        <Button icon={<ArrowUpDown size={15} />} onClick={() => open('arrange')}>
          {publishing.arrange.open}
        </Button>
      ) : null}
      {data?.abilities.create ? (
        <Button type="primary" icon={<Plus size={15} />} onClick={() => void navigate(contentPath(kind, 'new'))}>
          {publishing.create}
        </Button>
      ) : null}
    </PageHeader>
  );
}

function KindFilters({
  grouping: { label, groups },
  data,
  listQuery: { filters, setFilters },
}: {
  grouping: ReturnType<typeof useGroups>;
  data: ContentPage | undefined;
  listQuery: Query;
}) {
  const { publishing } = useTexts();
  return (
    <>
      <SearchField
        label={publishing.searchPlaceholder}
        value={filters.text ?? ''}
        onChange={(text) => setFilters({ text })}
      />
      {groups.length === 0 ? null : (
        <Select
          label={label}
          options={groups.map(({ value, name, depth }) => ({ value, label: '\u3000'.repeat(depth) + name }))}
          width={groups.some(({ depth }) => depth > 0) ? 220 : 160}
          value={filters.group}
          onChange={(group) => setFilters({ group })}
        />
      )}
      {data === undefined ? null : (
        <StateFilters
          counts={data.counts}
          value={stateFilters.find((known) => known === filters.state)}
          onChange={(state) => setFilters({ state })}
        />
      )}
    </>
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
