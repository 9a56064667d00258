import { Table as AntTable, type TableColumnType } from 'antd';
import type { CallFailure } from 'client/failure.ts';
import { ChevronRight } from 'lucide-react';
import { type ComponentProps, type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import { useFrame } from '../../shell/frame-context.ts';
import { useTexts } from '../../text/use-language.ts';
import { LoadingOrError } from '../loading/loading-or-error.tsx';
import { PageCheckbox, RowCheckbox } from './selection-column.tsx';
import styles from './table.module.css';
import { phone, useMediaQuery } from '../use-media-query.ts';
import { useRowKeys } from '../keyboard/use-row-keys.ts';
import type { Selection } from './use-selection.ts';
import visuallyHidden from '../visually-hidden.module.css';

export type Column<Row> = {
  key: string;
  title: string;
  render: (row: Row) => ReactNode;
  width?: number | string;
  /** Below 1000 px, and beside the help. */
  narrowWidth?: number;
  align?: 'left' | 'right';
  /** Left out where there is little room. */
  isWide?: boolean;
  /** Left out below 600 px. */
  isHiddenOnPhones?: boolean;
  /** Whether nobody may hide it. */
  isAlwaysShown?: boolean;
  /** Its words are for screen readers, as over a column of buttons. */
  hasHiddenTitle?: boolean;
};

type TableProps<Row> = {
  label: string;
  columns: readonly Column<Row>[];
  /** Keys of columns that are not shown (right-toolbar.tsx). */
  hidden?: readonly string[];
  rows: readonly Row[] | undefined;
  keyOf: (row: Row) => string | number;
  failure: CallFailure | undefined;
  retry: () => void;
  /** Shown instead of the table if there is no row. */
  empty: ReactNode;
  /** Opens a row: by Enter on the row that J and K have chosen. */
  open?: (row: Row) => void;
  /** Rows that are quieter than others, such as disabled accounts. */
  isFaint?: (row: Row) => boolean;
  isMarked?: (row: Row) => boolean;
  /** Rows get a checkbox, whose name is that of the row. */
  selection?: { selection: Selection<Row>; nameOf: (row: Row) => string } | undefined;
  /** What a row opens to. */
  renderDetails?: (row: Row) => ReactNode;
  /** A band between two rows, above the row of this index or below the last one. */
  divider?: { above: number; content: ReactNode } | undefined;
  footer?: ReactNode;
};

/** A list with its four states: loading, failed, empty, filled. J and K choose a row, Enter opens it, X selects it. */
export function Table<Row extends object>(props: TableProps<Row>) {
  const {
    label,
    columns,
    hidden = [],
    rows,
    keyOf,
    failure,
    retry,
    empty,
    isFaint,
    isMarked,
    selection,
    renderDetails,
    divider,
    footer,
  } = props;
  const { parts } = useTexts();
  const isNarrowWindow = useMediaQuery('(max-width: 1000px)');
  const isNarrow = useFrame().isHelpOpen || isNarrowWindow;
  const isPhone = useMediaQuery(phone);
  const shown = columns.filter(
    ({ key, isWide, isHiddenOnPhones }) =>
      !hidden.includes(key) && !(isWide && isNarrow) && !(isHiddenOnPhones && isPhone),
  );
  const { frame, chosen } = useChosenRow(props);
  if (rows === undefined)
    return (
      <div className={styles.frame}>
        <LoadingOrError failure={failure} retry={retry} />
      </div>
    );
  if (rows.length === 0)
    return (
      <div className={styles.frame}>
        {empty}
        {footer === undefined ? null : <div className={styles.footer}>{footer}</div>}
      </div>
    );
  const cells = shown.length + (selection === undefined ? 0 : 1) + (renderDetails === undefined ? 0 : 1);
  const band = divider && <Band cells={cells}>{divider.content}</Band>;
  const bandedRow = divider && rows[divider.above];
  return (
    <div className={styles.frame} ref={frame} data-narrow={isNarrow}>
      <AntTable<Row>
        aria-label={label}
        columns={[
          ...(selection === undefined ? [] : [selectionColumn(selection, rows)]),
          ...shown.map((column) => antColumn(column, isNarrow)),
        ]}
        dataSource={[...rows]}
        rowKey={keyOf}
        pagination={false}
        {...(bandedRow && { onRow: withBand(bandedRow, band), components: bandedRows })}
        {...(bandedRow === undefined && band && { summary: () => band })}
        rowClassName={(row, index) =>
          [
            index === chosen && styles.chosen,
            isFaint?.(row) && styles.faint,
            (isMarked?.(row) || selection?.selection.isSelected(row)) && styles.marked,
          ]
            .filter(Boolean)
            .join(' ')
        }
        {...(renderDetails && {
          expandable: {
            expandedRowRender: renderDetails,
            columnWidth: 40,
            columnTitle: <span className={visuallyHidden.text}>{parts.details}</span>,
            expandIcon: renderExpandButton,
          },
        })}
      />
      {footer === undefined ? null : <div className={styles.footer}>{footer}</div>}
    </div>
  );
}

function Band({ cells, children }: { cells: number; children: ReactNode }) {
  return (
    <tr className={styles.band}>
      <td colSpan={cells}>{children}</td>
    </tr>
  );
}

type BandedRowProps = ComponentProps<'tr'> & { band?: ReactNode };

/** A row of the list, below its band. */
function BandedRow({ band, ...row }: BandedRowProps) {
  return (
    <>
      {band}
      <tr {...row} />
    </>
  );
}

const bandedRows = { body: { row: BandedRow } };

function withBand<Row>(row: Row, band: ReactNode): (listed: Row) => BandedRowProps {
  return (listed) => (listed === row ? { band } : {});
}

/** The row that J and K have chosen; it is scrolled into view. */
function useChosenRow<Row>({ rows, open, selection }: Pick<TableProps<Row>, 'rows' | 'open' | 'selection'>) {
  const frame = useRef<HTMLDivElement>(null);
  const chosen = useRowKeys(rows?.length ?? 0, {
    open: (index) => {
      const row = rows?.[index];
      if (row !== undefined) open?.(row);
    },
    select: (index, upTo) => {
      const row = rows?.[index];
      if (row !== undefined) selection?.selection.toggle(row, { upTo });
    },
  });
  useEffect(() => {
    if (chosen >= 0) frame.current?.querySelector(`.${styles.chosen}`)?.scrollIntoView({ block: 'nearest' });
  }, [chosen]);
  return { frame, chosen };
}

function selectionColumn<Row>(
  { selection, nameOf }: NonNullable<TableProps<Row>['selection']>,
  rows: readonly Row[],
): TableColumnType<Row> {
  return {
    key: 'selection',
    width: 40,
    title: <PageCheckbox selection={selection} page={rows} />,
    render: (_: unknown, row: Row) => <RowCheckbox selection={selection} row={row} name={nameOf(row)} />,
  };
}

function antColumn<Row>(
  { key, title, render, width: wideWidth, narrowWidth, align, hasHiddenTitle }: Column<Row>,
  isNarrow: boolean,
): TableColumnType<Row> {
  const width = isNarrow && narrowWidth !== undefined ? narrowWidth : wideWidth;
  return {
    key,
    title: hasHiddenTitle ? <span className={visuallyHidden.text}>{title}</span> : title,
    render: (_: unknown, row: Row) => render(row),
    ...(width !== undefined && { width }),
    ...(align !== undefined && { align }),
  };
}

type Expansion<Row> = {
  expanded: boolean;
  record: Row;
  onExpand: (record: Row, event: MouseEvent<HTMLElement>) => void;
};

function renderExpandButton<Row>({ expanded, record, onExpand }: Expansion<Row>): ReactNode {
  return <ExpandButton isOpen={expanded} toggle={(event) => onExpand(record, event)} />;
}

function ExpandButton({ isOpen, toggle }: { isOpen: boolean; toggle: (event: MouseEvent<HTMLElement>) => void }) {
  const { parts } = useTexts();
  return (
    <button type="button" className={styles.expand} aria-expanded={isOpen} aria-label={parts.details} onClick={toggle}>
      <ChevronRight size={14} aria-hidden="true" />
    </button>
  );
}
