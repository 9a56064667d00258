import type { ReactNode } from 'react';
import { stopKinds, transportModes } from 'contract/blocks.ts';
import { usePageText } from '../../text/use-text.tsx';
import { Icon } from '../icon.tsx';
import primitives from '../primitives.module.css';
import type { BlockProps } from './block-props.ts';
import coasts from './coasts.svg';
import { DarkBand } from './dark-band.tsx';
import { BlockHeading } from './heading.tsx';
import { type Curve, curvesOf, insetOf, type Leg } from './route-plan.ts';
import styles from './routes-block.module.css';
import { ModeLine, RoutesInset, RoutesPlan, StopMark } from './routes-plan.tsx';
import { namedPassages } from './sea-lanes.ts';
import type { LangOf } from '../../text/fallback-lang.ts';
import { RunningText } from '../../text/running-text.tsx';

/**
 * Routes drawn from data, and the same routes as a list, which screen readers always read. Phones show a map and its
 * crowded part above the list, and no plan.
 */
export function RoutesBlock({ block, lang, level }: BlockProps<'routes'>) {
  const curves = curvesOf(block);
  const text = usePageText('blocks').routes;
  const straits = block.map ? namedPassages(curves, text.straits) : undefined;
  const inset = block.map ? insetOf(block.stops) : undefined;
  return (
    <DarkBand>
      <BlockHeading block={block} lang={lang} level={level} />
      <figure className={styles.routes}>
        <div className={styles.parts}>
          <div className={`${styles.drawing} ${primitives.containingBlock}`}>
            {block.map ? (
              <img className={styles.coasts} src={coasts} alt="" width="1120" height="912" loading="lazy" />
            ) : null}
            <RoutesPlan stops={block.stops} curves={curves} straits={straits} inset={inset} />
          </div>
          {inset === undefined ? null : (
            <div className={styles.inset}>
              <RoutesInset stops={block.stops} curves={curves} straits={straits} inset={inset} coasts={coasts} />
            </div>
          )}
          <Legend block={block} />
          <LegList block={block} curves={curves} lang={lang} />
        </div>
        <figcaption
          className={`${primitives.nextLine} ${primitives.small} ${primitives.quiet}`}
          lang={lang('/caption')}
        >
          <RunningText>{block.caption}</RunningText>
        </figcaption>
      </figure>
    </DarkBand>
  );
}

function Legend({ block: { stops, legs } }: Pick<BlockProps<'routes'>, 'block'>) {
  const text = usePageText('blocks').routes;
  return (
    <div className={`${styles.legend} ${primitives.label} ${primitives.topBorder}`}>
      <ul className={`${styles.signs} ${primitives.wrap}`} aria-label={text.legend}>
        {transportModes
          .filter((mode) => legs.some((leg) => leg.mode === mode))
          .map((mode) => (
            <LegendItem key={mode} sign={<ModeLine mode={mode} />} name={text.modes[mode]} />
          ))}
      </ul>
      <ul className={`${styles.signs} ${primitives.wrap}`} aria-label={text.legend}>
        {stopKinds
          .filter((kind) => stops.some((stop) => stop.kind === kind))
          .map((kind) => (
            <LegendItem key={kind} sign={<StopMark kind={kind} />} name={text.stops[kind]} />
          ))}
      </ul>
    </div>
  );
}

function LegendItem({ sign, name }: { sign: ReactNode; name: string }) {
  return (
    <li className={`${styles.legendItem} ${primitives.row}`}>
      {sign}
      {name}
    </li>
  );
}

type LegListProps = { block: BlockProps<'routes'>['block']; curves: readonly (Curve & { leg: Leg })[]; lang: LangOf };

function LegList({ block: { stops, legs }, curves, lang }: LegListProps) {
  const text = usePageText('blocks').routes;
  return (
    <ul className={styles.legs} aria-label={text.list}>
      {curves.map(({ leg, from, to }, index) => (
        <li key={index} className={styles.leg}>
          <p className={`${styles.route} ${primitives.strong}`}>
            <span lang={lang(`/stops/${stops.indexOf(from)}/name`)}>
              <RunningText>{from.name}</RunningText>
            </span>
            <Icon name="go" size="small" />
            <span className={primitives.visuallyHidden}> {text.to} </span>
            <span lang={lang(`/stops/${stops.indexOf(to)}/name`)}>
              <RunningText>{to.name}</RunningText>
            </span>
          </p>
          <p className={`${styles.transport} ${primitives.label} ${primitives.quiet} ${primitives.row}`}>
            <ModeLine mode={leg.mode} />
            <span>{text.modes[leg.mode]}</span>
            <span className={styles.days} lang={lang(`/legs/${legs.indexOf(leg)}/days`)}>
              {leg.days}
            </span>
          </p>
        </li>
      ))}
    </ul>
  );
}
