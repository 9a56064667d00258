import { Alert, Button, Input } from 'antd';
import type { TextAreaRef } from 'antd/es/input/TextArea';
import type { InboxItem } from 'contract/console/inbox.ts';
import { locales } from 'contract/locales.ts';
import { ChevronDown, Languages, PenLine, Send } from 'lucide-react';
import { type RefObject, useEffect } from 'react';
import { Kbd } from '../../parts/kbd.tsx';
import { UnsavedDraftOffer } from '../../parts/unsaved-draft-offer.tsx';
import { useTexts } from '../../text/use-language.ts';
import styles from './answer-box.module.css';
import { charactersLeft } from './answer-rules.ts';
import { TemplateMenu } from './template-menu.tsx';
import type { Answer } from './use-answer.ts';

type AnswerProps = { item: InboxItem; answer: Answer; field: RefObject<TextAreaRef | null> };

/** Where the visitor is answered: one line until it is opened. */
export function AnswerBox({ item, answer, field }: AnswerProps) {
  const { inboxItem } = useTexts();
  const reason = useReasonAgainst(item);
  if (reason !== undefined)
    return (
      <div className={styles.bar}>
        <p className={styles.reason}>{reason}</p>
        {answer.text === '' ? null : <UnsentText item={item} text={answer.text} />}
      </div>
    );
  if (answer.isOpen) return <OpenBox item={item} answer={answer} field={field} />;
  return (
    <div className={styles.bar}>
      <DraftOffer answer={answer} />
      <button type="button" className={styles.collapsed} onClick={answer.open}>
        <PenLine size={15} aria-hidden="true" />
        <span>
          {answer.text === '' ? collapsedLabel(item, inboxItem) : `${inboxItem.answer.unsent}: ${answer.text}`}
        </span>
        <Kbd keys="R" />
      </button>
    </div>
  );
}

function collapsedLabel({ name, locale }: InboxItem, { answer, languages }: ReturnType<typeof useTexts>['inboxItem']) {
  return answer.collapsedLabel(name, languages[locale]);
}

/** What was typed before the session ended or the item was left. */
function DraftOffer({ answer: { text, draft, restore } }: { answer: Answer }) {
  return text === '' ? <UnsavedDraftOffer draft={draft} restore={restore} /> : null;
}

/** Why the visitor cannot be answered here; undefined if that is possible. */
function useReasonAgainst({ hasReceipt, status, abilities }: InboxItem): string | undefined {
  const { answer } = useTexts().inboxItem;
  if (!hasReceipt) return answer.noReceipt;
  if (abilities.answer) return undefined;
  return status === 'closed' ? answer.isClosed : answer.mayNot;
}

/** It was typed before a colleague closed the item. */
function UnsentText({ item, text }: { item: InboxItem; text: string }) {
  const { answer } = useTexts().inboxItem;
  return <Input.TextArea aria-label={answer.unsent} lang={locales[item.locale].tag} readOnly value={text} />;
}

function OpenBox({ item, answer, field }: AnswerProps) {
  const { inboxItem } = useTexts();
  const texts = inboxItem.answer;
  const { notice, problem } = answer;
  const language = inboxItem.languages[item.locale];
  useEffect(() => field.current?.focus({ cursor: 'end' }), [field]);
  return (
    <section className={`${styles.bar} ${styles.open}`} aria-label={texts.title}>
      <header>
        <h4>{collapsedLabel(item, inboxItem)}</h4>
        <p>
          <Languages size={14} aria-hidden="true" /> {texts.language(language)}
        </p>
        <span className={styles.tools}>
          <TemplateMenu item={item} field={field} isDisabled={answer.isPending} />
          <Button
            type="text"
            size="small"
            aria-label={texts.collapse}
            icon={<ChevronDown size={16} />}
            onClick={answer.collapse}
          />
        </span>
      </header>
      <DraftOffer answer={answer} />
      {notice === undefined ? null : (
        <Alert
          type="warning"
          showIcon
          title={texts.notices[notice]}
          action={
            notice === 'repeated' ? (
              <Button size="small" onClick={answer.clear}>
                {texts.clear}
              </Button>
            ) : undefined
          }
        />
      )}
      <Input.TextArea
        ref={field}
        aria-label={texts.title}
        lang={locales[item.locale].tag}
        dir="auto"
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
      <Counter text={answer.text} />
      {problem === undefined ? null : <Alert type="error" title={problem} />}
      <div className={styles.actions}>
        <p>{texts.readsOnSite}</p>
        <Button disabled={!answer.maySend || !item.abilities.close} onClick={() => void answer.send(true)}>
          {texts.sendAndClose}
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
