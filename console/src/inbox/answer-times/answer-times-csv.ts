import type { AnswerTimes } from 'contract/console/answer-times.ts';
import { csvOf } from 'contract/csv.ts';
import { locales } from 'contract/locales.ts';
import type { AnswerTimesTexts } from '../../text/cn/answer-times.ts';
import { type AnswerTimesData, untimedOf } from './periods.ts';

/** All periods with their subjects and languages, as a file for spreadsheets. Times are whole minutes. */
export function answerTimesCsv(data: AnswerTimesData, texts: AnswerTimesTexts): string {
  const { columns, csv } = texts;
  const head = [
    csv.period,
    csv.group,
    csv.name,
    columns.received,
    columns.inTime,
    columns.late,
    columns.waiting,
    csv.overdue,
    columns.untimed,
    csv.median,
    csv.ninetiethPercentile,
  ];
  const periods = [{ month: texts.lastDays, ...data.lastDays }, ...data.months];
  const rows = periods.flatMap(({ month, total, bySubject, byLocale }) => [
    [month, texts.total, '', ...cellsOf(total)],
    ...bySubject.map((row) => [month, texts.subject, row.subject || texts.otherSubjects, ...cellsOf(row)]),
    ...byLocale.map((row) => [month, texts.language, locales[row.locale].ownName, ...cellsOf(row)]),
  ]);
  return csvOf([head, ...rows]);
}

function cellsOf(times: AnswerTimes): string[] {
  const { received, inTime, late, waiting, overdue, median, ninetiethPercentile } = times;
  return [received, inTime, late, waiting, overdue, untimedOf(times), median ?? '', ninetiethPercentile ?? ''].map(
    String,
  );
}
