import type { Measurement } from 'contract/certificates.ts';

type Limits = Pick<Measurement, 'minimum' | 'maximum' | 'value'>;

type GaugeScale = {
  /** Positions on the scale in percent of its length. */
  value: number;
  /** What the limits allow. A side without a limit reaches the end of the scale. */
  from: number;
  to: number;
};

export function isWithin({ minimum, maximum, value }: Limits): boolean {
  return (minimum === null || value >= minimum) && (maximum === null || value <= maximum);
}

/** A measured figure on a scale that shows its limits and some of what is beyond them. */
export function gaugeScale(limits: Limits): GaugeScale {
  const { minimum, maximum, value } = limits;
  const [start, end] = rangeOf(limits);
  // A figure far outside its limits stays on the scale, away from its ends.
  const margin = (Math.max(end, value) - Math.min(start, value)) * 0.05 || 1;
  const low = Math.min(start, value - margin);
  const high = Math.max(end, value + margin);
  const at = (figure: number) => Math.round(((figure - low) / (high - low)) * 1000) / 10;
  return {
    value: at(value),
    from: minimum === null ? 0 : at(minimum),
    to: maximum === null ? 100 : at(maximum),
  };
}

/**
 * From zero if there is only an upper limit. Up to half above the limit if there is only a lower one, so that the same
 * margin in percent has the same length for every property.
 */
function rangeOf({ minimum, maximum, value }: Limits): [number, number] {
  if (minimum === null) return maximum === null ? [0, value * 2] : [0, (maximum * 4) / 3];
  const beyond = maximum === null ? Math.abs(minimum) / 6 : (maximum - minimum) / 2;
  return [minimum - beyond, maximum === null ? minimum + 3 * beyond : maximum + beyond];
}
