import type { AnswerPeriod, AnswerTimes } from 'contract/console/answer-times.ts';
import { locales } from 'contract/locales.ts';
import { type Column, Table } from '../../parts/lists/table.tsx';
import { useTexts } from '../../text/use-language.ts';
import { OutcomeBar } from './outcome-bar.tsx';
import { untimedOf } from './periods.ts';
import { useFigures } from './use-figures.ts';

type NamedTimes = AnswerTimes & { name: string };

/** A period by subject and by language. */
export function AnswerTimesTables({ period }: { period: AnswerPeriod }) {
  const { answerTimes: texts } = useTexts();
  const subjects = period.bySubject.map((row) => ({ ...row, name: row.subject || texts.otherSubjects }));
  const languages = period.byLocale.map((row) => ({ ...row, name: locales[row.locale].ownName }));
  return (
    <>
      <NamedTable title={texts.subject} rows={subjects} />
      <NamedTable title={texts.language} rows={languages} />
    </>
  );
}

function NamedTable({ title, rows }: { title: string; rows: readonly NamedTimes[] }) {
  const { answerTimes: texts } = useTexts();
  const largest = Math.max(...rows.map(({ received }) => received));
  const { number, minutes } = useFigures();
  const figure = (
    key: keyof typeof texts.columns,
    render: Column<NamedTimes>['render'],
    more: Partial<Column<NamedTimes>> = {},
  ): Column<NamedTimes> => ({
    key,
    title: texts.columns[key],
    render,
    width: 100,
    narrowWidth: 84,
    align: 'right',
    ...more,
  });
  const isHiddenOnPhones = true;
  return (
    <Table
      label={title}
      columns={[
        { key: 'name', title, render: ({ name }) => name, width: 180, narrowWidth: 110 },
        {
          key: 'bar',
          title: texts.bars,
          hasHiddenTitle: true,
          render: (times) => <OutcomeBar times={times} largest={largest} />,
          width: '24%',
          isWide: true,
        },
        figure('received', ({ received }) => number(received)),
        figure('inTime', ({ inTime }) => number(inTime)),
        figure('late', ({ late }) => number(late)),
        figure('waiting', ({ waiting }) => number(waiting), { isHiddenOnPhones }),
        figure('untimed', (times) => number(untimedOf(times)), { isHiddenOnPhones }),
        figure('median', ({ median }) => minutes(median), { isHiddenOnPhones }),
        figure('ninetiethPercentile', ({ ninetiethPercentile }) => minutes(ninetiethPercentile), { isHiddenOnPhones }),
      ]}
      rows={rows}
      keyOf={({ name }) => name}
      failure={undefined}
      retry={() => undefined}
      empty={null}
    />
  );
}
