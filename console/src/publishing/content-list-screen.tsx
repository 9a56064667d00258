import { Button, Segmented } from 'antd';
import { exchangeBounds } from 'contract/console/content-exchange.ts';
import { type ContentKind, isTree } from 'contract/console/content-kinds.ts';
import { holdsPermission } from 'contract/console/permissions.ts';
import { type ContentRow, publishingBounds, stateFilters } from 'contract/console/content-items.ts';
import { listContent } from 'contract/console/publishing.ts';
import type { Locale } from 'contract/locales.ts';
import { ArrowUpDown, Download, Plus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Link, Navigate, useNavigate } from 'react-router';
import type { z } from 'zod/mini';
import { announceFailure } from '../gateway/announcements.ts';
import { call } from '../gateway/call.ts';
import { useRead } from '../gateway/use-read.ts';
import { Empty } from '../parts/empty.tsx';
import { Filters } from '../parts/filters.tsx';
import { PageHead } from '../parts/page-head.tsx';
import { Pagination } from '../parts/pagination.tsx';
import { RightToolbar } from '../parts/right-toolbar.tsx';
import { SearchField } from '../parts/search-field.tsx';
import { Select } from '../parts/select.tsx';
import { type Column, Table } from '../parts/table.tsx';
import { useListAddress } from '../parts/use-list-address.ts';
import { useSelection } from '../parts/use-selection.ts';
import { groupOfPath } from '../shell/navigation.ts';
import { Screen } from '../shell/screen.tsx';
import { useSession } from '../shell/session.tsx';
import { formatDay } from '../text/format.ts';
import { useLocale, useTexts } from '../text/use-language.ts';
import styles from './content-list.module.css';
import { languageColumns } from './content-columns.tsx';
import { contentPath } from './content-path.ts';
import { definitionOf, listPaths, siblingsOf } from './kinds.ts';
import { ListFoot, type SelectionAction } from './list-foot.tsx';
import { StateFilters } from './state-filter.tsx';
import { useBulkChanges } from './use-bulk-changes.ts';
import { type Group, useGroups } from './use-groups.ts';

/** Dialogs with pickers, which a list does not need before they are opened. */
const BulkDialog = lazy(async () => ({ default: (await import('./bulk-dialog.tsx')).BulkDialog }));
const ArrangeDialog = lazy(async () => ({ default: (await import('./arrange-dialog.tsx')).ArrangeDialog }));
const ExportDialog = lazy(async () => ({ default: (await import('./export-dialog.tsx')).ExportDialog }));

const noRows: readonly ContentRow[] = [];

