import { Alert, Button } from 'antd';
import type { AuditEntry } from 'contract/console/audit.ts';
import { type AuditBreak, auditBreakBounds } from 'contract/console/audit-verification.ts';
import { formatNumber } from 'contract/format-number.ts';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { useNow } from '../parts/use-now.ts';
import { formatExactTimestamp, formatInstant } from '../text/format.ts';
import { useLocale, useTexts } from '../text/use-language.ts';
import { AcknowledgeDialog } from './acknowledge-dialog.tsx';
import styles from './break-alert.module.css';
import { breakHash } from './break-divider.tsx';
import { breakPage } from './break-position.ts';
import { actionWords, objectWords } from './entry-words.ts';

type BreakAlertProps = {
  broken: AuditBreak;
  /** The size of a page of the list. */
  limit: number;
  isRunning: boolean;
  show: (index: number) => void;
  follow: () => Promise<void>;
};

/** Where the hash chain is broken, what that means, and what to do. */
export function BreakAlert({ broken, limit, isRunning, show, follow }: BreakAlertProps) {
  const { verification: texts } = useTexts().audit;
  const now = useNow();
  const [isAsking, setAsking] = useState(false);
  const { kind, since, before, after, foundHash } = broken;
  const entry = String(broken.id);
  return (
    <Alert
      className={styles.alert ?? ''}
      type="error"
      showIcon
      title={`${texts.brokenAt(entry)} · ${texts.since(formatInstant(since, now))}`}
      description={
        <div className={styles.text}>
          {broken.count > 1 ? <Pager broken={broken} show={show} /> : null}
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
            <Button size="small" danger disabled={isRunning || foundHash === null} onClick={() => setAsking(true)}>
              {texts.acknowledge}
            </Button>
          </div>
          {isAsking && foundHash !== null ? (
            <AcknowledgeDialog
              count={broken.count}
              foundHash={foundHash}
              close={() => setAsking(false)}
              follow={follow}
            />
          ) : null}
        </div>
      }
    />
  );
}

/** The way from one of several breaks to the others. */
function Pager({ broken: { index, count }, show }: Pick<BreakAlertProps, 'broken' | 'show'>) {
  const { verification: texts } = useTexts().audit;
  const locale = useLocale();
  const { listed } = auditBreakBounds;
  return (
    <div className={styles.pager}>
      <Button
        size="small"
        aria-label={texts.previousBreak}
        disabled={index === 0}
        icon={<ChevronLeft size={15} />}
        onClick={() => show(index - 1)}
      />
      <span aria-live="polite">{texts.breakOf(formatNumber(locale, index + 1), formatNumber(locale, count))}</span>
      <Button
        size="small"
        aria-label={texts.nextBreak}
        disabled={index + 1 >= Math.min(count, listed)}
        icon={<ChevronRight size={15} />}
        onClick={() => show(index + 1)}
      />
      {count > listed ? <span>{texts.onlyFirst(listed)}</span> : null}
    </div>
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
