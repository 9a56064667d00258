import { Alert } from 'antd';
import { type DueItem, getRetention, retentionBounds } from 'contract/console/retention.ts';
import { formatNumber } from 'contract/format-number.ts';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { useRead } from '../../gateway/use-read.ts';
import { inboxPath } from '../inbox-path.ts';
import { Empty } from '../../parts/loading/empty.tsx';
import { LoadingOrError } from '../../parts/loading/loading-or-error.tsx';
import { NoPermission } from '../../parts/loading/no-permission.tsx';
import { PageHeader } from '../../parts/layout/page-header.tsx';
import { Panel } from '../../parts/layout/panel.tsx';
import { Radio } from '../../parts/fields/radio.tsx';
import { type Column, Table } from '../../parts/lists/table.tsx';
import { Screen } from '../../shell/screen.tsx';
import { formatCalendarDay, formatDay } from '../../text/format.ts';
import { useLocale, useTexts } from '../../text/use-language.ts';
import { ErasedWeeks } from './erased-weeks.tsx';
import styles from './retention-screen.module.css';

/** What is erased when: the rules, what was erased in the last weeks, and what is due. */
export function RetentionScreen() {
  const { retention, shell } = useTexts();
  const { screen: texts } = retention;
  const { data: response, failure, retry } = useRead(getRetention, {});
  const data = response?.data;
  return (
    <Screen help={{ screen: 'retention' }} breadcrumbs={[{ label: shell.groups.records }, { label: texts.title }]}>
      <PageHeader title={texts.title} note={texts.note} />
      {data !== undefined ? (
        <div className={styles.panels}>
          <Panel isFlush title={texts.erased} note={texts.erasedNote}>
            <ErasedWeeks {...data} />
          </Panel>
          <Panel isFlush title={texts.due}>
            <DueDays due={data.due} />
          </Panel>
          <DueItems items={data.items} isCut={data.isCut} failure={failure} retry={retry} />
        </div>
      ) : failure?.status === 403 ? (
        <NoPermission />
      ) : (
        <LoadingOrError failure={failure} retry={retry} />
      )}
    </Screen>
  );
}

type Due = { day: string; kind: keyof ReturnType<typeof useTexts>['retention']['screen']['count']; number: number };

/** How many are erased on each of the next days. */
function DueDays({ due }: { due: readonly Due[] }) {
  const { screen: texts } = useTexts().retention;
  const locale = useLocale();
  if (due.length === 0) return <p className={styles.nothing}>{texts.nothingDue}</p>;
  return (
    <dl className={styles.due}>
      {[...new Set(due.map(({ day }) => day))].map((day) => (
        <div key={day}>
          <dt>{formatCalendarDay(day, locale)}</dt>
          <dd>
            {due
              .filter((one) => one.day === day)
              .map(({ kind, number }) => texts.count[kind](number))
              .join(' · ')}
          </dd>
        </div>
      ))}
    </dl>
  );
}

type DueItemsProps = Pick<Parameters<typeof LoadingOrError>[0], 'failure' | 'retry'> & {
  items: readonly DueItem[];
  isCut: boolean;
};

/** The items that are due or were extended. */
function DueItems({ items, isCut, failure, retry }: DueItemsProps) {
  const { screen: texts } = useTexts().retention;
  const locale = useLocale();
  const navigate = useNavigate();
  const columns = useColumns();
  const [shown, setShown] = useState<'all' | 'extended'>('all');
  const extended = items.filter(({ keptFor }) => keptFor !== null);
  return (
    <section className={styles.items}>
      <header>
        <h2>{texts.items}</h2>
        <Radio
          label={texts.items}
          options={[
            { value: 'all', label: texts.all, count: items.length },
            { value: 'extended', label: texts.extended, count: extended.length },
          ]}
          value={shown}
          onChange={setShown}
        />
      </header>
      {isCut ? <Alert type="info" showIcon title={texts.isCut(formatNumber(locale, retentionBounds.items))} /> : null}
      <Table
        label={texts.items}
        columns={columns}
        rows={shown === 'all' ? items : extended}
        keyOf={({ id }) => id}
        failure={failure}
        retry={retry}
        open={({ kind, id }) => void navigate(inboxPath(kind, id))}
        empty={<Empty title={texts.empty}>{texts.emptyHint}</Empty>}
      />
    </section>
  );
}

function useColumns(): Column<DueItem>[] {
  const { inboxItem, retention } = useTexts();
  const { screen: texts } = retention;
  const locale = useLocale();
  return [
    {
      key: 'erasedOn',
      title: texts.columns.erasedOn,
      width: 150,
      narrowWidth: 110,
      render: ({ erasedOn }) => formatCalendarDay(erasedOn, locale),
    },
    {
      key: 'what',
      title: texts.columns.what,
      render: ({ kind, id, subject }) => (
        <Link to={inboxPath(kind, id)}>{[texts.kindOf[kind], subject].filter((part) => part !== '').join(' · ')}</Link>
      ),
    },
    {
      key: 'why',
      title: texts.columns.why,
      isHiddenOnPhones: true,
      render: ({ keptFor }) => (keptFor === null ? texts.regular : retention.keptFor[keptFor]),
    },
    {
      key: 'status',
      title: texts.columns.status,
      width: 120,
      isWide: true,
      render: ({ status }) => inboxItem.statuses[status],
    },
    {
      key: 'received',
      title: texts.columns.received,
      width: 120,
      isWide: true,
      render: ({ receivedAt }) => formatDay(receivedAt),
    },
    { key: 'files', title: texts.columns.files, width: 90, align: 'right', isWide: true, render: ({ files }) => files },
  ];
}
