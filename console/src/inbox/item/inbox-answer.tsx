import { Alert, Button } from 'antd';
import type { TextAreaRef } from 'antd/es/input/TextArea';
import type { InboxItem } from 'contract/console/inbox-item.ts';
import type { RefObject } from 'react';
import { AnswerBox, NoAnswer } from '../../parts/conversation/answer-box.tsx';
import { UnsavedDraftOffer } from '../../parts/drafts/unsaved-draft-offer.tsx';
import { useTexts } from '../../text/use-language.ts';
import { AnswerAttachments } from './answer-attachments.tsx';
import { AnswerPreview } from './answer-preview.tsx';
import { TemplateMenu } from './template-menu.tsx';
import type { Answer } from './use-answer.ts';

type InboxAnswerProps = { item: InboxItem; answer: Answer; field: RefObject<TextAreaRef | null> };

/** The answer to a visitor, or why there can be none. */
export function InboxAnswer({ item, answer, field }: InboxAnswerProps) {
  const { inboxItem } = useTexts();
  const texts = inboxItem.answer;
  const reason = useReasonAgainst(item);
  // It was typed before a colleague closed the item.
  if (reason !== undefined) return <NoAnswer reason={reason} unsent={answer.text} locale={item.locale} />;
  const { text, draft, restore, warning, clear } = answer;
  const language = inboxItem.languages[item.locale];
  return (
    <AnswerBox
      answer={answer}
      locale={item.locale}
      texts={{
        label: texts.collapsedLabel(item.name, language),
        title: texts.title,
        hint: texts.language(language),
        footnote: texts.readsOnSite,
        send: texts.send,
      }}
      // What was typed before the session ended or the item was left.
      draftOffer={
        text === '' && answer.files.files.length === 0 ? <UnsavedDraftOffer draft={draft} restore={restore} /> : null
      }
      warning={
        warning === undefined ? null : (
          <Alert
            type="warning"
            showIcon
            title={texts.warnings[warning]}
            action={
              warning === 'repeated' ? (
                <Button size="small" onClick={clear}>
                  {texts.clear}
                </Button>
              ) : undefined
            }
          />
        )
      }
      attachments={<AnswerAttachments files={answer.files} isDisabled={answer.isPending} />}
      tools={
        <>
          <AnswerPreview locale={item.locale} text={text} files={answer.files.files} />
          <TemplateMenu item={item} field={field} isDisabled={answer.isPending} />
        </>
      }
      field={field}
    />
  );
}

/** Why the visitor cannot be answered here; undefined if that is possible. */
function useReasonAgainst({ hasReceipt, status, abilities }: InboxItem): string | undefined {
  const { answer } = useTexts().inboxItem;
  if (!hasReceipt) return answer.noReceipt;
  if (abilities.answer) return undefined;
  if (status !== 'closed') return answer.mayNot;
  return abilities.reopen ? answer.isClosedReopen : answer.isClosed;
}
