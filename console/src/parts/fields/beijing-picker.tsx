import { DatePicker, type DatePickerProps } from 'antd';
import type { Dayjs } from 'dayjs';
import type { ComponentProps } from 'react';
import './beijing-time.ts';

/** A picker of a day or time in Beijing. It has no “Now” or “Today”: they would insert this computer's local time. */
export function BeijingPicker(props: Omit<DatePickerProps<Dayjs, false>, 'showNow'>) {
  return <DatePicker {...props} showNow={false} />;
}

/** A picker of a first and a last day in Beijing. */
export function BeijingRangePicker(props: ComponentProps<typeof DatePicker.RangePicker>) {
  return <DatePicker.RangePicker {...props} />;
}
