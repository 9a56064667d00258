import { Button } from 'antd';
import { stateFilters, translatedLocales } from 'contract/console/content-items.ts';
import { contentKindNames, isContentKind } from 'contract/console/content-kinds.ts';
import { listTranslations } from 'contract/console/publishing.ts';
import { listStaleTexts } from 'contract/console/stale-texts.ts';
import { isLocale, locales } from 'contract/locales.ts';
import { useNavigate } from 'react-router';
import { contentPath } from '../../content-kinds/content-path.ts';
import { useRead } from '../../gateway/use-read.ts';
import { Empty } from '../../parts/loading/empty.tsx';
import { Filters } from '../../parts/lists/filters.tsx';
import { PageHeader } from '../../parts/layout/page-header.tsx';
import { Pagination } from '../../parts/lists/pagination.tsx';
import { SearchField } from '../../parts/lists/search-field.tsx';
import { Select } from '../../parts/fields/select.tsx';
import { Table } from '../../parts/lists/table.tsx';
import { type ListQuery, useListQuery } from '../../parts/lists/use-list-query.ts';
import { Screen } from '../../shell/screen.tsx';
import { useLocale, useTexts } from '../../text/use-language.ts';
import { columnsOfAllKinds } from './content-columns.tsx';
import { Coverage } from './coverage.tsx';
import { ListFooter } from './list-footer.tsx';
import { type StateCounts, StateFilters } from './state-filter.tsx';

const filterNames = ['text', 'state', 'kind', 'language'] as const;

type Query = ListQuery<(typeof filterNames)[number]>;

function stateOf({ state }: Query['filters']) {
  return stateFilters.find((known) => known === state);
}

/** All content in three languages. What waits longest for somebody comes first. */
export function TranslationsScreen() {
  const { publishing, shell } = useTexts();
  const ownLocale = useLocale();
  const navigate = useNavigate();
  const listQuery = useListQuery(filterNames);
  const { page, limit, filters, setFilters, setPage, clear } = listQuery;
  const state = stateOf(filters);
  const { data, failure, retry } = useRead(listTranslations, {
    page: page - 1,
    size: limit,
    ...(filters.text !== undefined && { text: filters.text }),
    ...(state !== undefined && { state }),
    ...(isContentKind(filters.kind) && { kind: filters.kind }),
    ...(isLocale(filters.language) && { locale: filters.language }),
  });
  const columns = columnsOfAllKinds({ publishing }, ownLocale);
  return (
    <Screen
      help={{ screen: 'translations' }}
      breadcrumbs={[{ label: shell.groups.content }, { label: publishing.translationsTitle }]}
      footer={
        <ListFooter
          selected={0}
          actions={[]}
          pagination={data && <Pagination page={page} limit={limit} total={data.totalElements} onChange={setPage} />}
        />
      }
    >
      <PageHeader title={publishing.translationsTitle} note={publishing.translationsNote}>
        <StaleTextsLink />
      </PageHeader>
      {data === undefined ? null : (
        <Coverage coverage={data.coverage} show={(language, chosen) => setFilters({ language, state: chosen })} />
      )}
      <TranslationFilters listQuery={listQuery} counts={data?.counts} />
      <Table
        label={publishing.translationsTitle}
        columns={columns}
        rows={data?.content}
        keyOf={({ kind, id }) => `${kind} ${id}`}
        failure={failure}
        retry={retry}
        open={({ kind, id }) => void navigate(contentPath(kind, id))}
        empty={
          <Empty title={publishing.nothingFound} action={<Button onClick={clear}>{publishing.clearFilters}</Button>} />
        }
      />
    </Screen>
  );
}

function TranslationFilters({
  listQuery: { filters, setFilters },
  counts,
}: {
  listQuery: Query;
  counts: StateCounts | undefined;
}) {
  const { publishing, contentFields } = useTexts();
  return (
    <Filters isShown toolbar={null}>
      <SearchField
        label={publishing.searchPlaceholder}
        value={filters.text ?? ''}
        onChange={(text) => setFilters({ text })}
      />
      <Select
        label={publishing.kind}
        options={contentKindNames.map((value) => ({ value, label: publishing.kinds[value] }))}
        value={isContentKind(filters.kind) ? filters.kind : undefined}
        onChange={(kind) => setFilters({ kind })}
      />
      <Select
        label={contentFields.locale}
        options={translatedLocales.map((value) => ({ value, label: locales[value].ownName }))}
        value={isLocale(filters.language) ? filters.language : undefined}
        onChange={(language) => setFilters({ language })}
      />
      {counts === undefined ? null : (
        <StateFilters counts={counts} value={stateOf(filters)} onChange={(state) => setFilters({ state })} />
      )}
    </Filters>
  );
}

/** The way to the queue of stale texts, while it has some that the caller may correct. */
function StaleTextsLink() {
  const { staleTexts } = useTexts();
  const navigate = useNavigate();
  const { data } = useRead(listStaleTexts, {}, { silent: true });
  if (data === undefined || data.totalElements === 0) return null;
  return (
    <Button type="primary" onClick={() => void navigate('/translations/stale')}>
      {staleTexts.check(data.totalElements)}
    </Button>
  );
}
