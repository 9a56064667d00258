import type { Market } from 'contract/settings.ts';
import { useLayoutEffect, useRef } from 'react';
import primitives from '../parts/primitives.module.css';
import { usePageText } from '../text/use-text.tsx';
import styles from './company-map.module.css';
import land from './land.svg';
import { map, type Point, project, route } from './projection.ts';

type CompanyMapProps = {
  markets: readonly Market[];
  /** The company's own location. */
  home: { latitude: number; longitude: number };
  chosen: string | undefined;
  onChoose: (code: string) => void;
};

/**
 * The flat map: land as dots, and an arc to each market. The list beside it gives the same information to keyboards and
 * screen readers.
 */
export function CompanyMap({ markets, home, chosen, onChoose }: CompanyMapProps) {
  const text = usePageText('home').map;
  const from = project(home);
  const nodes = markets.map((market) => ({ market, at: project(market) }));
  const highlighted = nodes.find(({ market }) => market.code === chosen);
  return (
    <figure className={`${styles.map} ${primitives.containingBlock}`}>
      <div className={`${styles.world} ${primitives.containingBlock}`}>
        <img
          className={styles.land}
          src={land}
          alt={text.picture}
          width={map.width}
          height={map.height}
          loading="lazy"
        />
        <svg
          className={`${styles.layer} ${primitives.cover}`}
          viewBox={`0 0 ${map.width} ${map.height}`}
          aria-hidden="true"
        >
          {nodes.map(({ market, at }) => (
            <path key={market.code} className={styles.arc} d={route(from, at)} />
          ))}
          {highlighted ? <path className={styles.chosenArc} d={route(from, highlighted.at)} /> : null}
        </svg>
        {/* This layer has no viewBox, so circles keep their size at every map size. */}
        <svg className={`${styles.layer} ${primitives.cover}`} aria-hidden="true">
          <circle className={styles.ring} {...centre(from)} r="9" />
          <circle className={styles.home} {...centre(from)} r="4.5" />
          {nodes.map(({ market, at }) => (
            <g key={market.code} onPointerEnter={() => onChoose(market.code)} onClick={() => onChoose(market.code)}>
              <circle className={styles.pointerTarget} {...centre(at)} r="12" />
              <circle className={market.code === chosen ? styles.chosenNode : styles.node} {...centre(at)} r="3.5" />
            </g>
          ))}
        </svg>
        {highlighted ? <Tag market={highlighted.market} at={highlighted.at} /> : null}
      </div>
    </figure>
  );
}

function centre({ x, y }: Point): { cx: string; cy: string } {
  return { cx: formatPercent(x, map.width), cy: formatPercent(y, map.height) };
}

function formatPercent(part: number, whole: number): string {
  return `${Math.round((part / whole) * 10_000) / 100}%`;
}

/** Below its node, where no arc runs. */
function Tag({ market, at }: { market: Market; at: Point }) {
  const tag = useRef<HTMLParagraphElement>(null);
  useLayoutEffect(() => {
    tag.current?.style.setProperty('--x', formatPercent(at.x, map.width));
    tag.current?.style.setProperty('--y', formatPercent(at.y, map.height));
  }, [at.x, at.y]);
  return (
    <p
      ref={tag}
      className={`${styles.tag} ${primitives.panel} ${primitives.quiet} ${primitives.tiny}`}
      data-align={at.x < map.width / 4 ? 'start' : at.x > map.width * 0.75 ? 'end' : 'middle'}
      aria-hidden="true"
    >
      <b>{market.name}</b>
      {market.note}
    </p>
  );
}
