import type { RefSelectProps } from 'antd';
import type { TextAreaRef } from 'antd/es/input/TextArea';
import { inboxRights, type InboxItem } from 'contract/console/inbox.ts';
import { holdsPermission } from 'contract/console/permissions.ts';
import { EyeOff } from 'lucide-react';
import type { RefObject } from 'react';
import side from '../../parts/conversation/internal-side.module.css';
import styles from '../../parts/conversation/notes.module.css';
import { InitialsAvatar } from '../../parts/initials-avatar.tsx';
import { ItemRetention } from '../retention/item-retention.tsx';
import { useSession } from '../../shell/session.tsx';
import { formatShortInstant } from '../../text/format.ts';
import { useTexts } from '../../text/use-language.ts';
import { ApplicationFields } from './application-fields.tsx';
import { Assignee } from './assignee.tsx';
import { History } from './history.tsx';
import { NoteForm } from './note-form.tsx';
import { ClearedOfSpam } from './spam.tsx';
import type { Note } from './use-note.ts';

type InternalSideProps = {
  item: InboxItem;
  now: Date;
  note: Note;
  assigneeField: RefObject<RefSelectProps | null>;
  noteField: RefObject<TextAreaRef | null>;
  /** Shows the choice of the assignee. */
  goToAssignee: () => void;
  onErased: () => void;
};

/** What visitors never see: who handles the item, its status, and the notes. */
export function InternalSide(props: InternalSideProps) {
  const { item, now, note, assigneeField, noteField, goToAssignee, onErased } = props;
  const { inboxItem } = useTexts();
  const { permissions } = useSession();
  const mayWrite = holdsPermission(permissions, inboxRights[item.kind].answer);
  return (
    <>
      <header className={side.head}>
        <EyeOff size={16} aria-hidden="true" />
        <h3>{inboxItem.internal}</h3>
        <p>{inboxItem.neverShown}</p>
      </header>
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
        <Notes item={item} now={now} />
        <History item={item} now={now} />
        <ItemRetention item={item} onErased={onErased} />
      </div>
      {mayWrite ? <NoteForm item={item} note={note} field={noteField} /> : null}
    </>
  );
}

function Notes({ item: { notes }, now }: { item: InboxItem; now: Date }) {
  const texts = useTexts().inboxItem.notes;
  return (
    <section className={styles.notes}>
      <h4>
        {texts.title} {notes.length === 0 ? null : <b>{notes.length}</b>}
      </h4>
      {notes.length === 0 ? <p>{texts.none}</p> : null}
      <ol>
        {notes.map(({ by, at, text }, index) => (
          <li key={`${index} ${at}`}>
            <header>
              {by === null ? null : <InitialsAvatar name={by} size={20} />}
              <span>{by ?? texts.noAuthor}</span>
              <time dateTime={at}>{formatShortInstant(at, now)}</time>
            </header>
            <p dir="auto">{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
