import { Button } from 'antd';
import { contentReaders, mayUseContent } from 'contract/console/content-rights.ts';
import { holdsAnyPermission, holdsPermission } from 'contract/console/permissions.ts';
import { getToday } from 'contract/console/today.ts';
import { getSettings } from 'contract/settings.ts';
import type { WorkingTime } from 'contract/working-time/working-calendar.ts';
import { Plus } from 'lucide-react';
import { useNavigate } from 'react-router';
import { contentPath } from '../content-kinds/content-path.ts';
import { useRead } from '../gateway/use-read.ts';
import { PageHeader } from '../parts/layout/page-header.tsx';
import { useListQuery } from '../parts/lists/use-list-query.ts';
import { useNow } from '../parts/use-now.ts';
import { Screen } from '../shell/screen.tsx';
import { useSession } from '../shell/session.tsx';
import { useInboxCounts } from '../shell/use-inbox-counts.ts';
import { formatToday } from '../text/format.ts';
import { useLocale, useTexts } from '../text/use-language.ts';
import { HealthPanel } from './health-panel.tsx';
import { InboxPanel } from './inbox-panel.tsx';
import { RecentPanel } from './recent-panel.tsx';
import { NoticeFailures } from './notice-failures.tsx';
import styles from './today.module.css';
import { TranslationPanel } from './translation-panel.tsx';
import { UpcomingPanel } from './upcoming-panel.tsx';
import { WaitingPanel } from './waiting-panel.tsx';
import { beijingTimeOfDay, beijingHour, workingDayAt } from './working-day.ts';

/** What waits for somebody, what happens by itself soon, and what changed last. */
export function TodayScreen() {
  const { shell, today } = useTexts();
  const { permissions, account } = useSession();
  const locale = useLocale();
  const navigate = useNavigate();
  const now = useNow();
  const seesHealth = holdsPermission(permissions, 'system:health:read');
  const readsContent = holdsAnyPermission(permissions, contentReaders);
  const { data: settings } = useRead(getSettings, {}, { silent: true });
  const calendar = settings?.data.workingCalendar ?? undefined;
  const { mayRead: readsInbox, ...inbox } = useInboxCounts();
  return (
    <Screen help={{ screen: 'today' }} breadcrumbs={[{ label: shell.areas.today }]}>
      <PageHeader
        title={today.greeting(account.name, beijingHour(now))}
        note={[formatToday(locale, now), today.beijing(beijingTimeOfDay(now)), useWorkingDay(calendar, now)]
          .filter((part) => part !== undefined)
          .join(' · ')}
      >
        {mayUseContent('article', 'edit', permissions) ? (
          <Button type="primary" icon={<Plus size={15} />} onClick={() => void navigate(contentPath('news', 'new'))}>
            {today.writeNews}
          </Button>
        ) : null}
      </PageHeader>
      {seesHealth ? <NoticeFailures now={now} /> : null}
      {readsInbox ? <InboxPanel {...inbox} now={now} /> : null}
      {readsContent ? (
        <Panels
          now={now}
          calendar={calendar}
          isInboxEmpty={!readsInbox || isEmpty(inbox.counts)}
          seesHealth={seesHealth}
        />
      ) : seesHealth ? (
        <HealthPanel now={now} />
      ) : null}
    </Screen>
  );
}

/** Where the company is in its day; undefined if the calendar does not say. */
function useWorkingDay(calendar: WorkingTime | undefined, now: Date): string | undefined {
  const { workingDay } = useTexts().today;
  const day = calendar && workingDayAt(calendar, now);
  if (day === undefined) return undefined;
  if (day.is === 'before') return workingDay.before(day.opensAt);
  if (day.is === 'open') return workingDay.open(Math.floor(day.minutes / 60), day.minutes % 60);
  return workingDay[day.is];
}

function isEmpty(counts: ReturnType<typeof useInboxCounts>['counts']): boolean {
  return (
    counts !== undefined &&
    Object.values(counts).every((waiting) => waiting === undefined || waiting.open + waiting.suspicious === 0)
  );
}

type PanelsProps = { now: Date; calendar: WorkingTime | undefined; isInboxEmpty: boolean; seesHealth: boolean };

function Panels({ now, calendar, isInboxEmpty, seesHealth }: PanelsProps) {
  const { filters, setFilters } = useListQuery(['whose']);
  const whose = filters.whose === 'mine' ? 'mine' : 'all';
  const { data, failure, retry } = useRead(getToday, { whose });
  return (
    <div className={styles.panels}>
      <div className={styles.column}>
        <WaitingPanel
          waiting={data?.waiting}
          failure={failure}
          retry={retry}
          whose={whose}
          setWhose={(chosen) => setFilters({ whose: chosen === 'mine' ? 'mine' : undefined })}
          now={now}
          isInboxEmpty={isInboxEmpty}
        />
        <div className={styles.last}>
          <RecentPanel recent={data?.recent ?? []} now={now} />
        </div>
      </div>
      <div className={styles.column}>
        <UpcomingPanel upcoming={data?.upcoming} calendar={calendar} now={now} />
        {seesHealth ? <HealthPanel now={now} /> : null}
        <TranslationPanel />
      </div>
    </div>
  );
}