/** The items of one kind, one row each, with the state of every language. */
export function ContentListScreen({ kind }: { kind: ContentKind }) {
  const texts = useTexts();
  const { publishing } = texts;
  const navigate = useNavigate();
  const [isSearchShown, showSearch] = useState(true);
  const [hidden, setHidden] = useState<string[]>([]);
  const [isArranging, setArranging] = useState(false);
  const { page, limit, filters, setFilters, setPage, clear } = useListAddress(['text', 'state', 'group', 'sort']);
  const { date, isOrdered, isFixed, title: titleField } = definitionOf(kind);
  const state = stateFilters.find((known) => known === filters.state);
  const query = {
    kind,
    ...(filters.text !== undefined && { text: filters.text }),
    ...(state !== undefined && { state }),
    ...(filters.group !== undefined && { group: filters.group }),
    sort: isOrdered ? ('position' as const) : date === undefined ? ('updated' as const) : ('date' as const),
  };
  const { data, failure, isFetching, retry } = useRead(listContent, { ...query, page: page - 1, size: limit });
  const { label: groupLabel, groups } = useGroups(kind);
  const locale = useLocale();
  const columns = columnsFor(kind, locale, texts, groups);
  const isFiltered = Object.keys(filters).length > 0;
  const title = publishing.kinds[kind];
  const { permissions } = useSession();
  const mayExport = holdsPermission(permissions, 'content:exchange:export');
  const actions = actionsOf(data?.abilities, mayExport);
  const selection = useSelection(data?.content ?? noRows, ({ id }) => id, publishingBounds.bulkItems);
  const [opened, setOpened] = useState<SelectionAction | 'exportAll'>();
  const bulk = useBulkChanges(kind);
  const [only] = data?.content ?? [];
  // Settings have one item each.
  if (isFixed && titleField === undefined && only !== undefined)
    return <Navigate to={contentPath(kind, only.id)} replace />;
  return (
    <Screen
      help={{ list: kind }}
      crumbs={[{ label: texts.shell.groups[groupOfPath(listPaths[kind])] }, { label: title }]}
      foot={
        <ListFoot
          selected={selection.rows.length}
          actions={actions}
          choose={setOpened}
          clear={selection.clear}
          done={bulk.text}
          undo={bulk.undo}
          pagination={
            data === undefined ? null : (
              <Pagination page={page} limit={limit} total={data.totalElements} onChange={setPage} />
            )
          }
        />
      }
    >
      <PageHead title={title} note={data && publishing.listNote(data.counts.all)}>
        {mayExport && data !== undefined && data.totalElements > 0 ? (
          <Button icon={<Download size={15} />} onClick={() => setOpened('exportAll')}>
            {publishing.bulk.open.export}
          </Button>
        ) : null}
        {data?.abilities.reorder && data.totalElements > 1 ? (
          <Button icon={<ArrowUpDown size={15} />} onClick={() => setArranging(true)}>
            {publishing.arrange.open}
          </Button>
        ) : null}
        {data?.abilities.create ? (
          <Button type="primary" icon={<Plus size={15} />} onClick={() => void navigate(contentPath(kind, 'new'))}>
            {publishing.create}
          </Button>
        ) : null}
      </PageHead>
      {isArranging ? (
        <Suspense fallback={null}>
          <ArrangeDialog
            kind={kind}
            {...(filters.group !== undefined && !isTree(definitionOf(kind)) && { group: filters.group })}
            close={() => setArranging(false)}
          />
        </Suspense>
      ) : null}
      <Siblings kind={kind} />
      <Filters
        isShown={isSearchShown}
        toolbar={
          <RightToolbar
            isSearchShown={isSearchShown}
            showSearch={showSearch}
            refresh={retry}
            isRefreshing={isFetching && data !== undefined}
            columns={columns.filter(({ key }) => key !== 'title').map(({ key, title: label }) => ({ key, label }))}
            hidden={hidden}
            setHidden={setHidden}
          />
        }
      >
        <SearchField
          label={publishing.searchPlaceholder}
          value={filters.text ?? ''}
          onChange={(text) => setFilters({ text })}
        />
        {groups.length === 0 ? null : (
          <Select
            label={groupLabel}
            options={groups.map(({ value, name, depth }) => ({ value, label: '\u3000'.repeat(depth) + name }))}
            width={groups.some(({ depth }) => depth > 0) ? 220 : 160}
            value={filters.group}
            onChange={(group) => setFilters({ group })}
          />
        )}
        {data === undefined ? null : (
          <StateFilters counts={data.counts} value={state} onChange={(chosen) => setFilters({ state: chosen })} />
        )}
      </Filters>
      <Table
        label={title}
        columns={columns}
        hidden={hidden}
        rows={data?.content}
        keyOf={({ id }) => id}
        failure={failure}
        retry={retry}
        open={({ id }) => void navigate(contentPath(kind, id))}
        empty={
          isFiltered ? (
            <Empty
              title={publishing.nothingFound}
              action={<Button onClick={clear}>{publishing.clearFilters}</Button>}
            />
          ) : (
            <Empty title={publishing.nothingYet} />
          )
        }
        selection={actions.length === 0 ? undefined : { selection, nameOf: (row) => titleIn(row, locale) }}
      />
      <Suspense fallback={null}>
        {opened === undefined ? null : opened === 'export' || opened === 'exportAll' ? (
          <ExportDialog
            kind={kind}
            count={opened === 'export' ? selection.rows.length : (data?.totalElements ?? 0)}
            read={async () => (opened === 'export' ? selection.rows : await allOf(query))}
            close={() => setOpened(undefined)}
          />
        ) : (
          <BulkDialog
            kind={kind}
            action={opened}
            rows={selection.rows}
            done={(change) => {
              bulk.remember(change);
              selection.clear();
            }}
            close={() => setOpened(undefined)}
          />
        )}
      </Suspense>
    </Screen>
  );
}

/** All items that a list shows on its pages. */
async function allOf(query: z.input<typeof listContent.input>): Promise<readonly ContentRow[] | undefined> {
  const listed = await call(listContent, { ...query, page: 0, size: exchangeBounds.items });
  if (listed.ok) return listed.value.content;
  announceFailure(listed.failure);
  return undefined;
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

function titleIn({ titles, id }: ContentRow, locale: Locale): string {
  return titles[locale] || titles.cn || id;
}

/** The kinds under the same entry of the navigation. */
export function Siblings({ kind }: { kind: ContentKind }) {
  const { publishing } = useTexts();
  const navigate = useNavigate();
  const siblings = siblingsOf(kind);
  if (siblings.length === 1) return null;
  return (
    <Segmented
      className={styles.siblings ?? ''}
      aria-label={publishing.structure.kinds}
      value={kind}
      onChange={(chosen) => void navigate(listPaths[chosen])}
      options={siblings.map((value) => ({ value, label: publishing.kinds[value] }))}
    />
  );
}

type Texts = ReturnType<typeof useTexts>;

function columnsFor(
  kind: ContentKind,
  locale: Locale,
  { publishing }: Texts,
  groups: readonly Group[],
): Column<ContentRow>[] {
  const names = new Map(groups.map(({ value, name }) => [value, name]));
  return [
    {
      key: 'title',
      title: publishing.title,
      render: ({ id, titles, code, group }) => (
        <span className={styles.title}>
          <Link to={contentPath(kind, id)}>{titles[locale] || titles.cn || publishing.untitled}</Link>
          <small>
            {[group === null ? undefined : names.get(group), code ?? undefined]
              .filter((part) => part !== undefined)
              .join(' · ')}
          </small>
        </span>
      ),
    },
    ...languageColumns(),
    {
      key: 'date',
      title: definitionOf(kind).date === undefined ? publishing.updated : publishing.displayedDate,
      width: 116,
      isWide: true,
      render: (row) => formatDay(definitionOf(kind).date === undefined ? row.updatedAt : (row.date ?? row.updatedAt)),
    },
  ];
}
