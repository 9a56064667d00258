import { App } from 'antd';
import { addReportNote, reportBounds } from 'contract/console/reports.ts';
import { sealNote } from 'contract/sealing/seal-text.ts';
import { isSendable } from '../../parts/conversation/answer-text.ts';
import type { NoteControls } from '../../parts/conversation/notes/note-box.tsx';
import { isOutdated } from '../../parts/conversation/outdated.ts';
import { useOneAtATime } from '../../parts/use-one-at-a-time.ts';
import type { OfficerKey } from '../../shell/officer-key.ts';
import { useTexts } from '../../text/use-language.ts';
import type { OpenedReport } from './use-opened-report.ts';
import { useReportWrite } from './use-report-write.ts';
import { useSealedText } from './use-sealed-text.ts';

export type ReportNoteControls = NoteControls & {
  /** Set while the keys must be confirmed: `true` saves the note. */
  confirmKeys: ((areCompared: boolean) => void) | undefined;
};

/** An officers' note. It is signed and sealed here, before it is sent. */
export function useReportNote(opened: OpenedReport, officer: OfficerKey): ReportNoteControls {
  const { report } = opened;
  const { notes } = useTexts().reports;
  const { message } = App.useApp();
  const { write, isPending } = useReportWrite(addReportNote);
  const sealedTo = report.keys.map(({ recipient }) => recipient);
  const { text, change, isSealing, problem, setProblem, send, confirmKeys } = useSealedText(opened, {
    draft: `note ${report.id}`,
    seal: (signed) => sealNote(officer.identity, sealedTo, signed),
    texts: { ...notes, notSent: notes.notSaved, oneNotSent: notes.oneNotSaved },
  });
  const maySave = isSendable(text, reportBounds.noteLength) && !isSealing && !isPending;

  const save = useOneAtATime(async () => {
    if (!maySave) return;
    const result = await send({ write: (noteId, sealed) => write({ id: report.id, noteId, sealed, sealedTo }) });
    if (result?.ok === true) void message.success(notes.saved);
    if (result?.ok === false && isOutdated(result.failure)) setProblem(notes.changed);
  });

  return { text, change, maySave, isPending: isSealing || isPending, problem, save, confirmKeys };
}
