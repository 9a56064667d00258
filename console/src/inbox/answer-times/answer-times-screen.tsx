import { Alert, Button, Select } from 'antd';
import { answerTimesBounds, type AnswerPeriod, getAnswerTimes } from 'contract/console/answer-times.ts';
import { formatNumber } from 'contract/format-number.ts';
import { saveFile } from 'client/save-file.ts';
import { Download } from 'lucide-react';
import { useRead } from '../../gateway/use-read.ts';
import { Empty } from '../../parts/loading/empty.tsx';
import { LoadingOrError } from '../../parts/loading/loading-or-error.tsx';
import { NoPermission } from '../../parts/loading/no-permission.tsx';
import { PageHeader } from '../../parts/layout/page-header.tsx';
import { Panel } from '../../parts/layout/panel.tsx';
import { useListQuery } from '../../parts/lists/use-list-query.ts';
import { Screen } from '../../shell/screen.tsx';
import { currentTime } from '../../text/clock.ts';
import { formatDay } from '../../text/format.ts';
import { useLocale, useTexts } from '../../text/use-language.ts';
import { answerTimesCsv } from './answer-times-csv.ts';
import styles from './answer-times.module.css';
import { AnswerTimesSummary } from './answer-times-summary.tsx';
import { AnswerTimesTables } from './answer-times-tables.tsx';
import { MonthColumns } from './month-columns.tsx';
import { OutcomeLegend } from './outcome-bar.tsx';
import { useAnswersSentence } from './use-answers-sentence.ts';
import { type AnswerTimesData, lastDays, monthName, periodOf } from './periods.ts';

/** How fast messages are answered, in months and in the last days. */
export function AnswerTimesScreen() {
  const { answerTimes: texts, shell } = useTexts();
  const { filters, setFilters } = useListQuery(['period']);
  const { data: response, failure, retry } = useRead(getAnswerTimes, {});
  const data = response?.data;
  return (
    <Screen help={{ screen: 'answerTimes' }} breadcrumbs={[{ label: shell.groups.inbox }, { label: texts.title }]}>
      <PageHeader title={texts.title} note={texts.note}>
        {data === undefined ? null : (
          <>
            <PeriodChoice data={data} chosen={filters.period} choose={(period) => setFilters({ period })} />
            <ExportButton data={data} />
          </>
        )}
      </PageHeader>
      {data !== undefined ? (
        <Figures data={data} chosen={filters.period} />
      ) : failure?.status === 403 ? (
        <NoPermission />
      ) : (
        <LoadingOrError failure={failure} retry={retry} />
      )}
    </Screen>
  );
}

type ChosenPeriod = { data: AnswerTimesData; chosen: string | undefined };

function PeriodChoice({ data, chosen, choose }: ChosenPeriod & { choose: (period: string | undefined) => void }) {
  const { answerTimes: texts } = useTexts();
  const locale = useLocale();
  return (
    <Select
      aria-label={texts.period}
      className={styles.period ?? ''}
      options={[
        { value: lastDays, label: texts.lastDays },
        ...data.months.map(({ month }) => ({ value: month, label: monthName(month, locale) })),
      ]}
      value={data.months.some(({ month }) => month === chosen) ? chosen : lastDays}
      onChange={(period) => choose(period === lastDays ? undefined : period)}
    />
  );
}

function ExportButton({ data }: { data: AnswerTimesData }) {
  const { answerTimes: texts } = useTexts();

  function download(): void {
    const blob = new Blob([answerTimesCsv(data, texts)], { type: 'text/csv;charset=utf-8' });
    saveFile({ blob, name: `answer-times-${formatDay(currentTime().toISOString())}.csv` });
  }

  return (
    <Button icon={<Download size={15} />} onClick={download}>
      {texts.exportCsv}
    </Button>
  );
}

function Figures({ data, chosen }: ChosenPeriod) {
  const { answerTimes: texts } = useTexts();
  const locale = useLocale();
  const period = periodOf(data, chosen);
  if (data.months.every(({ total }) => total.received === 0))
    return <Empty title={texts.empty}>{texts.emptyHint}</Empty>;
  return (
    <div className={styles.figures}>
      {data.isCut ? (
        <Alert type="warning" showIcon title={texts.isCut(formatNumber(locale, answerTimesBounds.messages))} />
      ) : null}
      <AnswerTimesSummary times={period.total} />
      <Panel title={texts.byMonth} end={<OutcomeLegend />}>
        <MonthColumns months={data.months} chosen={chosen} />
      </Panel>
      <PeriodTables period={period} name={chosenName(data, chosen, texts.lastDays, locale)} />
    </div>
  );
}

function chosenName(
  { months }: AnswerTimesData,
  chosen: string | undefined,
  ofLastDays: string,
  locale: Parameters<typeof monthName>[1],
): string {
  return chosen !== undefined && months.some(({ month }) => month === chosen) ? monthName(chosen, locale) : ofLastDays;
}

function PeriodTables({ period, name }: { period: AnswerPeriod; name: string }) {
  const { answerTimes: texts } = useTexts();
  const sentence = useAnswersSentence();
  const isEmpty = period.total.received === 0;
  return (
    <section className={styles.tables} aria-label={name}>
      <h2>{name}</h2>
      <p>{isEmpty ? texts.nothingReceived : sentence(period.total)}</p>
      {isEmpty ? null : (
        <>
          <AnswerTimesTables period={period} />
          <small>{texts.untimedHint}</small>
        </>
      )}
    </section>
  );
}
