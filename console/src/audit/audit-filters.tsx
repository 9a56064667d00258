import { Tag } from 'antd';
import { type AuditAction, auditActions, type AuditEntry } from 'contract/console/audit.ts';
import dayjs from 'dayjs';
import { BeijingRangePicker } from '../parts/fields/beijing-picker.tsx';
import { SearchField } from '../parts/lists/search-field.tsx';
import { Select } from '../parts/fields/select.tsx';
import { useTexts } from '../text/use-language.ts';
import { type AuditSearch, dayFormat } from './use-audit-search.ts';
import type { ObjectNames } from './use-object-names.ts';

/** The filters of the log. The object and the person are chosen in an entry, and shown as tags. */
export function AuditFilters({
  search: { filters, searched, setFilters, reading },
  objectNames,
}: {
  search: AuditSearch;
  objectNames: ObjectNames;
}) {
  const { audit } = useTexts();
  const entries = reading.data?.content ?? [];
  const day = (text: string | undefined) => (text === undefined ? null : dayjs(text, dayFormat));
  return (
    <>
      <SearchField label={audit.search} value={filters.text ?? ''} onChange={(text) => setFilters({ text })} />
      <Select<AuditAction>
        label={audit.did}
        width={220}
        searchable
        options={auditActions.map((value) => ({ value, label: audit.actions[value] }))}
        value={searched.action}
        onChange={(value) => setFilters({ action: value })}
      />
      <BeijingRangePicker
        aria-label={`${audit.from} – ${audit.until}`}
        placeholder={[audit.from, audit.until]}
        allowEmpty
        value={[day(filters.from), day(filters.until)]}
        onChange={(range) => setFilters({ from: range?.[0]?.format(dayFormat), until: range?.[1]?.format(dayFormat) })}
      />
      {/* A reordering is about a kind and no single object. */}
      {filters.objectKind === undefined ? null : (
        <Tag closable onClose={() => setFilters({ objectKind: undefined, objectId: undefined })}>
          {audit.filteredObject(objectWords(filters, entries, objectNames))}
        </Tag>
      )}
      {filters.accountId === undefined ? null : (
        <Tag closable onClose={() => setFilters({ accountId: undefined })}>
          {audit.who}:{' '}
          {entries.find(({ by }) => String(by?.accountId) === filters.accountId)?.by?.name ?? filters.accountId}
        </Tag>
      )}
    </>
  );
}

/** The object that the list is about: its kind and its title, as its entries call it. */
function objectWords(
  { objectKind = '', objectId = '' }: { objectKind?: string; objectId?: string },
  entries: readonly AuditEntry[],
  names: ObjectNames,
): string {
  const found = entries.find(({ object }) => object.kind === objectKind && object.id === objectId);
  return [names[objectKind] ?? objectKind, found?.object.title ?? objectId].filter(Boolean).join(' · ');
}
