import { DatePicker, type DatePickerProps } from 'antd';
import type { Dayjs } from 'dayjs';

/** A picker of a day or time in Beijing. It has no “Now” or “Today”: they would insert this computer's local time. */
export function BeijingPicker(props: Omit<DatePickerProps<Dayjs, false>, 'showNow'>) {
  return <DatePicker {...props} showNow={false} />;
}
