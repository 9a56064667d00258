import type { CallFailure } from 'client/failure.ts';
import { paths, localePath } from 'contract/urls/paths.ts';
import { type ReactNode, useId } from 'react';
import buttons from '../parts/button.module.css';
import { Field } from '../parts/fields/field.tsx';
import { Icon } from '../parts/icon.tsx';
import primitives from '../parts/primitives.module.css';
import { useLocale, usePageText, useText } from '../text/use-text.tsx';
import { NoScriptAnswerFile } from './answer-file.tsx';
import { ConversationView } from './conversation-view.tsx';
import { failureText } from './failure-text.ts';
import { ReceiptPrompt } from './receipt-prompt.tsx';
import styles from './opened-submission.module.css';
import { SubmissionHeader } from './submission-header.tsx';
import type { SubmissionActionResult } from './submission-action.ts';
import { WithdrawalEffects } from './withdrawal-effects.tsx';
import { Withdrawn } from './withdrawn.tsx';

/** The page without scripts. Each step sends a form that contains the receipt number. */
export function NoScriptSubmission({ result }: { result: SubmissionActionResult }) {
  const text = useText();
  const words = usePageText('submissions');
  if (result.status === 'withdrawn') return <Withdrawn />;
  if (result.status === 'withdrawing') return <Withdrawing {...result} />;
  if (result.status === 'opened') return <NoScriptOpened {...result} />;
  const { number, error, failure } = result;
  return (
    <ReceiptPrompt input={{ number, error: failure ? failureText(text, words, failure) : error, errorCount: 1 }} />
  );
}

function NoScriptOpened({
  receipt,
  conversation,
  entry,
  failure,
}: Extract<SubmissionActionResult, { status: 'opened' }>) {
  const text = usePageText('submissions');
  const id = useId();
  const closed = conversation?.open === false;
  const hasEntry = !closed || entry.text !== '';
  const withdrawButton = (
    <p className={`${styles.actions} ${primitives.wrap}`}>
      <button className={buttons.line} type="submit" form={id} name="step" value="confirm">
        {text.withdraw.open}
      </button>
    </p>
  );
  return (
    <>
      <SubmissionHeader />
      <div className={primitives.nextBlock}>
        <FailureMessage failure={failure} />
        {conversation === undefined ? null : (
          <ConversationView
            conversation={conversation}
            actions={<NoScriptActions form={id} />}
            receipt={receipt}
            AnswerFile={NoScriptAnswerFile}
          />
        )}
        <section className={`${styles.section} ${primitives.topBorder}`}>
          <h2 className={styles.heading}>{text.add}</h2>
          {closed ? <p className={styles.text}>{text.notOpen}</p> : null}
          {hasEntry ? (
            <Step receipt={receipt} id={id}>
              <Field label={text.addText} hint={text.noFiles} error={entry.error} kind="text">
                {(attributes) => (
                  <textarea
                    {...attributes}
                    name="text"
                    rows={5}
                    readOnly={closed}
                    autoComplete="off"
                    {...(entry.error !== undefined && { autoFocus: true })}
                    defaultValue={entry.text}
                  />
                )}
              </Field>
              <input type="hidden" name="idempotencyKey" value={entry.idempotencyKey} />
              {closed ? null : (
                <button className={buttons.button} type="submit" name="step" value="write">
                  {text.send}
                </button>
              )}
            </Step>
          ) : null}
        </section>
        <section className={`${styles.section} ${primitives.topBorder}`}>
          <h2 className={styles.heading}>{text.withdraw.title}</h2>
          <p className={styles.text}>{text.withdraw.lead}</p>
          {hasEntry ? (
            withdrawButton
          ) : (
            <Step receipt={receipt} id={id}>
              {withdrawButton}
            </Step>
          )}
        </section>
      </div>
    </>
  );
}

function Withdrawing({ receipt, entry, failure }: Extract<SubmissionActionResult, { status: 'withdrawing' }>) {
  const text = usePageText('submissions').withdraw;
  return (
    <>
      <SubmissionHeader />
      <div className={primitives.nextBlock}>
        <FailureMessage failure={failure} />
        <h2 className={styles.heading}>{text.confirmTitle}</h2>
        <Step receipt={receipt}>
          <WithdrawalEffects />
          <p className={`${styles.actions} ${primitives.wrap}`}>
            <button className={buttons.accent} type="submit" name="step" value="withdraw">
              {text.confirm}
            </button>
            <button className={buttons.line} type="submit" name="step" value="open">
              {text.cancel}
            </button>
          </p>
          <input type="hidden" name="text" value={entry.text} />
          <input type="hidden" name="idempotencyKey" value={entry.idempotencyKey} />
        </Step>
      </div>
    </>
  );
}

/** The buttons outside the form, which name its id, post what it has as well. */
function Step({ receipt, id, children }: { receipt: string; id?: string; children: ReactNode }) {
  const locale = useLocale();
  return (
    <form
      id={id}
      className={`${styles.form} ${primitives.alignStart}`}
      method="post"
      action={localePath(locale, paths.submission())}
      noValidate
    >
      {children}
      <input type="hidden" name="receipt" value={receipt} />
    </form>
  );
}

function NoScriptActions({ form }: { form: string }) {
  const text = usePageText('submissions');
  const locale = useLocale();
  const buttonClass = `${buttons.line} ${buttons.small}`;
  return (
    <>
      <button className={buttonClass} type="submit" form={form} name="step" value="open">
        {text.checkForReplies}
      </button>
      <a className={buttonClass} href={localePath(locale, paths.submission())}>
        {text.leave}
      </a>
    </>
  );
}

function FailureMessage({ failure }: { failure: CallFailure | undefined }) {
  const text = useText();
  const words = usePageText('submissions');
  return failure === undefined ? null : (
    <p className={`${styles.error} ${primitives.accent}`} role="alert">
      <Icon name="warning" />
      {failureText(text, words, failure)}
    </p>
  );
}
