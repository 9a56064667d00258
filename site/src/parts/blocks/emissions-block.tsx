import { readingsOf } from 'contract/blocks.ts';
import { formatDecimals, formatNumber } from 'contract/format-number.ts';
import { useLocale, usePageText } from '../../text/use-text.tsx';
import primitives from '../primitives.module.css';
import type { BlockProps } from './block-props.ts';
import { DarkBand } from './dark-band.tsx';
import styles from './emissions-block.module.css';
import { barsPath, daysOf, stripHeight, summaryOf } from './emissions-figures.ts';
import { FigureTable } from './figure-table.tsx';
import { BlockHeading, Heading, levelInside } from './heading.tsx';
import { YearCharts } from './year-charts.tsx';

/** Hourly readings under their permitted maximum, and indicators by year against their targets. */
export function EmissionsBlock({ block, lang, level }: BlockProps<'emissions'>) {
  const text = usePageText('blocks').emissions;
  const inside = levelInside(block, level);
  return (
    <DarkBand>
      <BlockHeading block={block} lang={lang} level={level} />
      <figure>
        <div className={`${styles.title} ${primitives.wrap}`}>
          <Heading level={inside} lang={lang('/name')}>
            {block.name}
          </Heading>
          <span className={`${primitives.small} ${primitives.quiet}`} lang={lang('/unit')}>
            {block.unit}
          </span>
        </div>
        <Readings block={block} />
        <div className={`${styles.title} ${styles.years} ${primitives.wrap}`}>
          <Heading level={inside} lang={undefined}>
            {text.byYear}
          </Heading>
        </div>
        <YearCharts rows={block.rows} lang={lang} />
        <figcaption className={`${styles.caption} ${primitives.small} ${primitives.quiet}`} lang={lang('/caption')}>
          {block.caption}
        </figcaption>
      </figure>
    </DarkBand>
  );
}

function Readings({ block }: Pick<BlockProps<'emissions'>, 'block'>) {
  const text = usePageText('blocks').emissions;
  const locale = useLocale();
  const readings = readingsOf(block.values);
  const { mean, highest } = summaryOf(readings);
  const days = daysOf(readings);
  const limit = block.maximum;
  const number = (value: number) => formatNumber(locale, Math.round(value * 10) / 10);
  const facts = [
    { term: text.aboveLimit, value: number(readings.filter((reading) => reading > limit).length) },
    { term: text.readings, value: number(readings.length) },
    { term: text.mean, value: formatDecimals(locale, mean, 1) },
    { term: text.highest, value: number(highest) },
    { term: text.permit, value: number(limit) },
  ];
  return (
    <>
      <dl className={styles.facts}>
        {facts.map(({ term, value }) => (
          <div key={term} className={`${styles.fact} ${primitives.topBorder}`}>
            <dt className={`${primitives.small} ${primitives.quiet}`}>{term}</dt>
            <dd className={primitives.figure}>{value}</dd>
          </div>
        ))}
      </dl>
      <ReadingsStrip readings={readings} days={days} limit={limit} number={number} />
      <FigureTable
        label={block.name}
        columns={[text.day, text.mean, text.lowest, text.highest]}
        rows={days.map((hours, day) => {
          const summary = summaryOf(hours);
          return [
            String(day + 1),
            formatDecimals(locale, summary.mean, 1),
            number(summary.lowest),
            number(summary.highest),
          ];
        })}
      />
    </>
  );
}

type StripProps = {
  readings: readonly number[];
  days: readonly (readonly number[])[];
  limit: number;
  number: (value: number) => string;
};

/** A bar for each hour, and the line of the permitted maximum. */
function ReadingsStrip({ readings, days, limit, number }: StripProps) {
  const text = usePageText('blocks').emissions;
  const perUnit = stripHeight / (Math.max(limit, summaryOf(readings).highest) * 1.15);
  const permitLevel = stripHeight - limit * perUnit;
  return (
    <div className={`${styles.strip} ${primitives.containingBlock}`} aria-hidden="true">
      <svg
        className={`${styles.bars} ${primitives.cover}`}
        viewBox={`0 0 ${readings.length} ${stripHeight}`}
        width="100%"
        height="100%"
        preserveAspectRatio="none"
      >
        <path className={styles.dayLines} d={days.map((_, day) => `M${day * 24} 0V${stripHeight}`).join('')} />
        <path className={styles.within} d={barsPath(readings, (reading) => reading <= limit, perUnit)} />
        <path className={styles.above} d={barsPath(readings, (reading) => reading > limit, perUnit)} />
        <path className={styles.permit} d={`M0 ${permitLevel}H${readings.length}`} />
      </svg>
      <svg className={`${styles.words} ${primitives.cover}`} width="100%" height="100%">
        {[0, limit / 2, limit].map((level) => (
          <text key={level} className={styles.level} x="-10" y={`${stripHeight - level * perUnit}%`} dy="0.34em">
            {number(level)}
          </text>
        ))}
        <text className={styles.permitName} x="100%" y={`${permitLevel}%`} dy="-8">
          {text.permit} {number(limit)}
        </text>
        {days.map((_, day) => (
          <text key={day} x={`${((day * 24) / readings.length) * 100}%`} y="100%" dy="18">
            {day + 1}
          </text>
        ))}
        <text x="0" y="100%" dy="36">
          {text.day}
        </text>
      </svg>
    </div>
  );
}
