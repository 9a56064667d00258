import { paths } from 'contract/paths.ts';
import { useLoaderData } from 'react-router';
import type { Posted, RejectedPost } from '../forms/form-action.ts';
import { firstInvalid, PostedForm, postedConsent } from '../forms/posted-form.tsx';
import { usePageText } from '../text/use-text.tsx';
import { MessageFields } from './message-fields.tsx';
import form from './message-form.module.css';
import styles from './message-page.module.css';
import type { MessagePageData } from './message-page-loader.ts';
import { emptyMessage, type MessageField, type MessageValues } from './message-values.ts';
import { ReplyLine } from './reply-line.tsx';

export type RejectedMessage = RejectedPost<MessageField, MessageValues>;

/** The message form on its page. It shows the submitted values again when it was rejected. */
export function PlainMessageForm({ rejected }: { rejected: RejectedMessage | undefined }) {
  const { choices, about, now, initial, unreadable, chooseBusinessType } = useLoaderData<MessagePageData>();
  const text = usePageText('messages');
  const errors = rejected?.errors ?? {};
  const first = firstInvalid(errors);
  const firstLine = about === '' ? '' : `${text.about(about)}\n`;
  const written: Posted<MessageValues> = {
    ...emptyMessage,
    remark: firstLine,
    agreedTo: '',
    ...initial,
    ...rejected?.written,
  };
  return (
    <PostedForm
      kind="message"
      path={paths.message()}
      className={styles.form}
      rejected={rejected}
      unreadable={unreadable}
      metadata={written}
      label={text.send}
      note={text.allRequired}
    >
      <div className={form.fields}>
        <MessageFields
          bind={(name) => ({ defaultValue: written[name], autoFocus: name === first })}
          errors={errors}
          chooseBusinessType={chooseBusinessType}
          businessTypes={choices.businessTypes}
          consent={postedConsent(choices.privacyVersion, written.agreedTo, first === 'consent')}
        />
      </div>
      {now === undefined ? null : (
        <div className={styles.promise}>
          <ReplyLine time={{ now, isServers: true }} clock="office" />
        </div>
      )}
    </PostedForm>
  );
}
