import type { ApiResponse } from 'client/call.ts';
import { choiceFromQuery, paths } from 'contract/urls/paths.ts';
import { type CokeKind, type getTypicalValues, markets, type TypicalValueTable } from 'contract/typical-values.ts';
import { type ReactNode, useState } from 'react';
import { Link } from '../pages/link.tsx';
import { useQuery } from '../pages/use-query.ts';
import buttons from '../parts/button.module.css';
import { CompareForm } from '../parts/compare/compare-form.tsx';
import { Icon } from '../parts/icon.tsx';
import primitives from '../parts/primitives.module.css';
import { Tabs } from '../parts/tabs.tsx';
import { useLocale, usePageText, useText } from '../text/use-text.tsx';
import { compareForm } from './grade-header.tsx';
import { marketsInOrder } from './markets-in-order.ts';
import { PrintButton } from './print-button.tsx';
import { storedUnits } from './unit-scale.ts';
import { UnitSwitches } from './unit-switches.tsx';
import { useHighlightedGrades } from './use-highlighted-grades.ts';
import { ValueSheet } from './value-sheet.tsx';
import styles from './value-sheets.module.css';

type ValueSheetsProps = {
  tables: ApiResponse<typeof getTypicalValues>;
  /** The item that the URL requests: its grades are highlighted. */
  requested: string | undefined;
  /** The page's own path and title. */
  path: string;
  coke: CokeKind;
  title: ReactNode;
};

/**
 * The tables of both markets as tabs. Without scripts they follow one another. The comparison is below the tables with
 * its boxes.
 */
export function ValueSheets({ tables, requested, path, coke, title }: ValueSheetsProps) {
  const text = usePageText('typical-values');
  const { pages } = useText().shell;
  const query = useQuery();
  const [units, setUnits] = useState(storedUnits);
  const { highlighted, toggle } = useHighlightedGrades(tables.data, requested);
  const requestedTable = tables.data.find(({ grades }) => grades.some(({ itemNo }) => itemNo === requested));
  const inOrder = marketsInOrder[useLocale()];
  const [own] = inOrder;
  const shown = choiceFromQuery(query, 'tab', markets) ?? requestedTable?.market ?? own;
  const tabs = inOrder.map((market) => ({
    key: market,
    to: market === own ? path : `${path}?tab=${market}`,
    label: text.markets[coke][market],
    current: market === shown,
  }));

  const panelsOf = (kind: TypicalValueTable['kind']) =>
    inOrder.map((market) => (
      <div
        key={market}
        className={`${styles.panel} ${primitives.collapsible}`}
        data-collapsed={market === shown ? undefined : true}
      >
        {kind === 'typical' ? (
          <p className={`${styles.market} ${primitives.strong}`}>
            {title} · {text.markets[coke][market]}
          </p>
        ) : null}
        {tables.data.map((table, index) =>
          table.market === market && table.kind === kind ? (
            <ValueSheet
              key={table.key}
              table={table}
              response={tables}
              at={`/data/${index}`}
              units={units}
              highlighted={highlighted}
              onHighlight={toggle}
            />
          ) : null,
        )}
      </div>
    ));

  return (
    <div className={styles.sheets} id={requestedTable === undefined ? undefined : requested}>
      <div className={`${primitives.needsScripts} ${primitives.screenOnly}`}>
        <Tabs label={text.markets.label} tabs={tabs} keepsScroll />
      </div>
      <div className={`${styles.tools} ${primitives.needsScripts} ${primitives.screenOnly} ${primitives.row}`}>
        <UnitSwitches units={units} onChange={setUnits} />
        <p className={`${styles.hint} ${primitives.small} ${primitives.quiet}`}>
          {text.hint}
          <span className={primitives.desktopOnly}>{text.markHint}</span>
        </p>
        <PrintButton />
      </div>
      {panelsOf('typical')}
      <CompareForm
        id={compareForm}
        list={path}
        label={text.compare.show}
        hint={text.compare.hint}
        none={text.compare.none}
      />
      {panelsOf('specification')}
      <p className={`${primitives.nextPart} ${primitives.screenOnly}`}>
        <Link className={buttons.more} to={paths.certificates()}>
          {pages.certificates}
          <Icon name="go" size="small" />
        </Link>
      </p>
    </div>
  );
}
