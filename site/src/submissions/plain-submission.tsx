import { paths, plainAddress } from 'contract/paths.ts';
import type { ReactNode } from 'react';
import type { CallFailure } from '../call.ts';
import buttons from '../parts/button.module.css';
import { Field } from '../parts/field.tsx';
import { Icon } from '../parts/icon.tsx';
import { useLocale, usePageText, useText } from '../text/use-text.tsx';
import { Asking } from './asking.tsx';
import { ConversationView } from './conversation-view.tsx';
import { failureTold } from './failure-told.ts';
import styles from './opened-submission.module.css';
import type { PostedSubmission } from './submission-post.ts';
import { SubmissionOpener } from './submission-opener.tsx';
import { Withdrawn } from './withdrawn.tsx';
import { WithdrawalWords } from './withdrawal-words.tsx';

/** The page as the answer to a post: each step is another post, which carries the number in itself. */
export function PlainSubmission({ posted }: { posted: PostedSubmission }) {
  const text = useText();
  const words = usePageText('submissions');
  if (posted.is === 'withdrawn') return <Withdrawn />;
  if (posted.is === 'withdrawing') return <Withdrawing {...posted} />;
  if (posted.is === 'opened') return <PlainOpened {...posted} />;
  const { written, fault, failure } = posted;
  return <Asking asked={{ written, fault: failure ? failureTold(text, words, failure) : fault, tries: 1 }} />;
}

function PlainOpened({ receipt, conversation, entry, failure }: Extract<PostedSubmission, { is: 'opened' }>) {
  const text = usePageText('submissions');
  return (
    <>
      <SubmissionOpener />
      <div className={styles.opened}>
        <Fault failure={failure} />
        {conversation === undefined ? null : (
          <ConversationView conversation={conversation} ways={<PlainWays receipt={receipt} />} />
        )}
        <section className={styles.section}>
          <h2 className={styles.heading}>{text.add}</h2>
          {conversation?.open === false ? (
            <p className={styles.say}>{text.notOpen}</p>
          ) : (
            <Step receipt={receipt}>
              <Field label={text.addText} hint={text.noFiles} error={entry.fault} kind="text">
                {(attributes) => (
                  <textarea
                    {...attributes}
                    name="text"
                    rows={5}
                    autoComplete="off"
                    {...(entry.fault !== undefined && { autoFocus: true })}
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
        <section className={styles.section}>
          <h2 className={styles.heading}>{text.withdraw.title}</h2>
          <p className={styles.say}>{text.withdraw.say}</p>
          <Step receipt={receipt}>
            <p className={styles.ways}>
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

function Withdrawing({ receipt, failure }: Extract<PostedSubmission, { is: 'withdrawing' }>) {
  const text = usePageText('submissions').withdraw;
  return (
    <>
      <SubmissionOpener />
      <div className={styles.opened}>
        <Fault failure={failure} />
        <h2 className={styles.heading}>{text.ask}</h2>
        <Step receipt={receipt}>
          <WithdrawalWords />
          <p className={styles.ways}>
            <button className={buttons.ember} type="submit" name="step" value="withdraw">
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
    <form className={styles.form} method="post" action={plainAddress(locale, paths.submission())} noValidate>
      {children}
      <input type="hidden" name="receipt" value={receipt} />
    </form>
  );
}

function PlainWays({ receipt }: { receipt: string }) {
  const text = usePageText('submissions');
  const locale = useLocale();
  const address = plainAddress(locale, paths.submission());
  const look = `${buttons.line} ${buttons.small}`;
  return (
    <>
      <form method="post" action={address}>
        <input type="hidden" name="receipt" value={receipt} />
        <button className={look} type="submit" name="step" value="open">
          {text.lookAgain}
        </button>
      </form>
      <a className={look} href={address}>
        {text.leave}
      </a>
    </>
  );
}

function Fault({ failure }: { failure: CallFailure | undefined }) {
  const text = useText();
  const words = usePageText('submissions');
  return failure === undefined ? null : (
    <p className={styles.fault} role="alert">
      <Icon name="warning" />
      {failureTold(text, words, failure)}
    </p>
  );
}
