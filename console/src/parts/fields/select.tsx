import { Select as AntSelect } from 'antd';

export type SelectOption<Value extends string | number> = { value: Value; label: string };

/** A choice of one value in a filter, or of none. */
export function Select<Value extends string | number>({
  label,
  options,
  value,
  onChange,
  width = 160,
  searchable = false,
}: {
  /** Its name, which is also shown in it while nothing is chosen. */
  label: string;
  options: readonly SelectOption<Value>[];
  value: Value | undefined;
  onChange: (value: Value | undefined) => void;
  width?: number;
  searchable?: boolean;
}) {
  return (
    <AntSelect<Value>
      aria-label={label}
      placeholder={label}
      style={{ width }}
      allowClear
      showSearch={searchable ? { optionFilterProp: 'label' } : false}
      options={[...options]}
      value={value ?? null}
      onChange={(chosen?: Value) => onChange(chosen)}
    />
  );
}
