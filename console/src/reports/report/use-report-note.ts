import { App } from 'antd';
import { addReportNote, reportBounds } from 'contract/console/reports.ts';
import { toBase64url } from 'contract/sealing/base64url.ts';
import { sealNote } from 'contract/sealing/seal-text.ts';
import { useState } from 'react';
import { isSendable } from '../../parts/conversation/answer-text.ts';
import type { NoteControls } from '../../parts/conversation/note-box.tsx';
import { isOutdated } from '../../parts/conversation/outdated.ts';
import { useIsMounted } from '../../parts/use-is-mounted.ts';
import { useOneAtATime } from '../../parts/use-one-at-a-time.ts';
import {
  beginSending,
  discardSent,
  isDraft,
  lockSignal,
  type OfficerKey,
  saveDraft,
  useDraftText,
} from '../../shell/officer-key.ts';
import { formatCalendarDay } from '../../text/format.ts';
import { useLocale, useTexts } from '../../text/use-language.ts';
import type { OpenedReport } from './use-opened-report.ts';
import { useComparedKeys } from './use-compared-keys.ts';
import { useReportWrite } from './use-report-write.ts';

export type ReportNoteControls = NoteControls & {
  /** Set while the keys must be confirmed: `true` saves the note. */
  confirmKeys: ((areCompared: boolean) => void) | undefined;
};

/** An officers' note. It is signed and sealed here, before it is sent. */
export function useReportNote({ report }: OpenedReport, officer: OfficerKey): ReportNoteControls {
  const { notes } = useTexts().reports;
  const locale = useLocale();
  const { message, notification } = App.useApp();
  const { write, isPending } = useReportWrite(addReportNote);
  const draftName = `note ${report.id}`;
  const text = useDraftText(draftName);
  const [isSealing, setSealing] = useState(false);
  const [problem, setProblem] = useState<string>();
  const keys = useComparedKeys(report.keys);
  const isMounted = useIsMounted();
  const maySave = isSendable(text, reportBounds.noteLength) && !isSealing && !isPending;

  function change(typed: string): void {
    setProblem(undefined);
    saveDraft(draftName, typed);
  }

  const save = useOneAtATime(async () => {
    if (!maySave) return;
    const locked = lockSignal();
    try {
      if (!(await keys.areCompared()) || locked.aborted) return;
      setSealing(true);
      await sealAndSave(locked);
    } finally {
      setSealing(false);
    }
  });

  async function sealAndSave(locked: AbortSignal): Promise<void> {
    const { id } = report;
    const noteId = beginSending(draftName, text);
    if (noteId === undefined) return;
    const sealedTo = report.keys.map(({ recipient }) => recipient);
    const signed = { reportId: id, id: noteId, text: text.trim() };
    const sealed = await sealNote(officer.identity, sealedTo, signed).catch(() => undefined);
    if (locked.aborted) return;
    if (sealed === undefined) return setProblem(notes.failed);
    const result = await write({ id, noteId, sealed: toBase64url(sealed), sealedTo });
    if (!result.ok) {
      setProblem(isOutdated(result.failure) ? notes.changed : result.failure.fields[0]?.message);
      if (isMounted.current) return;
      // After a lock the notice must not tell which report it was.
      const isKept = !locked.aborted && isDraft(draftName, noteId);
      const title = isKept ? notes.notSaved(formatCalendarDay(report.receivedAt, locale)) : notes.oneNotSaved;
      notification.warning({ title, duration: 0 });
      return;
    }
    discardSent(draftName, noteId);
    void message.success(notes.saved);
  }

  return { text, change, maySave, isPending: isSealing || isPending, problem, save, confirmKeys: keys.confirm };
}
