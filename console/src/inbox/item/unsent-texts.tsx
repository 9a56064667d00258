import { Input } from 'antd';
import type { InboxKind } from 'contract/console/inbox.ts';
import { readDraft } from '../../parts/drafts/unsaved-drafts.ts';
import { useSession } from '../../shell/session.tsx';
import { useTexts } from '../../text/use-language.ts';
import { isTypedAnswer } from './answer-rules.ts';
import styles from './unsent-texts.module.css';

/** What was typed for an item that no longer exists, to be copied. */
export function UnsentTexts({ kind, id }: { kind: InboxKind; id: string }) {
  const { answer, notes } = useTexts().inboxItem;
  const { account } = useSession();
  const draftOf = (form: string) => readDraft(account.id, `inbox/${kind}/${id}/${form}`)?.values;
  const [typed, note] = [draftOf('answer'), draftOf('note')];
  return (
    <>
      {isTypedAnswer(typed) ? <Unsent label={answer.unsent} text={typed.text} /> : null}
      {typeof note === 'string' ? <Unsent label={notes.unsaved} text={note} /> : null}
    </>
  );
}

function Unsent({ label, text }: { label: string; text: string }) {
  return (
    <label className={styles.unsent}>
      <span>{label}</span>
      <Input.TextArea readOnly autoSize={{ minRows: 2, maxRows: 10 }} dir="auto" value={text} />
    </label>
  );
}
