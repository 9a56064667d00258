import { type InboxItem } from 'contract/console/inbox-item.ts';
import type { TextAreaRef } from 'antd/es/input/TextArea';
import { inboxBounds } from 'contract/console/inbox.ts';
import type { RefObject } from 'react';
import { NoteBox } from '../../parts/conversation/notes/note-box.tsx';
import styles from '../../parts/conversation/notes/notes.module.css';
import { UnsavedDraftOffer } from '../../parts/drafts/unsaved-draft-offer.tsx';
import { useTexts } from '../../text/use-language.ts';
import type { NoteDraft } from './use-note.ts';

/** Where a note for colleagues is written. It looks different from the answer to the visitor on purpose. */
export function NoteForm({
  item,
  note,
  field,
}: {
  item: InboxItem;
  note: NoteDraft;
  field: RefObject<TextAreaRef | null>;
}) {
  const texts = useTexts().inboxItem.notes;
  if (item.notes.length >= inboxBounds.notes) return <p className={styles.form}>{texts.isFull}</p>;
  return (
    <NoteBox
      note={note}
      texts={texts}
      longest={inboxBounds.noteLength}
      draftOffer={note.text === '' ? <UnsavedDraftOffer draft={note.draft} restore={note.change} /> : null}
      field={field}
    />
  );
}
