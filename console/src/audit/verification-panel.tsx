import { Alert, Button } from 'antd';
import { runAuditVerification } from 'contract/console/audit-verification.ts';
import type { HealthState } from 'contract/console/health.ts';
import { formatNumber } from 'contract/format-number.ts';
import { Copy } from 'lucide-react';
import { Link } from 'react-router';
import { useWrite } from '../gateway/use-write.ts';
import { HealthMark } from '../parts/tags/health-mark.tsx';
import { LoadError } from '../parts/loading/load-error.tsx';
import { useCopy } from '../parts/use-copy.ts';
import { useNow } from '../parts/use-now.ts';
import { formatShortInstant } from '../text/format.ts';
import { useLocale, useTexts } from '../text/use-language.ts';
import type { Verification } from './use-verification-result.ts';
import type { VerificationReading } from './use-verification.ts';
import styles from './verification-panel.module.css';

type PanelProps = { reading: VerificationReading; follow: () => Promise<void> };

/** Whether the hash chain is intact, since when that is known, and a button to verify it now. */
export function VerificationPanel({ reading: { data, failure, retry }, follow }: PanelProps) {
  const { audit, parts } = useTexts();
  const { verification: texts } = audit;
  const { write, isPending } = useWrite(runAuditVerification);
  const now = useNow();
  // The list says why: both need the same right.
  if (failure?.status === 403) return null;
  if (data === undefined && failure !== undefined) return <LoadError failure={failure} retry={retry} />;
  const verification = data?.data;
  const running = verification?.running ?? null;

  async function verify(): Promise<void> {
    const result = await write({});
    if (result.ok) await follow();
  }

  return (
    <section className={styles.panel} aria-label={texts.title} aria-busy={verification === undefined}>
      {verification === undefined ? <p>{parts.loading}</p> : <State verification={verification} now={now} />}
      <Button
        size="small"
        loading={isPending || running !== null}
        disabled={verification === undefined}
        onClick={() => void verify()}
      >
        {texts.verify}
      </Button>
      {running === null ? null : <Progress {...running} />}
      {verification?.failedAt && running === null ? (
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

/** Outside of the state, of which screen readers say every change. */
function Progress({ checked, total }: { checked: number; total: number }) {
  const { verification: texts } = useTexts().audit;
  const locale = useLocale();
  return (
    <div className={styles.progress}>
      <progress aria-label={texts.running} max={Math.max(total, 1)} value={checked} />
      <span>{texts.progress(formatNumber(locale, checked), formatNumber(locale, total))}</span>
    </div>
  );
}

function State({ verification, now }: { verification: Verification; now: Date }) {
  const { verification: texts } = useTexts().audit;
  const { last, acknowledgements } = verification;
  const [state, word] = stateOf(verification);
  return (
    <div className={styles.state} data-state={state}>
      <HealthMark state={state} />
      <output>{texts[word]}</output>
      {last === null ? (
        <span>{texts.noneHint}</span>
      ) : (
        <>
          <span>{texts.verified(formatShortInstant(last.at, now))}</span>
          {last.broken === null ? <span>{texts.entries(last.entries)}</span> : null}
          {last.head === null || last.broken !== null ? null : <Head head={last.head} />}
        </>
      )}
      {acknowledgements === 0 ? null : (
        <Link to={{ search: '?action=audit.acknowledge' }}>{texts.acknowledged(acknowledgements)}</Link>
      )}
    </div>
  );
}

type StateWord = 'running' | 'none' | 'broken' | 'outdated' | 'intact' | 'noNewBreak';

function stateOf({ last, running, acknowledgements }: Verification): [HealthState, StateWord] {
  if (running !== null) return ['off', 'running'];
  if (last === null) return ['off', 'none'];
  if (last.broken !== null) return ['failing', 'broken'];
  if (last.isOutdated) return ['failing', 'outdated'];
  return ['ok', acknowledgements === 0 ? 'intact' : 'noNewBreak'];
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
