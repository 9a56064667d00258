import { type InboxItem } from 'contract/console/inbox-item.ts';
import type { RefSelectProps } from 'antd';
import type { TextAreaRef } from 'antd/es/input/TextArea';
import { inboxRights } from 'contract/console/inbox.ts';
import { holdsPermission } from 'contract/console/permissions.ts';
import type { RefObject } from 'react';
import side from '../../parts/conversation/internal-side.module.css';
import { Note, NoteAuthor, Notes } from '../../parts/conversation/notes/notes.tsx';
import { SideHeader } from '../../parts/conversation/side-header.tsx';
import { useSession } from '../../shell/session.tsx';
import { formatShortInstant } from '../../text/format.ts';
import { useTexts } from '../../text/use-language.ts';
import { ItemRetention } from '../retention/item-retention.tsx';
import { ApplicationFields } from './application-fields.tsx';
import { Assignee } from './assignee.tsx';
import { History } from './history.tsx';
import { NoteForm } from './note-form.tsx';
import { SameContact } from './same-contact.tsx';
import { ClearedOfSpam } from './spam.tsx';
import type { NoteDraft } from './use-note.ts';

type InternalSideProps = {
  item: InboxItem;
  now: Date;
  note: NoteDraft;
  assigneeField: RefObject<RefSelectProps | null>;
  noteField: RefObject<TextAreaRef | null>;
  /** Shows the choice of the assignee. */
  goToAssignee: () => void;
  onErased: () => void;
};

/** What visitors never see: who handles the item, its status, and the notes. */
export function InternalSide({ item, now, note, assigneeField, noteField, goToAssignee, onErased }: InternalSideProps) {
  const { inboxItem } = useTexts();
  const { permissions } = useSession();
  const mayWrite = holdsPermission(permissions, inboxRights[item.kind].answer);
  return (
    <>
      <SideHeader side="internal" title={inboxItem.internal}>
        <p>{inboxItem.neverShown}</p>
      </SideHeader>
      <div className={side.body}>
        <dl>
          <dt>{inboxItem.assignee.label}</dt>
          <dd>
            <Assignee item={item} field={assigneeField} goTo={goToAssignee} />
          </dd>
          <dt>{inboxItem.status}</dt>
          <dd>{inboxItem.statuses[item.status]}</dd>
          <ClearedOfSpam item={item} now={now} />
          {item.application === null ? null : <ApplicationFields item={item} application={item.application} />}
        </dl>
        <InboxNotes item={item} now={now} />
        <SameContact item={item} />
        <History item={item} now={now} />
        <ItemRetention item={item} onErased={onErased} />
      </div>
      {mayWrite ? <NoteForm item={item} note={note} field={noteField} /> : null}
    </>
  );
}

function InboxNotes({ item: { notes }, now }: { item: InboxItem; now: Date }) {
  const texts = useTexts().inboxItem.notes;
  return (
    <Notes count={notes.length}>
      {notes.map(({ by, at, text }, index) => (
        <Note
          key={`${index} ${at}`}
          author={by === null ? <span>{texts.noAuthor}</span> : <NoteAuthor name={by} />}
          at={at}
          time={formatShortInstant(at, now)}
        >
          <p dir="auto">{text}</p>
        </Note>
      ))}
    </Notes>
  );
}
