import { Alert, Button, Input } from 'antd';
import type { TextAreaRef } from 'antd/es/input/TextArea';
import { type Locale, locales } from 'contract/locales.ts';
import { ChevronDown, Languages, PenLine, Send } from 'lucide-react';
import { type ReactNode, type RefObject, useEffect } from 'react';
import { useTexts } from '../../text/use-language.ts';
import { Kbd } from '../keyboard/kbd.tsx';
import styles from './answer-box.module.css';
import { charactersLeft } from './answer-text.ts';

/** What is typed, and how it is sent. */
export type AnswerControls = {
  text: string;
  isOpen: boolean;
  open: () => void;
  collapse: () => void;
  change: (typed: string) => void;
  maySend: boolean;
  mayClose: boolean;
  isPending: boolean;
  /** Why it was not sent. */
  problem: string | undefined;
  send: (close: boolean) => Promise<void>;
};

type AnswerBoxProps = {
  answer: AnswerControls;
  /** The language in which an answer is expected. */
  locale: Locale;
  /** Whom it answers and in which language; `hint` says why, `footnote` how it is read. */
  texts: { label: string; title: string; hint: string; footnote: string; send: string };
  /** Text that was typed before. */
  draftOffer?: ReactNode;
  /** What should be read before it is sent. */
  warning?: ReactNode;
  /** What helps with writing, beside the button that collapses the box. */
  tools?: ReactNode;
  /** Files that are sent with it. */
  attachments?: ReactNode;
  field: RefObject<TextAreaRef | null>;
  /** Whether the browser is asked not to store or spell-check what is typed. */
  isPrivate?: boolean;
};

/** Where the other side is answered: one line until it is opened. */
export function AnswerBox(props: AnswerBoxProps) {
  const { inboxItem, parts } = useTexts();
  const { answer, texts, draftOffer } = props;
  if (answer.isOpen) return <OpenBox {...props} />;
  return (
    <div className={styles.bar}>
      {draftOffer}
      <button type="button" className={styles.collapsed} onClick={answer.open}>
        <PenLine size={15} aria-hidden="true" />
        <span>{answer.text === '' ? texts.label : parts.labelled(inboxItem.answer.unsent, answer.text)}</span>
        <Kbd keys="R" />
      </button>
    </div>
  );
}

/** Why there is no answer here, and what was typed before that. */
export function NoAnswer({
  reason,
  action,
  unsent,
  locale,
  isPrivate = false,
}: {
  reason: string;
  /** The button that leads to what must be done first. */
  action?: ReactNode;
  unsent: string;
  locale: Locale;
  isPrivate?: boolean;
}) {
  const { answer } = useTexts().inboxItem;
  return (
    <div className={styles.bar}>
      <p className={styles.reason}>{reason}</p>
      {action}
      {unsent === '' ? null : (
        <TypedText isPrivate={isPrivate}>
          <Input.TextArea
            aria-label={answer.unsent}
            lang={locales[locale].tag}
            {...(isPrivate && { spellCheck: false })}
            readOnly
            value={unsent}
          />
        </TypedText>
      )}
    </div>
  );
}

/** Browsers store the text of a field for their history and its restoration unless its form says otherwise. */
function TypedText({ isPrivate, children }: { isPrivate: boolean; children: ReactNode }) {
  if (!isPrivate) return children;
  return (
    <form autoComplete="off" onSubmit={(event) => event.preventDefault()}>
      {children}
    </form>
  );
}

function OpenBox(props: AnswerBoxProps) {
  const { answer, locale, texts, draftOffer, warning, tools, attachments, field, isPrivate = false } = props;
  const { collapse, sendAndClose } = useTexts().inboxItem.answer;
  useEffect(() => field.current?.focus({ cursor: 'end' }), [field]);
  return (
    <section className={`${styles.bar} ${styles.open}`} aria-label={texts.title}>
      <header>
        <h4>{texts.label}</h4>
        <p>
          <Languages size={14} aria-hidden="true" /> {texts.hint}
        </p>
        <span className={styles.tools}>
          {tools}
          <Button
            type="text"
            size="small"
            aria-label={collapse}
            icon={<ChevronDown size={16} />}
            onClick={answer.collapse}
          />
        </span>
      </header>
      {draftOffer}
      {warning}
      <TypedText isPrivate={isPrivate}>
        <Input.TextArea
          ref={field}
          aria-label={texts.title}
          lang={locales[locale].tag}
          dir="auto"
          {...(isPrivate && { spellCheck: false })}
          readOnly={answer.isPending}
          value={answer.text}
          onChange={({ target }) => answer.change(target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
              event.preventDefault();
              void answer.send(false);
            }
            // An input method ends its own words with Escape.
            if (event.key === 'Escape' && !event.nativeEvent.isComposing) answer.collapse();
          }}
        />
      </TypedText>
      <Counter text={answer.text} />
      {attachments}
      {answer.problem === undefined ? null : <Alert type="error" title={answer.problem} />}
      <div className={styles.actions}>
        <p>{texts.footnote}</p>
        <Button disabled={!answer.maySend || !answer.mayClose} onClick={() => void answer.send(true)}>
          {sendAndClose}
        </Button>
        <Button
          type="primary"
          icon={<Send size={14} />}
          disabled={!answer.maySend}
          loading={answer.isPending}
          onClick={() => void answer.send(false)}
        >
          {texts.send} <Kbd keys="Ctrl ↵" />
        </Button>
      </div>
    </section>
  );
}

function Counter({ text }: { text: string }) {
  const { answer } = useTexts().inboxItem;
  const left = charactersLeft(text);
  if (left === undefined) return null;
  return (
    <output className={styles.counter} data-over={left < 0}>
      {left < 0 ? answer.over(-left) : answer.left(left)}
    </output>
  );
}
