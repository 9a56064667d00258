import { paths } from 'contract/urls/paths.ts';
import { type ReactNode, useRef } from 'react';
import { Link } from '../pages/link.tsx';
import { keepScroll } from '../pages/scroll-restoration.ts';
import { Icon } from '../parts/icon.tsx';
import primitives from '../parts/primitives.module.css';
import { useFits } from '../parts/use-fits.ts';
import { PropertyName } from '../text/property-name.tsx';
import { RunningText } from '../text/running-text.tsx';
import { useLocale, usePageText } from '../text/use-text.tsx';
import type { ComparedColumn } from './compared-columns.ts';
import { areSame, type ComparedRow, comparedRows } from './compared-rows.ts';
import styles from './compare-table.module.css';

const supplyNames = ['hsCode', 'casNumber', 'packing', 'minimumLot', 'loadingPorts'] as const;

/** A column for each product or grade. The first column stays in view while the others scroll. */
export function CompareTable({ columns }: { columns: readonly ComparedColumn[] }) {
  const text = usePageText('comparison');
  const locale = useLocale();
  const scroller = useRef<HTMLElement>(null);
  const fits = useFits(scroller);
  const rows = comparedRows(columns, locale);
  const partial = rows.filter(({ isPartial }) => isPartial);
  const hasSame =
    rows.some(({ same }) => same) ||
    supplyNames.some((name) => areSame(columns.map(({ supply }) => supply[name].text)));
  return (
    <>
      <p className={`${styles.legend} ${primitives.tiny} ${primitives.quiet}`}>
        {text.legend}
        {hasSame ? <span className={styles.sample}>{text.marked}</span> : null}
      </p>
      <NameList columns={columns} />
      <section
        ref={scroller}
        className={`${styles.scroller} ${primitives.tableFrame}`}
        aria-label={text.title}
        tabIndex={fits ? undefined : 0}
      >
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col" className={`${styles.corner} ${primitives.tiny} ${primitives.quiet}`}>
                {text.property}
              </th>
              {columns.map((column) => (
                <ColumnHeader key={column.code} column={column} columns={columns} />
              ))}
            </tr>
          </thead>
          <tbody>
            {rows
              .filter(({ isPartial }) => !isPartial)
              .map((row) => (
                <PropertyRow key={row.id} row={row} columns={columns} />
              ))}
          </tbody>
          {partial.length === 0 ? null : (
            <tbody>
              <GroupHeader columns={columns}>{text.partial}</GroupHeader>
              {partial.map((row) => (
                <PropertyRow key={row.id} row={row} columns={columns} />
              ))}
            </tbody>
          )}
          <tbody className={styles.supplyRows}>
            <GroupHeader columns={columns}>{text.supplyTitle}</GroupHeader>
            {supplyNames.map((name) => (
              <SupplyRow key={name} name={name} columns={columns} />
            ))}
          </tbody>
        </table>
      </section>
      <p className={`${primitives.nextLine} ${primitives.tiny} ${primitives.quiet}`}>
        {columns.some(({ isGreenCoke }) => isGreenCoke) ? text.afterCalcining : null}
        {rows.some(({ key }) => key === 'realDensity') ? text.densityMethods : null}
      </p>
      <SupplyList columns={columns} />
    </>
  );
}

function GroupHeader({ columns, children }: { columns: readonly ComparedColumn[]; children: string }) {
  return (
    <tr>
      <th scope="rowgroup" colSpan={columns.length + 1} className={`${styles.group} ${primitives.small}`}>
        {children}
      </th>
    </tr>
  );
}

type ColumnProps = { column: ComparedColumn; columns: readonly ComparedColumn[] };

function ColumnHeader({ column, columns }: ColumnProps) {
  const { code, name, itemNo } = column;
  return (
    <th scope="col" className={styles.column}>
      <span className={`${primitives.between} ${styles.top}`}>
        {itemNo === null ? (
          <b>
            <Code code={code} />
          </b>
        ) : (
          <Link className={`${styles.code} ${primitives.strong} ${primitives.link}`} to={paths.productDetail(itemNo)}>
            <Code code={code} />
          </Link>
        )}
        <RemoveLink column={column} columns={columns} />
      </span>
      <span className={`${styles.name} ${primitives.tiny} ${primitives.quiet}`} lang={name.lang}>
        {name.text}
      </span>
    </th>
  );
}

