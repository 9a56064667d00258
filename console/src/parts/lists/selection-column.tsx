import { Checkbox } from 'antd';
import { useTexts } from '../../text/use-language.ts';
import type { Selection } from './use-selection.ts';

/** Selects the rows of a page, or takes them out of the selection. */
export function PageCheckbox<Row>({ selection, page }: { selection: Selection<Row>; page: readonly Row[] }) {
  const { parts } = useTexts();
  const count = page.filter(selection.isSelected).length;
  return (
    <Checkbox
      aria-label={parts.selectPage}
      checked={count > 0 && count === page.length}
      indeterminate={count > 0 && count < page.length}
      onChange={selection.togglePage}
    />
  );
}

export function RowCheckbox<Row>({ selection, row, name }: { selection: Selection<Row>; row: Row; name: string }) {
  const { parts } = useTexts();
  return (
    <Checkbox
      aria-label={parts.selectRow(name)}
      checked={selection.isSelected(row)}
      onChange={({ nativeEvent }) => selection.toggle(row, { upTo: 'shiftKey' in nativeEvent && nativeEvent.shiftKey })}
    />
  );
}
