import { Button } from 'antd';
import { type Account, accountStates, listAccounts } from 'contract/console/accounts.ts';
import { listRoles } from 'contract/console/roles.ts';
import { formatNumber } from 'contract/format-number.ts';
import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { useRead } from '../gateway/use-read.ts';
import { Empty } from '../parts/loading/empty.tsx';
import { ListFilters } from '../parts/lists/list-filters.tsx';
import { PageHeader } from '../parts/layout/page-header.tsx';
import { Pagination } from '../parts/lists/pagination.tsx';
import { Radio } from '../parts/fields/radio.tsx';
import { SearchField } from '../parts/lists/search-field.tsx';
import { Select } from '../parts/fields/select.tsx';
import { Table } from '../parts/lists/table.tsx';
import { type ListQuery, useListQuery } from '../parts/lists/use-list-query.ts';
import { addRecentItem } from '../shell/recent-items.ts';
import { Screen } from '../shell/screen.tsx';
import { useLocale, useTexts } from '../text/use-language.ts';
import { AccountForm } from './account-form.tsx';
import { type IssuedLink, SetUpLinkDialog } from './set-up-link-dialog.tsx';
import { useAccountColumns } from './use-account-columns.tsx';

const states = [...accountStates, 'withoutSecondFactor'] as const;

const filterNames = ['text', 'role', 'state'] as const;

type Query = ListQuery<(typeof filterNames)[number]>;

function stateOf({ state }: Query['filters']) {
  return states.find((known) => known === state);
}

/** The filters in the URL, and the accounts that match. */
function useAccountSearch() {
  const listQuery = useListQuery(filterNames);
  const { page, limit, filters } = listQuery;
  const { text, role } = filters;
  const reading = useRead(listAccounts, { page: page - 1, size: limit, text, role, state: stateOf(filters) });
  return { ...listQuery, reading };
}

export function AccountsScreen() {
  const { accounts, shell } = useTexts();
  const locale = useLocale();
  const { filters, setFilters, page, limit, setPage, clear, reading } = useAccountSearch();
  const { data: roleData } = useRead(listRoles, {}, { silent: true });
  const roles = (roleData?.data.roles ?? []).map(({ key, name }) => ({ value: key, label: name[locale] }));
  const [hidden, setHidden] = useState<string[]>([]);
  const [edited, setEdited] = useState<Account | 'new'>();
  const [link, setLink] = useState<IssuedLink>();
  function edit(account: Account) {
    addRecentItem({ path: `/accounts?text=${encodeURIComponent(account.login)}`, title: account.name });
    setEdited(account);
  }
  const columns = useAccountColumns({ roles, edit, showLink: setLink });
  const counts = reading.data?.counts;
  const count = (value: number | undefined) => formatNumber(locale, value ?? 0);

  return (
    <Screen help={{ screen: 'accounts' }} breadcrumbs={[{ label: shell.groups.settings }, { label: accounts.title }]}>
      <PageHeader
        title={accounts.title}
        note={counts ? accounts.note(count(counts.inUse), count(counts.withoutSecondFactor)) : '\u00A0'}
      >
        <Button type="primary" icon={<UserPlus size={16} />} onClick={() => setEdited('new')}>
          {accounts.newAccount}
        </Button>
      </PageHeader>
      <ListFilters result={reading} columns={columns} hidden={hidden} setHidden={setHidden}>
        <AccountFilters {...{ filters, setFilters, roles, counts }} />
      </ListFilters>
      <Table
        label={accounts.title}
        columns={columns}
        hidden={hidden}
        rows={reading.data?.content}
        keyOf={({ id }) => id}
        failure={reading.failure}
        retry={reading.retry}
        open={(row) => {
          if (row.abilities.edit) edit(row);
        }}
        isFaint={(row) => row.state === 'disabled'}
        empty={
          <Empty title={accounts.empty} action={<Button onClick={clear}>{accounts.clearFilters}</Button>}>
            {accounts.emptyHint}
          </Empty>
        }
        footer={
          <>
            <p>{accounts.neverDeleted}</p>
            <Pagination page={page} limit={limit} total={reading.data?.totalElements ?? 0} onChange={setPage} />
          </>
        }
      />
      {edited === undefined ? null : (
        <AccountForm
          account={edited === 'new' ? undefined : (reading.data?.content.find(({ id }) => id === edited.id) ?? edited)}
          roles={roleData?.data.roles ?? []}
          close={() => setEdited(undefined)}
          showLink={setLink}
        />
      )}
      <SetUpLinkDialog link={link} close={() => setLink(undefined)} />
    </Screen>
  );
}

function AccountFilters({
  filters,
  setFilters,
  roles,
  counts,
}: {
  filters: Query['filters'];
  setFilters: Query['setFilters'];
  roles: readonly { value: string; label: string }[];
  counts: { disabled: number; withoutSecondFactor: number } | undefined;
}) {
  const { accounts } = useTexts();
  const state = stateOf(filters);
  return (
    <>
      <SearchField label={accounts.search} value={filters.text ?? ''} onChange={(text) => setFilters({ text })} />
      <Select label={accounts.role} options={roles} value={filters.role} onChange={(role) => setFilters({ role })} />
      <Radio
        label={accounts.which}
        value={state === 'disabled' || state === 'withoutSecondFactor' ? state : 'everyone'}
        options={[
          { value: 'everyone', label: accounts.everyone },
          { value: 'disabled', label: accounts.disabled, ...(counts && { count: counts.disabled }) },
          {
            value: 'withoutSecondFactor',
            label: accounts.withoutSecondFactor,
            ...(counts && { count: counts.withoutSecondFactor }),
          },
        ]}
        onChange={(value) => setFilters({ state: value === 'everyone' ? undefined : value })}
      />
    </>
  );
}
