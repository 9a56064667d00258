import { formatNumber } from 'contract/format-number.ts';
import type { Locale } from 'contract/locales.ts';
import { useEffect, useRef } from 'react';
import primitives from '../parts/primitives.module.css';
import { useLocale } from '../text/use-text.tsx';
import styles from './counter.module.css';
import { useReducedMotion } from './use-reduced-motion.ts';

const duration = 5000;

type CounterProps = {
  value: number;
  /** Counting starts when this becomes true. */
  active: boolean;
  /** A year has no thousands separator. */
  year?: boolean;
};

/** A figure that counts up to its value. The HTML contains the final value; the animation is visual only. */
export function Counter({ value, active, year = false }: CounterProps) {
  const locale = useLocale();
  const reducedMotion = useReducedMotion();
  const shown = useRef<HTMLSpanElement>(null);
  const final = formatFigure(locale, value, year);

  useEffect(() => {
    const target = shown.current;
    if (!active || reducedMotion || target === null) return undefined;
    // From the century before: nothing was founded in the year 745.
    const start = year ? value - 100 : 0;
    const begin = performance.now();
    let frame = requestAnimationFrame(function count(now) {
      const part = Math.min(1, Math.max(0, now - begin) / duration);
      const counted = start + (value - start) * (1 - (1 - part) ** 3);
      target.textContent = formatFigure(locale, Math.round(counted), year);
      if (part < 1) frame = requestAnimationFrame(count);
    });
    return () => {
      cancelAnimationFrame(frame);
      target.textContent = final;
    };
  }, [active, reducedMotion, locale, value, year, final]);

  return (
    <>
      <span className={primitives.visuallyHidden}>{final}</span>
      <span ref={shown} className={styles.counter} data-final={final} aria-hidden="true">
        {final}
      </span>
    </>
  );
}

function formatFigure(locale: Locale, value: number, year: boolean): string {
  return year ? String(value) : formatNumber(locale, value);
}
