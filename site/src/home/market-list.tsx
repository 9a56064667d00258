import { type Market, marketRegions } from 'contract/settings.ts';
import primitives from '../parts/primitives.module.css';
import { usePageText } from '../text/use-text.tsx';
import styles from './market-list.module.css';

type MarketListProps = { markets: readonly Market[]; chosen: string | undefined; onChoose: (code: string) => void };

/** The markets by region. Hovering, focusing or tapping one shows its route on the map. */
export function MarketList({ markets, chosen, onChoose }: MarketListProps) {
  const text = usePageText('home').map;
  const regions = marketRegions
    .map((region) => ({ region, inside: markets.filter((market) => market.region === region) }))
    .filter(({ inside }) => inside.length > 0);
  return (
    <div className={styles.regions}>
      {regions.map(({ region, inside }) => (
        <section key={region}>
          <h3 className={`${styles.region} ${primitives.strong} ${primitives.between} ${primitives.topBorder}`}>
            {text.regions[region]} <small>{inside.length}</small>
          </h3>
          <ul className={`${styles.list} ${primitives.quiet} ${primitives.wrap}`}>
            {inside.map((market) => (
              <li key={market.code}>
                <button
                  type="button"
                  className={`${styles.market} ${primitives.link}`}
                  aria-pressed={market.code === chosen}
                  onClick={() => onChoose(market.code)}
                  onFocus={() => onChoose(market.code)}
                  onPointerEnter={(event) => event.pointerType === 'mouse' && onChoose(market.code)}
                >
                  {market.name}
                  <span className={`${styles.note} ${primitives.visuallyHidden}`}>{text.note(market.note)}</span>
                </button>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
