import { paths, localePath } from 'contract/paths.ts';
import type { ReactNode } from 'react';
import type { CallFailure } from '../gateway/call.ts';
import buttons from '../parts/button.module.css';
import { Field } from '../parts/field.tsx';
import { Icon } from '../parts/icon.tsx';
import layout from '../parts/layout.module.css';
import { useLocale, usePageText, useText } from '../text/use-text.tsx';
import { ConversationView } from './conversation-view.tsx';
import { failureText } from './failure-text.ts';
import { NumberPrompt } from './number-prompt.tsx';
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
  const { written, error, failure } = result;
  return <NumberPrompt entry={{ written, error: failure ? failureText(text, words, failure) : error, tries: 1 }} />;
}

function NoScriptOpened({
  receipt,
  conversation,
  entry,
  failure,
}: Extract<SubmissionActionResult, { status: 'opened' }>) {
  const text = usePageText('submissions');
  return (
    <>
      <SubmissionHeader />
      <div className={styles.opened}>
        <FailureMessage failure={failure} />
        {conversation === undefined ? null : (
          <ConversationView conversation={conversation} actions={<NoScriptActions receipt={receipt} />} />
        )}
        <section className={`${styles.section} ${layout.topBorder}`}>
          <h2 className={styles.heading}>{text.add}</h2>
          {conversation?.open === false ? (
            <p className={styles.text}>{text.notOpen}</p>
          ) : (
            <Step receipt={receipt}>
              <Field label={text.addText} hint={text.noFiles} error={entry.error} kind="text">
                {(attributes) => (
                  <textarea
                    {...attributes}
                    name="text"
                    rows={5}
                    autoComplete="off"
                    {...(entry.error !== undefined && { autoFocus: true })}
                    defaultValue={entry.text}
                  />
                )}
              </Field>
              <input type="hidden" name="idempotencyKey" value={entry.idempotencyKey} />
              <button className={buttons.button} type="submit" name="step" value="write">
                {text.send}
              </button>
            </Step>
          )}
        </section>
        <section className={`${styles.section} ${layout.topBorder}`}>
          <h2 className={styles.heading}>{text.withdraw.title}</h2>
          <p className={styles.text}>{text.withdraw.lead}</p>
          <Step receipt={receipt}>
            <p className={`${styles.actions} ${layout.wrap}`}>
              <button className={buttons.line} type="submit" name="step" value="ask">
                {text.withdraw.open}
              </button>
            </p>
          </Step>
        </section>
      </div>
    </>
  );
}

function Withdrawing({ receipt, failure }: Extract<SubmissionActionResult, { status: 'withdrawing' }>) {
  const text = usePageText('submissions').withdraw;
  return (
    <>
      <SubmissionHeader />
      <div className={styles.opened}>
        <FailureMessage failure={failure} />
        <h2 className={styles.heading}>{text.ask}</h2>
        <Step receipt={receipt}>
          <WithdrawalEffects />
          <p className={`${styles.actions} ${layout.wrap}`}>
            <button className={buttons.accent} type="submit" name="step" value="withdraw">
              {text.confirm}
            </button>
            <button className={buttons.line} type="submit" name="step" value="open">
              {text.keep}
            </button>
          </p>
        </Step>
      </div>
    </>
  );
}

function Step({ receipt, children }: { receipt: string; children: ReactNode }) {
  const locale = useLocale();
  return (
    <form
      className={`${styles.form} ${layout.alignStart}`}
      method="post"
      action={localePath(locale, paths.submission())}
      noValidate
    >
      {children}
      <input type="hidden" name="receipt" value={receipt} />
    </form>
  );
}

function NoScriptActions({ receipt }: { receipt: string }) {
  const text = usePageText('submissions');
  const locale = useLocale();
  const path = localePath(locale, paths.submission());
  const look = `${buttons.line} ${buttons.small}`;
  return (
    <>
      <form method="post" action={path}>
        <input type="hidden" name="receipt" value={receipt} />
        <button className={look} type="submit" name="step" value="open">
          {text.checkForReplies}
        </button>
      </form>
      <a className={look} href={path}>
        {text.leave}
      </a>
    </>
  );
}

function FailureMessage({ failure }: { failure: CallFailure | undefined }) {
  const text = useText();
  const words = usePageText('submissions');
  return failure === undefined ? null : (
    <p className={`${styles.error} ${layout.accent}`} role="alert">
      <Icon name="warning" />
      {failureText(text, words, failure)}
    </p>
  );
}
