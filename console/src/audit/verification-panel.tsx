import { Alert, Button } from 'antd';
import type { OutputOf } from 'client/call.ts';
import { type getAuditVerification, runAuditVerification } from 'contract/console/audit-verification.ts';
import type { HealthState } from 'contract/console/health.ts';
import { Copy } from 'lucide-react';
import { HealthMark } from '../parts/tags/health-mark.tsx';
import { LoadError } from '../parts/loading/load-error.tsx';
import { useCopy } from '../parts/use-copy.ts';
import { useNow } from '../parts/use-now.ts';
import { formatShortInstant } from '../text/format.ts';
import { useTexts } from '../text/use-language.ts';
import { useVerificationWrite } from './use-verification-write.ts';
import type { VerificationReading } from './use-verification.ts';
import styles from './verification-panel.module.css';

type Verification = OutputOf<typeof getAuditVerification>['data'];

/** Whether the hash chain is intact, since when that is known, and a button to verify it now. */
export function VerificationPanel({ data, failure, retry }: VerificationReading) {
  const { audit, parts } = useTexts();
  const { verification: texts } = audit;
  const { verify, isPending } = useVerificationWrite(runAuditVerification, texts.alreadyRunning);
  const now = useNow();
  // The list says why: both need the same right.
  if (failure?.status === 403) return null;
  if (data === undefined && failure !== undefined) return <LoadError failure={failure} retry={retry} />;
  const verification = data?.data;
  const isRunning = isPending || verification?.isRunning === true;
  return (
    <section className={styles.panel} aria-label={texts.title} aria-busy={verification === undefined}>
      {verification === undefined ? (
        <p>{parts.loading}</p>
      ) : (
        <State verification={verification} isRunning={isRunning} now={now} />
      )}
      <Button size="small" loading={isRunning} disabled={verification === undefined} onClick={() => void verify({})}>
        {texts.verify}
      </Button>
      {verification?.failedAt ? (
        <Alert
          className={styles.failed ?? ''}
          type="warning"
          showIcon
          title={texts.failed(formatShortInstant(verification.failedAt, now))}
        />
      ) : null}
    </section>
  );
}

function State({ verification, isRunning, now }: { verification: Verification; isRunning: boolean; now: Date }) {
  const { verification: texts } = useTexts().audit;
  const { last } = verification;
  const [state, word] = stateOf(verification, isRunning);
  return (
    <output className={styles.state} data-state={state}>
      <HealthMark state={state} />
      <b>{texts[word]}</b>
      {last === null ? (
        <span>{texts.noneHint}</span>
      ) : (
        <>
          <span>{texts.verified(formatShortInstant(last.at, now))}</span>
          {last.broken === null ? <span>{texts.entries(last.entries)}</span> : null}
          {last.head === null || last.broken !== null ? null : <Head head={last.head} />}
        </>
      )}
    </output>
  );
}

function stateOf(
  { last }: Verification,
  isRunning: boolean,
): [HealthState, 'running' | 'none' | 'broken' | 'outdated' | 'intact'] {
  if (isRunning) return ['off', 'running'];
  if (last === null) return ['off', 'none'];
  if (last.broken !== null) return ['failing', 'broken'];
  return last.isOutdated ? ['failing', 'outdated'] : ['well', 'intact'];
}

/** The number and the beginning of the hash of the last entry. The whole is copied, as the command takes it. */
function Head({ head }: { head: string }) {
  const { verification: texts } = useTexts().audit;
  const copy = useCopy();
  const [id = '', hash = ''] = head.split(':');
  return (
    <button type="button" className={styles.head} title={texts.copyHead} onClick={() => void copy(head)}>
      <code>
        {id}:{hash.slice(0, 8)}…
      </code>
      <Copy size={13} aria-label={texts.copyHead} />
    </button>
  );
}
