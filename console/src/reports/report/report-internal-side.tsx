import { Button } from 'antd';
import type { TextAreaRef } from 'antd/es/input/TextArea';
import { locales } from 'contract/locales.ts';
import { type RefObject, useState } from 'react';
import side from '../../parts/conversation/internal-side.module.css';
import { SideHeader } from '../../parts/conversation/side-header.tsx';
import type { OfficerKey } from '../../shell/officer-key.ts';
import { formatCalendarDay } from '../../text/format.ts';
import { useLocale, useTexts } from '../../text/use-language.ts';
import { ExclusionQuestion } from './exclusion-question.tsx';
import { Exclusions } from './exclusions.tsx';
import { KeysDialog } from './keys-dialog.tsx';
import { ReportDays } from './report-days.tsx';
import { ReportNoteForm, ReportNotes } from './report-notes.tsx';
import styles from './report.module.css';
import { ReporterIdentity } from './reporter-identity.tsx';
import type { OpenedEntry, OpenedReport } from './use-opened-report.ts';
import type { ReportNoteControls } from './use-report-note.ts';

type InternalSideProps = {
  opened: OpenedReport;
  officer: OfficerKey;
  note: ReportNoteControls;
  noteField: RefObject<TextAreaRef | null>;
  /** The heading of the question who is excluded. */
  question: RefObject<HTMLHeadingElement | null>;
};

/** What the reporter never sees: the sealed identity, the person reported, notes, who signed, and who can read answers. */
export function ReportInternalSide({ opened, officer, note, noteField, question }: InternalSideProps) {
  const { reports, inboxItem } = useTexts();
  const { report, content } = opened;
  const { reportered } = content.fields;
  return (
    <>
      <SideHeader side="internal" title={reports.internal}>
        <p>{reports.neverShown}</p>
      </SideHeader>
      <div className={side.body}>
        {report.abilities.openIdentity ? <ReporterIdentity opened={opened} officer={officer} /> : null}
        <dl>
          {reportered === '' ? null : (
            <>
              <dt>{reports.fields.reportered}</dt>
              <dd dir="auto" lang={locales[report.locale].tag}>
                {reportered}
              </dd>
            </>
          )}
          <dt>{reports.status}</dt>
          <dd>{inboxItem.statuses[report.status]}</dd>
        </dl>
        {report.exclusions.isAnswered ? null : <ExclusionQuestion report={report} heading={question} />}
        <ReportDays report={report} />
        <ReportNotes opened={opened} />
        {report.exclusions.isAnswered ? <Exclusions report={report} /> : null}
        <Keys opened={opened} officer={officer} />
        <Signatures opened={opened} />
      </div>
      {report.exclusions.isAnswered ? (
        <ReportNoteForm opened={opened} officer={officer} note={note} field={noteField} />
      ) : null}
    </>
  );
}

function Keys({ opened: { report }, officer }: { opened: OpenedReport; officer: OfficerKey }) {
  const { keys } = useTexts().reports;
  const [isShown, show] = useState(false);
  return (
    <section className={styles.part}>
      <h4>{keys.title}</h4>
      <ul>
        {report.keys.map(({ recipient, name, role }) => (
          <li key={recipient}>
            <span dir="auto">{name}</span> <small>{keys.roles[role]}</small>
          </li>
        ))}
      </ul>
      <Button size="small" onClick={() => show(true)}>
        {keys.show}
      </Button>
      {isShown ? <KeysDialog keys={report.keys} own={officer.recipient} close={() => show(false)} /> : null}
    </section>
  );
}

/** Who signed the answers, as far as this key opens them. */
function Signatures({ opened: { report, content } }: { opened: OpenedReport }) {
  const { reports } = useTexts();
  const locale = useLocale();
  const answers = report.entries.flatMap(({ id, from, on }, index) => {
    const entry = content.entries[index];
    return from === 'staff' && entry !== undefined && entry.text !== null ? [{ id, on, entry }] : [];
  });
  if (answers.length === 0) return null;
  return (
    <section className={styles.part}>
      <h4>{reports.signatures}</h4>
      <ul>
        {answers.map(({ id, on, entry }) => (
          <li key={id} data-wrong={entry.isAltered || entry.signer?.name === null}>
            <time dateTime={on}>{formatCalendarDay(on, locale)}</time> <Signer entry={entry} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Signer({ entry: { signer, isAltered } }: { entry: OpenedEntry }) {
  const { reports } = useTexts();
  if (isAltered) return reports.invalidSignature;
  if (signer === null) return reports.unsigned;
  return signer.name === null ? reports.unregistered(signer.fingerprint) : reports.signedBy(signer.name);
}
