import { chosenFromQuery } from 'contract/paths.ts';
import { type getTypicalValues, markets } from 'contract/typical-values.ts';
import { type ReactNode, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { Answer } from '../call.ts';
import { Tabs } from '../parts/tabs.tsx';
import { usePageText } from '../text/use-text.tsx';
import { PrintButton } from './print-button.tsx';
import { keptUnits } from './show-units.ts';
import { UnitSwitches } from './unit-switches.tsx';
import { useMarkedGrades } from './use-marked-grades.ts';
import { ValueSheet } from './value-sheet.tsx';
import styles from './value-sheets.module.css';

type ValueSheetsProps = {
  tables: Answer<typeof getTypicalValues>;
  /** The item that the address names: its grades are marked. */
  asked: string | undefined;
  /** The page's own path and title. */
  path: string;
  title: ReactNode;
};

/** The tables of both markets, a tab each. Without scripts and on paper they stand one under the other. */
export function ValueSheets({ tables, asked, path, title }: ValueSheetsProps) {
  const text = usePageText('typical-values');
  const [query] = useSearchParams();
  const [units, setUnits] = useState(keptUnits);
  const { marked, toggle } = useMarkedGrades(tables.data, asked);
  const withAsked = tables.data.find(({ grades }) => grades.some(({ itemNo }) => itemNo === asked));
  const shown = chosenFromQuery(query, 'tab', markets) ?? withAsked?.market ?? 'domestic';
  const tabs = markets.map((market) => ({
    key: market,
    to: market === 'domestic' ? path : `${path}?tab=${market}`,
    label: text.markets[market],
    current: market === shown,
  }));

  return (
    <div className={styles.sheets} id={withAsked === undefined ? undefined : asked}>
      <div className={styles.tabs}>
        <Tabs label={text.markets.label} tabs={tabs} stays />
      </div>
      <div className={styles.tools}>
        <UnitSwitches units={units} onChange={setUnits} />
        <p className={styles.hint}>{text.hint}</p>
        <PrintButton />
      </div>
      {markets.map((market) => (
        <div key={market} className={styles.panel} data-off={market === shown ? undefined : true}>
          <p className={styles.market}>
            {title} · {text.markets[market]}
          </p>
          {tables.data.map((table, index) =>
            table.market === market ? (
              <ValueSheet
                key={table.key}
                table={table}
                told={tables}
                at={`/data/${index}`}
                units={units}
                marked={marked}
                onMark={toggle}
              />
            ) : null,
          )}
        </div>
      ))}
    </div>
  );
}
