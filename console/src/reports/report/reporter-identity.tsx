import { Button } from 'antd';
import { getReportIdentity } from 'contract/console/reports.ts';
import { fromBase64url } from 'contract/sealing/base64url.ts';
import { openIfRecipient } from 'contract/sealing/sealed-report.ts';
import { LockKeyhole } from 'lucide-react';
import { useState } from 'react';
import { useWrite } from '../../gateway/use-write.ts';
import type { OfficerKey } from '../../shell/officer-key.ts';
import { useTexts } from '../../text/use-language.ts';
import { readIdentity, type ReporterIdentity as Identity } from '../report-fields.ts';
import styles from './report.module.css';

type Shown = { is: 'notForKey' } | { is: 'damaged' } | { is: 'opened'; identity: Identity };

/** Who reported, only when somebody asks: the audit log records it. */
export function ReporterIdentity({ reportId, officer }: { reportId: string; officer: OfficerKey }) {
  const texts = useTexts().reports.identity;
  // Nothing of it stays in the cache of reads.
  const { write: request, isPending } = useWrite(getReportIdentity);
  const [shown, show] = useState<Shown>();

  async function open(): Promise<void> {
    if (isPending) return;
    const result = await request({ id: reportId });
    if (result.ok) show(await openIdentity(officer.identity, result.value.data.sealedIdentity));
  }

  return (
    <section className={styles.identity}>
      <h4>
        <LockKeyhole size={15} strokeWidth={1.8} aria-hidden="true" /> {texts.title}
      </h4>
      <small>{texts.hint}</small>
      <div aria-live="polite">{shown === undefined ? null : <ShownIdentity shown={shown} />}</div>
      {shown === undefined ? (
        <Button block loading={isPending} onClick={() => void open()}>
          {texts.open}
        </Button>
      ) : (
        <Button block onClick={() => show(undefined)}>
          {texts.hide}
        </Button>
      )}
    </section>
  );
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
