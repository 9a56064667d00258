import type { StateFilter } from 'contract/console/content-items.ts';
import { useTexts } from '../../text/use-language.ts';
import { LanguageShape, StaleDiamond } from '../language-mark.tsx';
import styles from './content-list.module.css';

export type StateCounts = Readonly<Record<StateFilter | 'all', number>>;

const shown: readonly StateFilter[] = ['stale', 'missing', 'draft', 'newerDraft', 'scheduled', 'withdrawn'];

/** The filter row of a list is the count of its states. A state without items is left out. */
export function StateFilters({
  counts,
  value,
  onChange,
}: {
  counts: StateCounts;
  value: StateFilter | undefined;
  onChange: (state: StateFilter | undefined) => void;
}) {
  const { publishing } = useTexts();
  return (
    <div className={styles.states}>
      <button type="button" aria-pressed={value === undefined} onClick={() => onChange(undefined)}>
        {publishing.all} <b>{counts.all}</b>
      </button>
      {shown
        .filter((state) => counts[state] > 0 || state === value)
        .map((state) => (
          <button key={state} type="button" aria-pressed={value === state} onClick={() => onChange(state)}>
            {state === 'stale' || state === 'work' ? <StaleDiamond /> : <LanguageShape state={state} />}
            {publishing.filters[state]} <b>{counts[state]}</b>
          </button>
        ))}
    </div>
  );
}
