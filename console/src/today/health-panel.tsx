import type { OutputOf } from 'client/call.ts';
import { getHealth } from 'contract/console/health.ts';
import { isOldReading, usePolledRead } from '../gateway/use-polled-read.ts';
import { HealthMark } from '../parts/tags/health-mark.tsx';
import { LoadingOrError } from '../parts/loading/loading-or-error.tsx';
import { Panel } from '../parts/layout/panel.tsx';
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
            <Check key={check.name} {...check} health={data.data} now={now} />
          ))}
        </ul>
      )}
    </Panel>
  );
}

type CheckProps = Health['checks'][number] & { health: Health; now: Date };

function Check({ name, state, health: { lastBackupAt, auditVerifiedAt, isAuditBroken }, now }: CheckProps) {
  const { today, parts } = useTexts();
  const texts = today.health;
  const isBroken = name === 'audit' && isAuditBroken;
  const doneAt = name === 'backup' ? lastBackupAt : name === 'audit' && !isBroken ? auditVerifiedAt : null;
  const age = doneAt === null ? undefined : formatAge(new Date(doneAt), now, parts);
  const whatToDo = isBroken ? texts.auditBroken : texts.checks[name].whatToDo;
  return (
    <li data-state={state}>
      <HealthMark state={state} />
      <span>{texts.checks[name].name}</span>
      <b>{[texts.states[state], age].filter((part) => part !== undefined).join(' · ')}</b>
      {state === 'failing' ? <p>{whatToDo}</p> : null}
    </li>
  );
}
