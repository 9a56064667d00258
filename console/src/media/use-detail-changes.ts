import { useState } from 'react';
import { useLeaveQuestion } from '../parts/drafts/use-leave-question.ts';
import { useTexts } from '../text/use-language.ts';
import { changedSince, closesDetail } from './detail-changes.ts';

/**
 * The parts of a picture or film that were changed and are not saved yet. What is typed while a save is on its way stays
 * and is unsaved. Before it is left, a question is asked.
 */
export function useDetailChanges<Parts extends object>(
  parameter: 'picture' | 'film',
  { saved, leaveText }: { saved: Parts; leaveText: string },
) {
  const { leaveTitle, leave, stay } = useTexts().media.detail;
  const [changed, setChanged] = useState<Partial<Parts>>({});
  const [isSaving, setSaving] = useState(false);
  const isChanged = Object.keys(changed).length > 0;
  useLeaveQuestion(isChanged, {
    isLeaving: (from, to) => closesDetail(parameter, from, to),
    question: { title: leaveTitle, content: leaveText, action: leave, cancel: stay },
  });

  /** `send` gets the changed parts, and says whether they are saved. */
  async function save(send: (sent: Partial<Parts>) => Promise<boolean>): Promise<void> {
    if (!isChanged || isSaving) return;
    setSaving(true);
    try {
      if (await send(changed)) setChanged((current) => changedSince(changed, current));
    } finally {
      setSaving(false);
    }
  }

  return {
    values: { ...saved, ...changed },
    isChanged,
    isSaving,
    change: (parts: Partial<Parts>): void => setChanged((before) => ({ ...before, ...parts })),
    save,
    discard: (): void => setChanged({}),
  };
}
