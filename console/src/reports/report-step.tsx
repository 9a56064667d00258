import type { ReportStep as Step } from 'contract/console/reports.ts';
import { reportBounds } from 'contract/console/reports.ts';
import { formatCalendarDay } from '../text/format.ts';
import { useLocale, useTexts } from '../text/use-language.ts';
import styles from './report-step.module.css';

function stateOf({ doneOn, left }: Step): 'done' | 'late' | 'soon' | 'open' {
  if (doneOn !== null) return 'done';
  if (left < 0) return 'late';
  return left <= reportBounds.soonDays ? 'soon' : 'open';
}

/** A promise to the reporter: how many working days are left, or when it was kept. */
export function ReportStep({ step }: { step: Step }) {
  const { steps } = useTexts().reports;
  const locale = useLocale();
  const { name, by, doneOn, left, of } = step;
  const state = stateOf(step);
  const words = {
    done: doneOn === null ? '' : steps.done(formatCalendarDay(doneOn, locale)),
    late: steps.late(-left),
    soon: left === 0 ? steps.today : steps.left(left),
    open: steps.left(left),
  };
  const used = state === 'done' ? 1 : (of - left) / Math.max(of, 1);
  return (
    <span className={styles.step} data-state={state} title={steps.by(formatCalendarDay(by, locale))}>
      <span>
        <span>{steps.names[name]}</span> <b>{words[state]}</b>
      </span>
      <span className={styles.bar} aria-hidden="true">
        <span style={{ inlineSize: `${Math.min(Math.max(used, 0), 1) * 100}%` }} />
      </span>
    </span>
  );
}
