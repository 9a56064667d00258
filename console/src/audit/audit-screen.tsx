import { formatNumber } from 'contract/format-number.ts';
import { App, Button, DatePicker, Tag } from 'antd';
import {
  type AuditAction,
  auditActions,
  type AuditEntry,
  exportAuditEntries,
  listAuditEntries,
} from 'contract/console/audit.ts';
import dayjs from 'dayjs';
import { useState } from 'react';
import { useGeneratedFile } from '../gateway/use-generated-file.ts';
import { useRead } from '../gateway/use-read.ts';
import { Empty } from '../parts/empty.tsx';
import { ListFilters } from '../parts/list-filters.tsx';
import { InitialsAvatar } from '../parts/initials-avatar.tsx';
import { PageHeader } from '../parts/page-header.tsx';
import { Pagination } from '../parts/pagination.tsx';
import { SearchField } from '../parts/search-field.tsx';
import { Select } from '../parts/select.tsx';
import { type Column, Table } from '../parts/table.tsx';
import { useListQuery } from '../parts/use-list-query.ts';
import { Screen } from '../shell/screen.tsx';
import { formatExactTimestamp } from '../text/format.ts';
import { useLocale, useTexts } from '../text/use-language.ts';
import styles from './audit.module.css';
import { AuditDetails } from './audit-details.tsx';

const filterNames = ['text', 'accountId', 'action', 'objectKind', 'objectId', 'from', 'until'] as const;

const dayFormat = 'YYYY-MM-DD';

export function AuditScreen() {
  const { audit, shell, parts } = useTexts();
  const { page, limit, filters, setFilters, setPage, clear } = useListQuery(filterNames);
  const action = auditActions.find((known) => known === filters.action);
  const searched = {
    text: filters.text,
    accountId: /^\d{1,9}$/.test(filters.accountId ?? '') ? filters.accountId : undefined,
    action,
    objectKind: filters.objectKind,
    objectId: filters.objectId,
    from: dayOf(filters.from, 0),
    until: dayOf(filters.until, 1),
  };
  const reading = useRead(listAuditEntries, { page: page - 1, size: limit, ...searched });
  const locale = useLocale();
  const { message } = App.useApp();
  const { generate, isPending } = useGeneratedFile(exportAuditEntries);
  async function download(): Promise<void> {
    const generated = await generate(searched);
    if (!generated.ok) return;
    const { entries, totalElements } = generated.value.data;
    const [some, all] = [formatNumber(locale, entries), formatNumber(locale, totalElements)];
    if (entries < totalElements) void message.warning(audit.exportedPart(some, all));
    else void message.success(audit.exported(some));
  }
  const [hidden, setHidden] = useState<string[]>([]);
  const objectNames = useObjectNames();
  const columns = useColumns(objectNames);
  const entries = reading.data?.content ?? [];
  const day = (text: string | undefined) => (text === undefined ? null : dayjs(text, dayFormat));

  return (
    <Screen help={{ screen: 'audit' }} breadcrumbs={[{ label: shell.groups.records }, { label: audit.title }]}>
      <PageHeader title={audit.title} note={audit.note}>
        <Button loading={isPending} onClick={() => void download()}>
          {audit.exportCsv}
        </Button>
      </PageHeader>
      <ListFilters result={reading} columns={columns} hidden={hidden} setHidden={setHidden}>
        <SearchField label={audit.search} value={filters.text ?? ''} onChange={(text) => setFilters({ text })} />
        <Select<AuditAction>
          label={audit.did}
          width={220}
          searchable
          options={auditActions.map((value) => ({ value, label: audit.actions[value] }))}
          value={action}
          onChange={(value) => setFilters({ action: value })}
        />
        <DatePicker.RangePicker
          aria-label={`${audit.from} – ${audit.until}`}
          placeholder={[audit.from, audit.until]}
          allowEmpty
          value={[day(filters.from), day(filters.until)]}
          onChange={(range) =>
            setFilters({ from: range?.[0]?.format(dayFormat), until: range?.[1]?.format(dayFormat) })
          }
        />
        {filters.objectId === undefined ? null : (
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
      </ListFilters>
      <Table
        label={audit.title}
        columns={columns}
        hidden={hidden}
        rows={reading.data?.content}
        keyOf={({ id }) => id}
        failure={reading.failure}
        retry={reading.retry}
        renderDetails={(entry) => <AuditDetails entry={entry} filter={setFilters} />}
        empty={
          <Empty title={audit.empty} action={<Button onClick={clear}>{audit.clearFilters}</Button>}>
            {audit.emptyHint}
          </Empty>
        }
        footer={
          <>
            <p>{parts.beijingTime}</p>
            <Pagination page={page} limit={limit} total={reading.data?.totalElements ?? 0} onChange={setPage} />
          </>
        }
      />
    </Screen>
  );
}

/** The beginning of a chosen day in Beijing, or of a later one. */
function dayOf(text: string | undefined, later: number): string | undefined {
  const day = dayjs(text, dayFormat, true);
  return text !== undefined && day.isValid() ? `${day.add(later, 'day').format(dayFormat)} 00:00:00` : undefined;
}

type ObjectNames = Readonly<Record<string, string>>;

/** The names of the kinds of objects; a later version may have others. */
function useObjectNames(): ObjectNames {
  const { audit, publishing } = useTexts();
  return { ...publishing.kinds, ...audit.objects };
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

function useColumns(objectNames: ObjectNames): Column<AuditEntry>[] {
  const { audit } = useTexts();
  const { columns } = audit;
  const actionText = (action: string) => auditActions.find((known) => known === action);
  return [
    {
      key: 'at',
      title: columns.at,
      width: 140,
      render: ({ at }) => <span className={styles.quiet}>{formatExactTimestamp(at)}</span>,
    },
    {
      key: 'who',
      title: columns.who,
      width: 170,
      render: ({ by }) => (
        <span className={styles.who}>
          <InitialsAvatar name={by?.name ?? audit.system} size={22} />
          {by?.name ?? audit.system}
        </span>
      ),
    },
    {
      key: 'did',
      title: columns.did,
      render: ({ action, object }) => {
        const known = actionText(action);
        return (
          <>
            <b className={action === 'session.signInDelayed' ? styles.warning : styles.action}>
              {known === undefined ? action : audit.actions[known]}
            </b>{' '}
            {object.title ?? object.id}
          </>
        );
      },
    },
    {
      key: 'kind',
      title: columns.kind,
      width: 160,
      isWide: true,
      align: 'right',
      render: ({ object }) => <span className={styles.quiet}>{objectNames[object.kind] ?? object.kind}</span>,
    },
  ];
}
