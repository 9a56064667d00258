/** Days and opening hours of the working calendar. */
import { Button, Input, Select } from 'antd';
import { weekdays } from 'contract/working-time/working-calendar.ts';
import dayjs, { type Dayjs } from 'dayjs';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { fieldLabel } from '../../content-kinds/field-labels.ts';
import { BeijingPicker } from '../../parts/fields/beijing-picker.tsx';
import { useLocale, useTexts } from '../../text/use-language.ts';
import { isRecord } from '../body.ts';
import styles from './day-fields.module.css';
import { AddRowButton, RemoveRowButton } from './row-buttons.tsx';
import { keyOfRow } from './row-key.ts';
import type { ValueFieldProps } from './value-field-props.ts';
import { weekdayName } from './weekday-name.ts';

const dayFormat = 'YYYY-MM-DD';

function dayOf(value: unknown): Dayjs | null {
  return typeof value === 'string' && value !== '' ? dayjs(value) : null;
}

function rowsIn(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function Group({ name, isWide = false, children }: { name: string; isWide?: boolean; children: ReactNode }) {
  return (
    <fieldset className={isWide ? `${styles.group} ${styles.allColumns}` : styles.group}>
      <legend>{fieldLabel(name, useTexts())}</legend>
      {children}
    </fieldset>
  );
}

/** One day. */
export function DayField({ name, value, isReadOnly, onChange }: ValueFieldProps) {
  return (
    <Group name={name}>
      <BeijingPicker
        aria-label={fieldLabel(name, useTexts())}
        className={styles.wide ?? ''}
        disabled={isReadOnly}
        value={dayOf(value)}
        onChange={(day) => onChange(day === null ? null : day.format(dayFormat))}
      />
    </Group>
  );
}

/** Several days, in their order. A picker of several days would have no field that the keyboard reaches. */
export function DaysField({ name, value, isReadOnly, onChange }: ValueFieldProps) {
  const { structure } = useTexts().publishing;
  const days = rowsIn(value).filter((day) => typeof day === 'string');
  return (
    <Group name={name}>
      <ul className={styles.days}>
        {days.map((day) => (
          <li key={day}>
            {day}
            {isReadOnly ? null : (
              <Button
                type="text"
                size="small"
                aria-label={structure.removeDay(day)}
                icon={<X size={12} />}
                onClick={() => onChange(days.filter((other) => other !== day))}
              />
            )}
          </li>
        ))}
      </ul>
      {isReadOnly ? null : (
        <BeijingPicker
          aria-label={structure.addDay}
          placeholder={structure.addDay}
          className={styles.wide ?? ''}
          value={null}
          onChange={(day: Dayjs | null) => {
            if (day !== null) onChange([...new Set([...days, day.format(dayFormat)])].toSorted());
          }}
        />
      )}
    </Group>
  );
}

/** Weekends on which the company works, each with the weekday whose hours it has. */
export function WorkingDaysField({ name, value, isReadOnly, onChange }: ValueFieldProps) {
  const { structure } = useTexts().publishing;
  const locale = useLocale();
  const rows = rowsIn(value).filter(isRecord);
  const change = (index: number, changed: Record<string, unknown>) =>
    onChange(rows.with(index, { ...rows[index], ...changed }));
  return (
    <Group name={name}>
      {rows.map((row, index) => (
        <div key={keyOfRow(row, index)} className={styles.row}>
          <BeijingPicker
            aria-label={structure.day(index + 1)}
            disabled={isReadOnly}
            value={dayOf(row['date'])}
            onChange={(day) => change(index, { date: day === null ? '' : day.format(dayFormat) })}
          />
          <Select
            aria-label={structure.hoursLike}
            disabled={isReadOnly}
            value={row['like']}
            options={weekdays.map((weekday) => ({ value: weekday, label: weekdayName(weekday, locale) }))}
            onChange={(like: unknown) => change(index, { like })}
          />
          {isReadOnly ? null : <RemoveRowButton remove={() => onChange(rows.toSpliced(index, 1))} />}
        </div>
      ))}
      {isReadOnly ? null : <AddRowButton onClick={() => onChange([...rows, { date: '', like: 'monday' }])} />}
    </Group>
  );
}

/** The opening hours of each weekday, in one or several intervals; a closed day has none. */
export function OpeningHoursField({ name, value, isReadOnly, onChange }: ValueFieldProps) {
  const { structure } = useTexts().publishing;
  const locale = useLocale();
  const hours = isRecord(value) ? value : {};
  return (
    <Group name={name} isWide>
      {weekdays.map((weekday) => {
        const intervals = rowsIn(hours[weekday]).map(rowsIn);
        const label = weekdayName(weekday, locale);
        const change = (changed: unknown[]) => onChange({ ...hours, [weekday]: changed });
        return (
          <div key={weekday} className={styles.day}>
            <span>{label}</span>
            <div>
              {intervals.length === 0 ? <em>{structure.closed}</em> : null}
              {intervals.map(([opens, closes], index) => (
                <div key={keyOfRow(opens, index)} className={styles.row}>
                  <TimeOfDayField
                    label={`${label}, ${structure.opens}`}
                    value={opens}
                    isReadOnly={isReadOnly}
                    onChange={(time) => change(intervals.with(index, [time, closes]))}
                  />
                  –
                  <TimeOfDayField
                    label={`${label}, ${structure.closes}`}
                    value={closes}
                    isReadOnly={isReadOnly}
                    onChange={(time) => change(intervals.with(index, [opens, time]))}
                  />
                  {isReadOnly ? null : <RemoveRowButton remove={() => change(intervals.toSpliced(index, 1))} />}
                </div>
              ))}
            </div>
            {isReadOnly ? null : <AddRowButton onClick={() => change([...intervals, ['09:00', '17:00']])} />}
          </div>
        );
      })}
    </Group>
  );
}

const timeOfDay = /^(?:(?:[01]\d|2[0-3]):[0-5]\d|24:00)$/;

/** `24:00` is the end of a day, which pickers of times do not know. */
function TimeOfDayField({
  label,
  value,
  isReadOnly,
  onChange,
}: {
  label: string;
  value: unknown;
  isReadOnly: boolean;
  onChange: (time: string) => void;
}) {
  const time = typeof value === 'string' ? value : '';
  return (
    <Input
      aria-label={label}
      className={styles.time ?? ''}
      placeholder="09:00"
      maxLength={5}
      readOnly={isReadOnly}
      status={timeOfDay.test(time) ? '' : 'error'}
      value={time}
      onChange={({ target }) => onChange(target.value.replace('：', ':'))}
    />
  );
}
