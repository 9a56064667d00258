import { Select } from 'antd';
import { locales } from 'contract/locales.ts';
import { type Weekday, weekdays } from 'contract/working-time/working-calendar.ts';
import { Radio } from '../../parts/fields/radio.tsx';
import { useLocale, useTexts } from '../../text/use-language.ts';
import { weekdayName } from '../fields/weekday-name.ts';
import { type CalendarDays, choiceOfDay, type DayChoice, kindOfDay, yearOf } from './calendar-days.ts';
import styles from './working-calendar.module.css';

const choices: readonly DayChoice[] = ['ordinary', 'holiday', 'makeUp'];

/** The selected days, and what they are. */
export function DayPanel({
  dates,
  days,
  isReadOnly,
  choose,
  changeHours,
}: {
  dates: readonly string[];
  days: CalendarDays;
  isReadOnly: boolean;
  choose: (choice: DayChoice) => void;
  changeHours: (date: string, like: Weekday) => void;
}) {
  const { calendar, structure } = useTexts().publishing;
  const locale = useLocale();
  const [first = '', last = first] = [dates[0], dates.at(-1)];
  const kinds = new Set(dates.map((date) => kindOfDay(date, days)));
  const chosen = new Set(dates.map((date) => choiceOfDay(date, days)));
  const makeUp = dates.length === 1 ? days.workingDays.find(({ date }) => date === first) : undefined;
  const words = new Intl.DateTimeFormat(locales[locale].tag, {
    month: 'long',
    day: 'numeric',
    ...(dates.length === 1 && { weekday: 'long' }),
    ...(yearOf(first) !== yearOf(last) && { year: 'numeric' }),
    timeZone: 'UTC',
  });
  return (
    <section className={styles.panel} aria-label={calendar.selectedDays}>
      <h2 aria-live="polite">{[...new Set([first, last])].map((date) => words.format(new Date(date))).join(' – ')}</h2>
      <p>
        {dates.length > 1 ? `${calendar.count(dates.length)} · ` : ''}
        {[...kinds].map((kind) => calendar.kinds[kind]).join(', ')}
      </p>
      {isReadOnly ? null : (
        <Radio
          label={calendar.selectedDays}
          options={choices.map((value) => ({ value, label: calendar.choices[value] }))}
          value={chosen.size === 1 ? ([...chosen][0] ?? 'ordinary') : undefined}
          onChange={choose}
        />
      )}
      {makeUp === undefined ? null : (
        <label className={styles.hours}>
          {structure.hoursLike}
          <Select
            aria-label={structure.hoursLike}
            disabled={isReadOnly}
            value={makeUp.like}
            options={weekdays.map((weekday) => ({ value: weekday, label: weekdayName(weekday, locale) }))}
            onChange={(like) => changeHours(first, like)}
          />
        </label>
      )}
    </section>
  );
}
