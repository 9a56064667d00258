import { Alert, Button, Input } from 'antd';
import type { TextAreaRef } from 'antd/es/input/TextArea';
import { inboxBounds, type InboxItem } from 'contract/console/inbox.ts';
import type { RefObject } from 'react';
import { charactersLeft } from '../../parts/conversation/answer-text.ts';
import { UnsavedDraftOffer } from '../../parts/unsaved-draft-offer.tsx';
import { useTexts } from '../../text/use-language.ts';
import styles from './internal-side.module.css';
import type { Note } from './use-note.ts';

/** Where a note for colleagues is written. It looks different from the answer to the visitor on purpose. */
export function NoteForm({ item, note, field }: { item: InboxItem; note: Note; field: RefObject<TextAreaRef | null> }) {
  const { inboxItem } = useTexts();
  const texts = inboxItem.notes;
  const { text, change, draft, problem, maySave, isPending, save } = note;
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
