import { type Locale, locales } from 'contract/locales.ts';
import { weekdays } from 'contract/working-time/working-calendar.ts';
import { type KeyboardEvent, useEffect, useId, useRef } from 'react';
import { Kbd } from '../../parts/keyboard/kbd.tsx';
import { useLocale, useTexts } from '../../text/use-language.ts';
import { weekdayName } from '../fields/weekday-name.ts';
import {
  type CalendarDays,
  countDays,
  type DayChoice,
  dateOfKey,
  datesBetween,
  kindOfDay,
  nextChoice,
  weeksOf,
} from './calendar-days.ts';
import styles from './working-calendar.module.css';

/** From the day where it began to the day that has the focus. */
export type Selection = { anchor: string; current: string };

type YearViewProps = {
  year: number;
  days: CalendarDays;
  today: string;
  selection: Selection;
  select: (selection: Selection) => void;
  /** Changes the selected days; undefined if the caller may not. */
  choose?: (choice: DayChoice) => void;
};

const months = Array.from({ length: 12 }, (_, month) => month);

/**
 * Twelve small months. Arrow keys move by days and weeks, Page Up and Page Down by months, with Shift they select. Space
 * makes of the selected days what can come next.
 */
export function YearView(props: YearViewProps) {
  const { selection, select, choose, days } = props;
  const frame = useRef<HTMLDivElement>(null);
  const isMovedByKey = useRef(false);
  useEffect(() => {
    if (isMovedByKey.current) frame.current?.querySelector<HTMLElement>(`[data-date="${selection.current}"]`)?.focus();
    isMovedByKey.current = false;
  }, [selection]);

  function onKeyDown(event: KeyboardEvent): void {
    const { current } = selection;
    const target = dateOfKey(current, event.key);
    if (target !== undefined) {
      isMovedByKey.current = true;
      select({ anchor: event.shiftKey ? selection.anchor : target, current: target });
    } else if (event.key === ' ' && choose !== undefined) choose(nextChoice(current, days));
    else return;
    event.preventDefault();
  }

  return (
    <>
      <Legend mayChange={choose !== undefined} />
      <div className={styles.months} ref={frame}>
        {months.map((month) => (
          <Month key={month} month={month} {...props} onKeyDown={onKeyDown} />
        ))}
      </div>
    </>
  );
}

type MonthProps = YearViewProps & { month: number; onKeyDown: (event: KeyboardEvent) => void };

function Month({ year, month, days, today, selection, select, onKeyDown }: MonthProps) {
  const { calendar } = useTexts().publishing;
  const locale = useLocale();
  const heading = useId();
  const weeks = weeksOf(year, month);
  const dates = weeks.flat().filter((date) => date !== undefined);
  const selected = datesBetween(selection.anchor, selection.current);
  return (
    <section className={styles.month} data-now={today.startsWith(dates[0]?.slice(0, 7) ?? ' ')}>
      <h3>
        <span id={heading}>{monthName(year, month, locale)}</span>
        <small>{calendar.monthDays(countDays(dates, days, ['working', 'makeUp']))}</small>
      </h3>
      <table className={styles.days} aria-labelledby={heading}>
        <thead>
          <tr>
            {weekdays.map((weekday) => (
              <th key={weekday} scope="col" abbr={weekdayName(weekday, locale)}>
                {weekdayName(weekday, locale, 'narrow')}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week.find((date) => date !== undefined)}>
              {week.map((date, weekday) => (
                <td key={weekdays[weekday]}>
                  {date === undefined ? null : (
                    <DayButton
                      {...{ date, days, today, onKeyDown }}
                      isSelected={selected.includes(date)}
                      isCurrent={date === selection.current}
                      select={(upTo) => select({ anchor: upTo ? selection.anchor : date, current: date })}
                    />
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function monthName(year: number, month: number, locale: Locale): string {
  const name = new Intl.DateTimeFormat(locales[locale].tag, { month: 'long', timeZone: 'UTC' });
  return name.format(Date.UTC(year, month));
}

type DayButtonProps = {
  date: string;
  days: CalendarDays;
  today: string;
  isSelected: boolean;
  isCurrent: boolean;
  /** Selects the day; with Shift all days up to it. */
  select: (upTo: boolean) => void;
  onKeyDown: (event: KeyboardEvent) => void;
};

function DayButton({ date, days, today, isSelected, isCurrent, select, onKeyDown }: DayButtonProps) {
  const { calendar } = useTexts().publishing;
  const { tag } = locales[useLocale()];
  const kind = kindOfDay(date, days);
  const words = new Intl.DateTimeFormat(tag, { month: 'long', day: 'numeric', weekday: 'long', timeZone: 'UTC' });
  return (
    <button
      type="button"
      className={styles.day}
      data-date={date}
      data-kind={kind}
      {...(date > days.knownUntil && { 'data-unknown': '' })}
      {...(date === today && { 'aria-current': 'date' })}
      aria-label={`${words.format(new Date(date))}, ${calendar.kinds[kind]}`}
      aria-pressed={isSelected}
      // The whole year is one stop of the Tab key.
      tabIndex={isCurrent ? 0 : -1}
      onClick={({ shiftKey }) => select(shiftKey)}
      onKeyDown={onKeyDown}
    >
      {Number(date.slice(8))}
    </button>
  );
}

/** What the marks mean, and the keys. */
function Legend({ mayChange }: { mayChange: boolean }) {
  const { calendar } = useTexts().publishing;
  return (
    <p className={styles.legend}>
      {(['working', 'off', 'holiday', 'makeUp'] as const).map((kind) => (
        <span key={kind}>
          <i className={styles.day} data-kind={kind} aria-hidden="true">
            8
          </i>
          {calendar.kinds[kind]}
        </span>
      ))}
      {mayChange ? (
        <span className={styles.keys}>
          <Kbd keys="← ↑ ↓ →" /> {calendar.move} <Kbd keys="Shift" /> {calendar.select} <Kbd keys="Space" />{' '}
          {calendar.change}
        </span>
      ) : null}
    </p>
  );
}
