import { Button } from 'antd';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { useMediaQuery } from '../../parts/use-media-query.ts';
import { currentTime } from '../../text/clock.ts';
import { formatDay } from '../../text/format.ts';
import { useTexts } from '../../text/use-language.ts';
import { type Body, sharedFieldsOf, withValue } from '../body.ts';
import { ValueField } from '../fields/value-field.tsx';
import {
  type CalendarDays,
  countDays,
  type DayChoice,
  datesBetween,
  datesOfYear,
  daysOf,
  inYear,
  withChoice,
  yearOf,
} from './calendar-days.ts';
import { DayPanel } from './day-panel.tsx';
import styles from './working-calendar.module.css';
import { YearView } from './year-view.tsx';

type CalendarFieldsProps = {
  body: Body;
  isReadOnly: boolean;
  change: (changed: (body: Body) => Body) => void;
};

/** The fields that list days stand beside the year, the others below it. */
const dayFields = ['knownUntil', 'workingDays', 'holidays'];

/** The working calendar as a year, with the selected days and the lists of days beside it. */
export function CalendarFields({ body, isReadOnly, change }: CalendarFieldsProps) {
  const [today] = useState(() => formatDay(currentTime().toISOString()));
  const [selection, setSelection] = useState({ anchor: today, current: today });
  const days = daysOf(body);
  const dates = datesBetween(selection.anchor, selection.current);
  const year = yearOf(selection.current);
  const fields = sharedFieldsOf('workingCalendar');
  const choose = (choice: DayChoice) =>
    change((current) => ({ ...current, ...withChoice(daysOf(current), dates, choice) }));
  const field = ({ name, field: of }: (typeof fields)[number]) => (
    <ValueField
      key={name}
      name={name}
      field={of}
      value={body[name]}
      isReadOnly={isReadOnly}
      onChange={(value) => change((current) => withValue(current, name, value))}
    />
  );
  const isNarrow = useMediaQuery('(max-width: 1000px)');
  const panel = (
    <DayPanel
      dates={dates}
      days={days}
      isReadOnly={isReadOnly}
      choose={choose}
      changeHours={(date, like) =>
        change((current) => ({
          ...current,
          workingDays: daysOf(current).workingDays.map((day) => (day.date === date ? { date, like } : day)),
        }))
      }
    />
  );
  return (
    <div className={styles.calendar}>
      <div className={styles.year}>
        <YearHeader year={year} days={days} show={(shown) => setSelection(atDay(inYear(selection.current, shown)))} />
        {isNarrow ? panel : null}
        <YearView
          year={year}
          days={days}
          today={today}
          selection={selection}
          select={setSelection}
          {...(!isReadOnly && { choose })}
        />
        <div className={styles.below}>{fields.filter(({ name }) => !dayFields.includes(name)).map(field)}</div>
      </div>
      <aside className={styles.beside}>
        {isNarrow ? null : panel}
        {dayFields.flatMap((name) => fields.filter((one) => one.name === name)).map(field)}
      </aside>
    </div>
  );
}

function atDay(date: string) {
  return { anchor: date, current: date };
}

/** The year with its number of working days, and the ways to the years beside it. */
function YearHeader({ year, days, show }: { year: number; days: CalendarDays; show: (year: number) => void }) {
  const { calendar } = useTexts().publishing;
  const dates = datesOfYear(year);
  const isUnknown = days.knownUntil < `${year}-12-31`;
  return (
    <header className={styles.yearHeader}>
      <Button
        icon={<ChevronLeft size={15} />}
        aria-label={calendar.yearBefore}
        title={calendar.yearBefore}
        onClick={() => show(year - 1)}
      />
      <h2 aria-live="polite">{calendar.year(year)}</h2>
      <Button
        icon={<ChevronRight size={15} />}
        aria-label={calendar.yearAfter}
        title={calendar.yearAfter}
        onClick={() => show(year + 1)}
      />
      <p>
        {calendar.workingDays(countDays(dates, days, ['working', 'makeUp']))}
        {' · '}
        {calendar.makeUpDays(countDays(dates, days, ['makeUp']))}
      </p>
      {isUnknown ? <p className={styles.unknown}>{calendar.unknownAfter(days.knownUntil)}</p> : null}
    </header>
  );
}
