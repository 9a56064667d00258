import { Alert, App, Button, Input } from 'antd';
import type { TextAreaRef } from 'antd/es/input/TextArea';
import { addInboxNote, inboxBounds, type InboxItem } from 'contract/console/inbox.ts';
import { type RefObject, useRef, useState } from 'react';
import { charactersLeft, isSendable } from '../../parts/conversation/answer-text.ts';
import { UnsavedDraftOffer } from '../../parts/unsaved-draft-offer.tsx';
import { useUnsavedDraft } from '../../parts/use-unsaved-draft.ts';
import { useSession } from '../../shell/session.tsx';
import { useTexts } from '../../text/use-language.ts';
import styles from './internal-side.module.css';
import { useItemWrite } from './use-item-write.ts';

const isText = (stored: unknown): stored is string => typeof stored === 'string';

/** Where a note for colleagues is written. It looks different from the answer to the visitor on purpose. */
export function NoteForm({ item, field }: { item: InboxItem; field: RefObject<TextAreaRef | null> }) {
  const { inboxItem } = useTexts();
  const texts = inboxItem.notes;
  const { text, change, draft, problem, maySave, isPending, save } = useNote(item);
  const left = charactersLeft(text, inboxBounds.noteLength);
  if (item.notes.length >= inboxBounds.notes) return <p className={styles.form}>{texts.isFull}</p>;
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      {text === '' ? <UnsavedDraftOffer draft={draft} restore={change} /> : null}
      <Input.TextArea
        ref={field}
        aria-label={texts.label}
        placeholder={texts.placeholder}
        dir="auto"
        readOnly={isPending}
        value={text}
        onChange={({ target }) => change(target.value)}
      />
      {problem === undefined ? null : <Alert type="error" title={problem} />}
      <div className={styles.formEnd}>
        {left === undefined ? (
          <small>{texts.keptHere}</small>
        ) : (
          <output data-over={left < 0}>{left < 0 ? inboxItem.answer.over(-left) : inboxItem.answer.left(left)}</output>
        )}
        <Button htmlType="submit" className={styles.save ?? ''} disabled={!maySave} loading={isPending}>
          {texts.save}
        </Button>
      </div>
    </form>
  );
}

function useNote(item: InboxItem) {
  const { kind, id } = item;
  const { notes } = useTexts().inboxItem;
  const { account } = useSession();
  const { message } = App.useApp();
  const { write, isPending } = useItemWrite(addInboxNote, { item, written: 'note' });
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string>();
  const draft = useUnsavedDraft(account.id, `inbox/${kind}/${id}/note`, text === '' ? undefined : text, isText);
  const isSaving = useRef(false);
  const maySave = isSendable(text, inboxBounds.noteLength) && !isPending;

  async function save(): Promise<void> {
    // The button is disabled only at the next render: a double click comes earlier.
    if (!maySave || isSaving.current) return;
    isSaving.current = true;
    try {
      const result = await write({ kind, id, text });
      if (!result.ok) return setProblem(result.failure.fields[0]?.message);
      setText('');
      draft.delete();
      void message.success(notes.saved);
    } finally {
      isSaving.current = false;
    }
  }

  function change(typed: string): void {
    setText(typed);
    setProblem(undefined);
  }

  return { text, change, draft, problem, maySave, isPending, save };
}
