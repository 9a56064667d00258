import { Alert, Button } from 'antd';
import type { AuditEntry } from 'contract/console/audit.ts';
import { acknowledgeableBreaks, acknowledgeAuditBreak, type AuditBreak } from 'contract/console/audit-verification.ts';
import { Link } from 'react-router';
import { useConfirm } from '../parts/use-confirm.ts';
import { useNow } from '../parts/use-now.ts';
import { formatExactTimestamp, formatInstant } from '../text/format.ts';
import { useTexts } from '../text/use-language.ts';
import styles from './break-alert.module.css';
import { breakHash } from './break-divider.tsx';
import { breakPage } from './break-position.ts';
import { actionWords, objectWords } from './entry-words.ts';
import { useVerificationWrite } from './use-verification-write.ts';

/** Where the hash chain is broken, what that means, and what to do. */
export function BreakAlert({ broken, limit }: { broken: AuditBreak; limit: number }) {
  const { verification: texts } = useTexts().audit;
  const now = useNow();
  const entry = String(broken.id);
  const { id, kind, since, before, after } = broken;
  const known = acknowledgeableBreaks.find((one) => one === kind);
  return (
    <Alert
      className={styles.alert ?? ''}
      type="error"
      showIcon
      title={`${texts.brokenAt(entry)} · ${texts.since(formatInstant(since, now))}`}
      description={
        <div className={styles.text}>
          <p>{texts.kinds[kind](entry)}</p>
          <dl>
            <Side label={texts.before} entry={before} none={texts.logBegins} />
            <Side label={texts.after} entry={after} none={texts.logEnds} />
          </dl>
          <p>{texts.whatToDo}</p>
          <div className={styles.actions}>
            <Link to={{ search: `?page=${breakPage(broken, limit)}&limit=${limit}`, hash: breakHash }}>
              {texts.show}
            </Link>
            {known === undefined ? null : <Acknowledge id={id} kind={known} />}
          </div>
        </div>
      }
    />
  );
}

function Side({ label, entry, none }: { label: string; entry: AuditEntry | null; none: string }) {
  const texts = useTexts();
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        {entry === null
          ? none
          : [
              `${texts.audit.number} ${entry.id}`,
              formatExactTimestamp(entry.at),
              entry.by?.name ?? texts.audit.system,
              `${actionWords(entry, texts)} ${objectWords(entry.object, texts)}`.trim(),
            ].join(' · ')}
      </dd>
    </div>
  );
}

/** Accepts that an older state was restored. The gateway asks for the second factor. */
function Acknowledge({ id, kind }: { id: number; kind: (typeof acknowledgeableBreaks)[number] }) {
  const { verification: texts } = useTexts().audit;
  const confirm = useConfirm();
  const { verify, isPending } = useVerificationWrite(acknowledgeAuditBreak);
  async function acknowledge(): Promise<void> {
    const { question: title, questionHint: content, confirm: action } = texts;
    if (await confirm({ title, content, action, isDangerous: true })) await verify({ id, kind });
  }
  return (
    <Button size="small" danger loading={isPending} onClick={() => void acknowledge()}>
      {texts.acknowledge}
    </Button>
  );
}
