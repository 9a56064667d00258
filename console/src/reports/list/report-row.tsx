import type { ReportRow as Row } from 'contract/console/reports.ts';
import { locales } from 'contract/locales.ts';
import { Lock, MessageSquareText, Paperclip } from 'lucide-react';
import { Link, useLocation } from 'react-router';
import { LanguageTag } from '../../parts/conversation-list/language-tag.tsx';
import { RowIndicator } from '../../parts/conversation-list/row-indicator.tsx';
import { RowTag } from '../../parts/conversation-list/row-tag.tsx';
import { WaitingDot } from '../../parts/conversation-list/waiting-dot.tsx';
import { isWaiting } from '../../parts/conversation/is-waiting.ts';
import { formatCalendarDay } from '../../text/format.ts';
import { useLocale, useTexts } from '../../text/use-language.ts';
import { reportPath } from '../report-path.ts';
import { ReportStep } from '../report-step.tsx';
import type { useReportWords } from '../use-report-words.ts';
import styles from './report-row.module.css';
import type { OpenedRow } from './use-opened-rows.ts';

type Words = ReturnType<typeof useReportWords>;

/** A report in the list: its day, what it is about as soon as that is opened, and its status. */
export function ReportRow({
  row,
  opened,
  words,
  isFirstOfDay,
}: {
  row: Row;
  opened: OpenedRow | undefined;
  words: Words;
  isFirstOfDay: boolean;
}) {
  const { reports, inboxItem } = useTexts();
  const locale = useLocale();
  const { search } = useLocation();
  const { tag } = locales[row.locale];
  return (
    <Link
      to={{ pathname: reportPath(row.id), search }}
      className={styles.row ?? ''}
      data-sealed={opened?.is !== 'opened'}
    >
      <time dateTime={row.receivedAt} className={styles.day} data-repeated={!isFirstOfDay}>
        {formatCalendarDay(row.receivedAt, locale)}
      </time>
      <span className={styles.words}>
        <span className={styles.line}>
          {isWaiting(row) ? (
            <span className={styles.dot}>
              <WaitingDot words={reports.waits} />
            </span>
          ) : null}
          <Subject opened={opened} words={words} />
          <LanguageTag locale={row.locale} />
          {row.isAltered ? <RowTag isDanger>{reports.altered}</RowTag> : null}
          {row.isSuspicious ? <RowTag title={reports.suspiciousHint}>{reports.suspicious}</RowTag> : null}
        </span>
        <span className={styles.line}>
          <Details opened={opened} lang={tag} />
          {row.files > 0 ? <RowIndicator icon={Paperclip} count={row.files} words={reports.files(row.files)} /> : null}
          {row.entries > 0 ? (
            <RowIndicator icon={MessageSquareText} count={row.entries} words={reports.entries(row.entries)} />
          ) : null}
        </span>
      </span>
      <span className={styles.steps}>
        <ReportStep step={row.steps.confirmation} />
        <ReportStep step={row.steps.outcome} />
      </span>
      <span className={styles.status} data-status={row.status}>
        {inboxItem.statuses[row.status]}
      </span>
    </Link>
  );
}

function Subject({ opened, words }: { opened: OpenedRow | undefined; words: Words }) {
  const { reports } = useTexts();
  if (opened?.is === 'opened') return <b className={styles.subject}>{words.subjectsOf(opened.fields)}</b>;
  return (
    <span className={`${styles.subject} ${styles.sealed}`}>
      <Lock size={13} strokeWidth={1.8} aria-hidden="true" />
      {opened === undefined ? reports.openingOne : reports[opened.is]}
    </span>
  );
}

function Details({ opened, lang }: { opened: OpenedRow | undefined; lang: string }) {
  const { reports } = useTexts();
  if (opened === undefined) return null;
  if (opened.is === 'opened')
    return (
      <span className={styles.details} lang={lang} dir="auto">
        {opened.fields.deptName}
      </span>
    );
  return (
    <span className={styles.details}>{opened.is === 'notForKey' ? reports.notForKeyHint : reports.damagedHint}</span>
  );
}
