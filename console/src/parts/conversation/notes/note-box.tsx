import { Alert, Button, Input } from 'antd';
import type { TextAreaRef } from 'antd/es/input/TextArea';
import type { ReactNode, RefObject } from 'react';
import { useTexts } from '../../../text/use-language.ts';
import { charactersLeft } from '../answer-text.ts';
import styles from './notes.module.css';

/** What is typed, and how it is saved. */
export type NoteControls = {
  text: string;
  change: (typed: string) => void;
  maySave: boolean;
  isPending: boolean;
  /** Why it was not saved. */
  problem: string | undefined;
  save: () => Promise<void>;
};

type NoteBoxProps = {
  note: NoteControls;
  texts: { label: string; placeholder: string; keptHere: string; save: string };
  longest: number;
  /** Text that was typed before. */
  draftOffer?: ReactNode;
  field: RefObject<TextAreaRef | null>;
  /** Whether the browser is asked not to store or spell-check what is typed. */
  isPrivate?: boolean;
};

/** Where a note for colleagues is written. It looks different from the answer to the visitor on purpose. */
export function NoteBox({ note, texts, longest, draftOffer, field, isPrivate = false }: NoteBoxProps) {
  const { answer } = useTexts().inboxItem;
  const { text, change, problem, maySave, isPending, save } = note;
  const left = charactersLeft(text, longest);
  return (
    <form
      className={styles.form}
      {...(isPrivate && { autoComplete: 'off' })}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      {draftOffer}
      <Input.TextArea
        ref={field}
        aria-label={texts.label}
        placeholder={texts.placeholder}
        dir="auto"
        {...(isPrivate && { spellCheck: false })}
        readOnly={isPending}
        value={text}
        onChange={({ target }) => change(target.value)}
      />
      {problem === undefined ? null : <Alert type="error" title={problem} />}
      <div className={styles.formEnd}>
        {left === undefined ? (
          <small>{texts.keptHere}</small>
        ) : (
          <output data-over={left < 0}>{left < 0 ? answer.over(-left) : answer.left(left)}</output>
        )}
        <Button htmlType="submit" className={styles.save ?? ''} disabled={!maySave} loading={isPending}>
          {texts.save}
        </Button>
      </div>
    </form>
  );
}
