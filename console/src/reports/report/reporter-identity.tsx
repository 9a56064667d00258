import { Button, Input } from 'antd';
import { getReportIdentity, reportBounds } from 'contract/console/reports.ts';
import { hasVisibleText } from 'contract/fields.ts';
import { fromBase64url } from 'contract/sealing/base64url.ts';
import { openIfRecipient } from 'contract/sealing/sealed-report.ts';
import { LockKeyhole } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useWrite } from '../../gateway/use-write.ts';
import { useIsMounted } from '../../parts/use-is-mounted.ts';
import type { OfficerKey } from '../../shell/officer-key.ts';
import { currentTime } from '../../text/clock.ts';
import { formatShortInstant } from '../../text/format.ts';
import { useTexts } from '../../text/use-language.ts';
import { namesReported } from './names-reported.ts';
import { readIdentity, type ReporterIdentity as Identity } from '../report-fields.ts';
import styles from './report.module.css';
import type { OpenedReport } from './use-opened-report.ts';

type Shown = { is: 'notForKey' } | { is: 'damaged' } | { is: 'opened'; identity: Identity };

/** Then it hides itself: somebody else may come to the screen. */
const shownMilliseconds = 15 * 60_000;

/** Who reported, only when somebody asks for a reason: the audit log records both. */
export function ReporterIdentity({ opened, officer }: { opened: OpenedReport; officer: OfficerKey }) {
  const texts = useTexts().reports.identity;
  const { shown, hidesAt, hide, reason, typeReason, problem, open, isPending } = useIdentity(opened, officer);
  return (
    <section className={styles.identity}>
      <h4>
        <LockKeyhole size={15} strokeWidth={1.8} aria-hidden="true" /> {texts.title}
      </h4>
      <div aria-live="polite">{shown === undefined ? null : <ShownIdentity shown={shown} />}</div>
      {shown === undefined ? (
        <form
          autoComplete="off"
          onSubmit={(event) => {
            event.preventDefault();
            void open();
          }}
        >
          <small>{texts.hint}</small>
          <Input
            aria-label={texts.reason}
            placeholder={texts.reasonPlaceholder}
            spellCheck={false}
            maxLength={reportBounds.reasonLength}
            dir="auto"
            readOnly={isPending}
            value={reason}
            onChange={({ target }) => typeReason(target.value)}
            {...(problem !== undefined && { status: 'error' as const, 'aria-invalid': true })}
          />
          {problem === undefined ? null : (
            <p className={styles.wrong} role="alert">
              {problem}
            </p>
          )}
          <Button block htmlType="submit" disabled={!hasVisibleText(reason)} loading={isPending}>
            {texts.open}
          </Button>
        </form>
      ) : (
        <>
          {hidesAt === undefined ? null : (
            <small>{texts.hidesAt(formatShortInstant(hidesAt.toISOString(), currentTime()))}</small>
          )}
          <Button block onClick={hide}>
            {texts.hide}
          </Button>
        </>
      )}
    </section>
  );
}

function useIdentity({ report, content }: OpenedReport, officer: OfficerKey) {
  const texts = useTexts().reports.identity;
  // Nothing of it stays in the cache of reads.
  const { write: request, isPending } = useWrite(getReportIdentity);
  const [shown, show] = useState<Shown>();
  const [hidesAt, setHidesAt] = useState<Date>();
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState<string>();
  const isMounted = useIsMounted();
  useEffect(() => {
    if (shown === undefined) return undefined;
    const timer = setTimeout(() => show(undefined), shownMilliseconds);
    return () => clearTimeout(timer);
  }, [shown]);

  function typeReason(typed: string): void {
    setReason(typed);
    setProblem(undefined);
  }

  async function open(): Promise<void> {
    if (isPending || !hasVisibleText(reason)) return;
    if (namesReported(reason, content.fields)) return setProblem(texts.namesReported);
    const result = await request({ id: report.id, reason });
    if (!result.ok) return setProblem(result.failure.fields[0]?.message);
    const identity = await openIdentity(officer.identity, result.value.data.sealedIdentity);
    if (!isMounted.current) return;
    setHidesAt(new Date(currentTime().getTime() + shownMilliseconds));
    show(identity);
    setReason('');
  }

  return { shown, hidesAt, hide: () => show(undefined), reason, typeReason, problem, open, isPending };
}

async function openIdentity(key: string, sealed: string): Promise<Shown> {
  try {
    const opened = await openIfRecipient(key, fromBase64url(sealed));
    return opened === undefined ? { is: 'notForKey' } : { is: 'opened', identity: readIdentity(opened) };
  } catch {
    // The error could quote the identity.
    return { is: 'damaged' };
  }
}

function ShownIdentity({ shown }: { shown: Shown }) {
  const texts = useTexts().reports.identity;
  if (shown.is !== 'opened') return <p>{texts[shown.is]}</p>;
  const given = (['reporter', 'reporterMobile'] as const).filter((field) => shown.identity[field] !== '');
  if (given.length === 0) return <p>{texts.none}</p>;
  return (
    <dl>
      {given.map((field) => (
        <div key={field}>
          <dt>{texts[field]}</dt>
          <dd dir="auto">{shown.identity[field]}</dd>
        </div>
      ))}
    </dl>
  );
}
