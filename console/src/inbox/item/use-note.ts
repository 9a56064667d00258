import { addInboxNote } from 'contract/console/inbox-changes.ts';
import { type InboxItem } from 'contract/console/inbox-item.ts';
import { App } from 'antd';
import { inboxBounds } from 'contract/console/inbox.ts';
import { useRef, useState } from 'react';
import { isSendable } from '../../parts/conversation/answer-text.ts';
import { useOneAtATime } from '../../parts/use-one-at-a-time.ts';
import { useUnsavedDraft } from '../../parts/drafts/use-unsaved-draft.ts';
import { useSession } from '../../shell/session.tsx';
import { useTexts } from '../../text/use-language.ts';
import { useItemWrite } from '../use-item-write.ts';

const isText = (stored: unknown): stored is string => typeof stored === 'string';

/** The note that is typed, and how it is saved. */
export function useNote(item: InboxItem) {
  const { kind, id } = item;
  const { notes } = useTexts().inboxItem;
  const { account } = useSession();
  const { message } = App.useApp();
  const { write, isPending } = useItemWrite(addInboxNote, { item, written: 'note' });
  const [text, setText] = useState('');
  /** What is typed now, for an action that began at an earlier render. */
  const latest = useRef(text);
  const [problem, setProblem] = useState<string>();
  const draft = useUnsavedDraft(account.id, `inbox/${kind}/${id}/note`, text === '' ? undefined : text, isText);
  const maySave = isSendable(text, inboxBounds.noteLength) && !isPending;

  const save = useOneAtATime(async () => {
    if (!maySave) return;
    const result = await write({ kind, id, text });
    if (!result.ok) return setProblem(result.failure.fields[0]?.message);
    // An answer may have been moved here meanwhile.
    if (latest.current === text) {
      change('');
      draft.delete();
    }
    void message.success(notes.saved);
  });

  function change(typed: string): void {
    latest.current = typed;
    setText(typed);
    setProblem(undefined);
  }

  /** A text that was meant for colleagues comes below what is typed. */
  function append(moved: string): void {
    const { current } = latest;
    change(current === '' ? moved : `${current.trimEnd()}\n${moved}`);
  }

  return { text, change, append, draft, problem, maySave, isPending, save };
}

export type NoteDraft = ReturnType<typeof useNote>;