/** BY-CPC- over 0101 where a column is narrow; BY-2A fits. */
function Code({ code }: { code: string }) {
  const end = code.length > 7 ? code.lastIndexOf('-') + 1 : 0;
  return (
    <span className={styles.parts}>
      <span>{code.slice(0, end)}</span>
      <span>{code.slice(end)}</span>
    </span>
  );
}

/** On narrow screens the columns are as narrow as a code: the names are above the table. */
function NameList({ columns }: { columns: readonly ComparedColumn[] }) {
  return (
    <ul className={`${styles.names} ${primitives.small} ${primitives.rows}`}>
      {columns.map((column) => (
        <li key={column.code}>
          <b className={primitives.strong}>{column.code}</b>
          <span className={primitives.quiet} lang={column.name.lang}>
            {column.name.text}
          </span>
          <RemoveLink column={column} columns={columns} />
        </li>
      ))}
    </ul>
  );
}

function RemoveLink({ column, columns }: ColumnProps) {
  const { remove } = usePageText('comparison');
  const others = columns.filter((other) => other !== column).map(({ code }) => code);
  return (
    <Link
      className={`${styles.remove} ${primitives.link} ${primitives.centred} ${primitives.screenOnly}`}
      to={paths.compare(others)}
      state={keepScroll}
      aria-label={remove(column.code)}
      title={remove(column.code)}
    >
      <Icon name="close" size="small" />
    </Link>
  );
}

function PropertyRow({ row, columns }: { row: ComparedRow; columns: readonly ComparedColumn[] }) {
  const text = usePageText('comparison');
  return (
    <tr data-same={row.same || undefined}>
      <RowHeader same={row.same}>
        <span lang={row.name.lang}>
          <PropertyName>{row.name.text}</PropertyName>
        </span>{' '}
        <span className={`${primitives.tiny} ${primitives.quiet}`} data-nowrap="">
          {row.unit}
        </span>
      </RowHeader>
      {columns.map(({ code }, index) => {
        const { typical, limit } = row.cells[index] ?? {};
        return (
          <td key={code} className={styles.figures}>
            {typical === undefined && limit === undefined ? (
              <NotStated />
            ) : (
              <>
                <b>
                  <span className={primitives.visuallyHidden}>{text.typical} </span>
                  {typical ?? <NotStated />}
                </b>
                <span className={primitives.quiet}>
                  <span className={primitives.visuallyHidden}> {text.limit} </span>
                  {limit ?? <NotStated />}
                </span>
              </>
            )}
          </td>
        );
      })}
    </tr>
  );
}

function SupplyRow({ name, columns }: { name: (typeof supplyNames)[number]; columns: readonly ComparedColumn[] }) {
  const text = usePageText('comparison');
  const values = columns.map(({ supply }) => supply[name]);
  if (values.every((value) => value.text === '')) return null;
  const same = areSame(values.map((value) => value.text));
  return (
    <tr data-same={same || undefined}>
      <RowHeader same={same}>{text.supply[name]}</RowHeader>
      {columns.map(({ code, supply }) => (
        <td key={code} lang={supply[name].lang}>
          {supply[name].text === '' ? <NotStated /> : <RunningText>{supply[name].text}</RunningText>}
        </td>
      ))}
    </tr>
  );
}

/** The same on narrow screens, where the texts take the whole width. */
function SupplyList({ columns }: { columns: readonly ComparedColumn[] }) {
  const text = usePageText('comparison');
  return (
    <dl className={`${styles.supply} ${primitives.small} ${primitives.rows}`}>
      {supplyNames.map((name) => {
        const stated = columns.filter(({ supply }) => supply[name].text !== '');
        const same = areSame(columns.map(({ supply }) => supply[name].text));
        return stated.length === 0 ? null : (
          <div key={name}>
            <dt className={primitives.strong}>{text.supply[name]}</dt>
            {(same ? stated.slice(0, 1) : stated).map(({ code, supply }) => (
              <dd key={code}>
                {same ? null : <span>{code}</span>}
                <span lang={supply[name].lang}>
                  <RunningText>{supply[name].text}</RunningText>
                </span>
              </dd>
            ))}
          </div>
        );
      })}
    </dl>
  );
}

function RowHeader({ same, children }: { same: boolean; children: ReactNode }) {
  const text = usePageText('comparison');
  return (
    <th scope="row" className={styles.header}>
      {children}
      {same ? <span className={primitives.visuallyHidden}>{text.same}</span> : null}
    </th>
  );
}

function NotStated() {
  const text = usePageText('comparison');
  return (
    <>
      <span aria-hidden="true">—</span>
      <span className={primitives.visuallyHidden}>{text.notStated}</span>
    </>
  );
}
