import { Button } from 'antd';
import type { StateFilter } from 'contract/console/content-items.ts';
import { contentReaders, mayUseContent } from 'contract/console/content-rights.ts';
import { listTranslations } from 'contract/console/publishing.ts';
import { holdsAnyPermission } from 'contract/console/permissions.ts';
import { Plus } from 'lucide-react';
import { useNavigate } from 'react-router';
import { contentPath } from '../content-kinds/content-path.ts';
import { useRead } from '../gateway/use-read.ts';
import { PageHeader } from '../parts/page-header.tsx';
import { Panel } from '../parts/panel.tsx';
import { Table } from '../parts/table.tsx';
import { columnsOfAllKinds } from '../publishing/list/content-columns.tsx';
import { Screen } from '../shell/screen.tsx';
import { useSession } from '../shell/session.tsx';
import { formatToday } from '../text/format.ts';
import { useLocale, useTexts } from '../text/use-language.ts';
import styles from './today.module.css';

const rows = 10;

/** What waits for somebody, and what will go live by itself. */
export function TodayScreen() {
  const { shell, today } = useTexts();
  const { permissions } = useSession();
  const locale = useLocale();
  const navigate = useNavigate();
  const readsContent = holdsAnyPermission(permissions, contentReaders);
  return (
    <Screen help={{ screen: 'today' }} breadcrumbs={[{ label: shell.areas.today }]}>
      <PageHeader title={shell.areas.today} note={formatToday(locale)}>
        {mayUseContent('article', 'edit', permissions) ? (
          <Button type="primary" icon={<Plus size={15} />} onClick={() => void navigate(contentPath('news', 'new'))}>
            {today.writeNews}
          </Button>
        ) : null}
      </PageHeader>
      {readsContent ? (
        <>
          <Items state="work" title={today.waiting} note={today.waitingNote} empty={today.nothingWaits} />
          <Items state="scheduled" title={today.scheduled} note={today.scheduledNote} empty={today.nothingScheduled} />
        </>
      ) : null}
    </Screen>
  );
}

function Items({ state, title, note, empty }: { state: StateFilter; title: string; note: string; empty: string }) {
  const texts = useTexts();
  const locale = useLocale();
  const navigate = useNavigate();
  const { data, failure, retry } = useRead(listTranslations, { state, page: 0, size: rows });
  return (
    <div className={styles.items}>
      <Panel
        title={title}
        end={data === undefined ? note : `${note} · ${texts.publishing.listNote(data.totalElements)}`}
      >
        {data?.totalElements === 0 ? (
          <p className={styles.nothing}>{empty}</p>
        ) : (
          <Table
            label={title}
            columns={columnsOfAllKinds(texts, locale)}
            rows={data?.content}
            keyOf={({ kind, id }) => `${kind} ${id}`}
            failure={failure}
            retry={retry}
            open={({ kind, id }) => void navigate(contentPath(kind, id))}
            empty={null}
          />
        )}
      </Panel>
    </div>
  );
}
