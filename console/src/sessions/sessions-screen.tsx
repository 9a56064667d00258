import { App, Button } from 'antd';
import { formatNumber } from 'contract/format-number.ts';
import { holdsPermission } from 'contract/console/permissions.ts';
import { endOtherSessions, listAllSessions, listSessions } from 'contract/console/sessions.ts';
import { useState } from 'react';
import { useRead } from '../gateway/use-read.ts';
import { useWrite } from '../gateway/use-write.ts';
import { Filters } from '../parts/lists/filters.tsx';
import { PageHeader } from '../parts/layout/page-header.tsx';
import { Radio } from '../parts/fields/radio.tsx';
import { RightToolbar } from '../parts/lists/right-toolbar.tsx';
import { useListQuery } from '../parts/lists/use-list-query.ts';
import { useSession } from '../shell/session.tsx';
import { Screen } from '../shell/screen.tsx';

import { useLocale, useTexts } from '../text/use-language.ts';
import { SessionTable } from './session-table.tsx';

const whose = ['own', 'all'] as const;

export function SessionsScreen() {
  const { sessions, shell } = useTexts();
  const { permissions } = useSession();
  const mayReadAll = holdsPermission(permissions, 'system:account:edit');
  const { filters, setFilters } = useListQuery(['whose']);
  const chosen = mayReadAll && filters.whose !== 'own' ? 'all' : 'own';
  const own = useRead(listSessions, {}, { enabled: chosen === 'own' });
  const all = useRead(listAllSessions, {}, { enabled: chosen === 'all' });
  const reading = chosen === 'all' ? all : own;
  const [isSearchShown, showSearch] = useState(true);
  const [hidden, setHidden] = useState<string[]>([]);
  const toggled = (['who', 'network', 'since', 'ends'] as const).map((key) => ({ key, label: sessions.columns[key] }));
  return (
    <Screen help={{ screen: 'sessions' }} breadcrumbs={[{ label: shell.groups.records }, { label: sessions.title }]}>
      <PageHeader title={sessions.title} note={sessions.note}>
        <EndOthers />
      </PageHeader>
      <Filters
        isShown={isSearchShown && mayReadAll}
        toolbar={
          <RightToolbar
            isSearchShown={isSearchShown}
            showSearch={showSearch}
            refresh={reading.retry}
            isRefreshing={reading.isFetching}
            columns={toggled}
            hidden={hidden}
            setHidden={setHidden}
          />
        }
      >
        <Radio
          label={sessions.whose}
          value={chosen}
          options={whose.map((value) => ({ value, label: sessions[value] }))}
          onChange={(value) => setFilters({ whose: value === 'own' ? 'own' : undefined })}
        />
      </Filters>
      <SessionTable reading={reading} hidden={hidden} />
    </Screen>
  );
}

function EndOthers() {
  const { sessions } = useTexts();
  const locale = useLocale();
  const { message } = App.useApp();
  const { write, isPending } = useWrite(endOtherSessions, { changes: [listSessions, listAllSessions] });
  async function end() {
    const result = await write({});
    if (result.ok) void message.success(sessions.endedOthers(formatNumber(locale, result.value.data.ended)));
  }
  return (
    <Button danger loading={isPending} onClick={() => void end()}>
      {sessions.endOthers}
    </Button>
  );
}
