import type { Measurement } from 'contract/certificates.ts';
import { gaugeScale, isWithin } from './gauge-scale.ts';
import styles from './gauge.module.css';

/** A scale with the allowed part, its limits and the measured figure. The table beside it has all of them as text. */
export function Gauge({ measurement }: { measurement: Measurement }) {
  const { minimum, maximum } = measurement;
  const { value, from, to } = gaugeScale(measurement);
  return (
    <svg className={styles.gauge} data-outside={!isWithin(measurement) || undefined} height="24" aria-hidden="true">
      <rect className={styles.track} x="0" y="11" width="100%" height="2" />
      <rect className={styles.allowed} x={`${from}%`} y="8" width={`${to - from}%`} height="8" />
      {[minimum === null ? null : from, maximum === null ? null : to].map((position, index) =>
        position === null ? null : (
          <line key={index} className={styles.limit} x1={`${position}%`} x2={`${position}%`} y1="1" y2="23" />
        ),
      )}
      <circle className={styles.value} cx={`${value}%`} cy="12" r="6" />
    </svg>
  );
}
