import type { Facts } from 'contract/settings.ts';
import { useRef, useState } from 'react';
import { Counter } from '../motion/counter.tsx';
import { useHoveredOrFocused } from '../motion/use-hovered-or-focused.ts';
import { useOnScreen } from '../motion/use-on-screen.ts';
import { type Figure, Figures } from '../parts/figures.tsx';
import primitives from '../parts/primitives.module.css';
import { SectionHeader } from '../parts/sections/section-header.tsx';
import { useSettings } from '../settings/use-settings.ts';
import { usePageText, useText } from '../text/use-text.tsx';
import { CompanyMap } from './company-map.tsx';
import { Globe } from './globe.tsx';
import type { MarketChoice } from './globe-engine.ts';
import styles from './map-slide.module.css';
import { MarketList } from './market-list.tsx';
import { project } from './projection.ts';
import { Slide } from './slide.tsx';

/** The markets on a map, and the company's four counters. `active` is true while this is the current slide. */
export function MapSlide({ active }: { active: boolean }) {
  const text = usePageText('home').map;
  const { facts, markets, contact } = useSettings();
  const [choice, setChoice] = useState<MarketChoice>(() => ({ code: furthestEast(markets)?.code, rotates: false }));
  const [missing, setMissing] = useState(false);
  const list = useRef<HTMLDivElement>(null);
  const paused = useHoveredOrFocused(list, true);
  const map = { markets, home: contact.map, onChoose: (code: string) => setChoice({ code, rotates: false }) };
  return (
    <Slide name="map" labelledBy="map-title">
      <div className={`${primitives.page} ${styles.stage} ${primitives.grid}`} data-flat={missing || undefined}>
        <div className={styles.header}>
          <SectionHeader
            index="01"
            name={text.name}
            title={text.title(facts.mapCountries)}
            lead={text.lead}
            id="map-title"
          />
        </div>
        <div className={styles.flat}>
          <CompanyMap {...map} chosen={choice.code} />
        </div>
        <div className={styles.globe}>
          <Globe {...map} choice={choice} paused={paused} onMissing={() => setMissing(true)} />
        </div>
        <div ref={list} className={styles.list}>
          <MarketList markets={markets} chosen={choice.code} onChoose={(code) => setChoice({ code, rotates: true })} />
        </div>
        <Counters counters={facts.counters} active={active} />
      </div>
    </Slide>
  );
}

/** The map first shows the longest route. */
function furthestEast<Point extends { latitude: number; longitude: number }>(
  points: readonly Point[],
): Point | undefined {
  return points.toSorted((one, other) => project(one).x - project(other).x).at(-1);
}

/** On phones the slide is much higher than the window, so the counters must also be visible to start. */
function Counters({ counters, active }: { counters: Facts['counters']; active: boolean }) {
  const text = useText().parts.companyCounters;
  const frame = useRef<HTMLDivElement>(null);
  const onScreen = useOnScreen(frame);
  const figure = (key: keyof Facts['counters'], unit?: string): Figure => ({
    key,
    value: <Counter value={counters[key]} active={active && onScreen} year={key === 'startYear'} />,
    ...(unit === undefined ? {} : { unit }),
    caption: text[key],
  });
  return (
    <div ref={frame} className={primitives.fullWidth}>
      <Figures
        figures={[
          figure('startYear'),
          figure('deptQuantity'),
          figure('countryQuantity', '+'),
          figure('userQuantity', '+'),
        ]}
      />
    </div>
  );
}
