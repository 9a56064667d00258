import { stateFilters } from 'contract/console/content-items.ts';
import { SearchField } from '../../parts/lists/search-field.tsx';
import { Select } from '../../parts/fields/select.tsx';
import { useTexts } from '../../text/use-language.ts';
import type { ContentListQuery, ContentPage } from './content-list-query.ts';
import { StateFilters } from './state-filter.tsx';
import type { useGroups } from './use-groups.ts';

/** The search, the group and the state by which the items of a kind are filtered. */
export function ContentListFilters({
  grouping: { label, groups },
  data,
  listQuery: { filters, setFilters },
}: {
  grouping: ReturnType<typeof useGroups>;
  data: ContentPage | undefined;
  listQuery: ContentListQuery;
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
