import type { TextAreaRef } from 'antd/es/input/TextArea';
import { inboxRights } from 'contract/console/inbox.ts';
import { holdsPermission } from 'contract/console/permissions.ts';
import { reportBounds } from 'contract/console/reports.ts';
import { type RefObject, useMemo } from 'react';
import { NoteBox } from '../../parts/conversation/notes/note-box.tsx';
import styles from '../../parts/conversation/notes/notes.module.css';
import { Note, NoteAuthor, Notes } from '../../parts/conversation/notes/notes.tsx';
import type { OfficerKey } from '../../shell/officer-key.ts';
import { useSession } from '../../shell/session.tsx';
import { formatCalendarDay } from '../../text/format.ts';
import { useLocale, useTexts } from '../../text/use-language.ts';
import { ConfirmKeys } from './keys-dialog.tsx';
import ownStyles from './report.module.css';
import type { OpenedNote, OpenedReport } from './use-opened-report.ts';
import { isRegistered } from './use-report-answer.ts';
import type { ReportNoteControls } from './use-report-note.ts';

/** What officers have written for each other, as far as this key opens it. */
export function ReportNotes({ opened: { report, content } }: { opened: OpenedReport }) {
  const { reports } = useTexts();
  const locale = useLocale();
  return (
    <Notes count={report.notes.length}>
      {report.notes.map(({ id, on }, index) => {
        const note = content.notes[index];
        return (
          <Note key={id} author={<Author note={note} />} at={on} time={formatCalendarDay(on, locale)}>
            {note === undefined || note.text === null ? (
              <p className={ownStyles.sealed}>{note?.isAltered === true ? reports.damaged : reports.notes.notForKey}</p>
            ) : (
              <p dir="auto">{note.text}</p>
            )}
            {note?.isAltered === true ? <p className={ownStyles.wrong}>{reports.notes.altered}</p> : null}
          </Note>
        );
      })}
    </Notes>
  );
}

function Author({ note }: { note: OpenedNote | undefined }) {
  const { reports } = useTexts();
  if (note?.signer === undefined || note.signer === null) return null;
  const { name, fingerprint } = note.signer;
  if (name === null) return <span className={ownStyles.wrong}>{reports.unregistered(fingerprint)}</span>;
  return <NoteAuthor name={name} />;
}

/** Where a note is written, or why there can be none. */
export function ReportNoteForm({
  opened,
  officer,
  note,
  field,
}: {
  opened: OpenedReport;
  officer: OfficerKey;
  note: ReportNoteControls;
  field: RefObject<TextAreaRef | null>;
}) {
  const { reports, inboxItem } = useTexts();
  const { permissions } = useSession();
  const isOwnKeyRegistered = useMemo(() => isRegistered(opened, officer), [opened, officer]);
  const { report } = opened;
  if (!holdsPermission(permissions, inboxRights.report.answer)) return null;
  if (!isOwnKeyRegistered) return <p className={styles.form}>{reports.answer.unregistered}</p>;
  if (!report.abilities.note && note.text === '') return <p className={styles.form}>{inboxItem.notes.isFull}</p>;
  return (
    <>
      <NoteBox note={note} texts={reports.notes} longest={reportBounds.noteLength} field={field} isPrivate />
      <ConfirmKeys of="note" keys={report.keys} own={officer.recipient} confirm={note.confirmKeys} />
    </>
  );
}
