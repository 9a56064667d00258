import type { OutputOf } from 'client/call.ts';
import { getHealth, type HealthState } from 'contract/console/health.ts';
import { isOldReading, usePolledRead } from '../gateway/use-polled-read.ts';
import { LoadingOrError } from '../parts/loading-or-error.tsx';
import { Panel } from '../parts/panel.tsx';
import { formatAge, formatShortInstant } from '../text/format.ts';
import { useTexts } from '../text/use-language.ts';
import styles from './health-panel.module.css';

type Health = OutputOf<typeof getHealth>['data'];

/** Whether the system is in order: each check by a shape, a word, and what to do if it is not. */
export function HealthPanel({ now }: { now: Date }) {
  const { today } = useTexts();
  const texts = today.health;
  const reading = usePolledRead(getHealth, {}, { hasTexts: false });
  const { data, failure, retry, readAt } = reading;
  const readTime = formatShortInstant(readAt.toISOString(), now);
  return (
    <Panel
      isFlush
      title={texts.title}
      note={data && (isOldReading(reading, now) ? texts.outdated(readTime) : texts.checked(readTime))}
    >
      {data === undefined ? (
        <LoadingOrError failure={failure} retry={retry} rows={3} />
      ) : (
        <ul className={styles.health}>
          {data.data.checks.map((check) => (
            <Check key={check.name} {...check} lastBackupAt={data.data.lastBackupAt} now={now} />
          ))}
        </ul>
      )}
    </Panel>
  );
}

type CheckProps = Health['checks'][number] & Pick<Health, 'lastBackupAt'> & { now: Date };

function Check({ name, state, lastBackupAt, now }: CheckProps) {
  const { today, parts } = useTexts();
  const texts = today.health;
  const age = name === 'backup' && lastBackupAt !== null ? formatAge(new Date(lastBackupAt), now, parts) : undefined;
  return (
    <li data-state={state}>
      <StateShape state={state} />
      <span>{texts.checks[name].name}</span>
      <b>{[texts.states[state], age].filter((part) => part !== undefined).join(' · ')}</b>
      {state === 'failing' ? <p>{texts.checks[name].whatToDo}</p> : null}
    </li>
  );
}

/** A filled circle, a triangle or an empty circle: it is told apart without colour. */
function StateShape({ state }: { state: HealthState }) {
  const shapes: Record<HealthState, React.ReactNode> = {
    well: <circle cx="7" cy="7" r="4.5" fill="currentColor" />,
    failing: <path d="M7 1l6.2 11.4H.8z" fill="currentColor" />,
    off: <circle cx="7" cy="7" r="4.6" fill="none" stroke="currentColor" strokeWidth="1.4" />,
  };
  return (
    <svg width={12} height={12} viewBox="0 0 14 14" aria-hidden>
      {shapes[state]}
    </svg>
  );
}
