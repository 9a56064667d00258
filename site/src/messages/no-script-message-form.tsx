import { paths } from 'contract/paths.ts';
import { useLoaderData } from 'react-router';
import type { RejectedForm } from '../forms/form-action.ts';
import { NoScriptForm } from '../forms/no-script-form.tsx';
import { usePageText } from '../text/use-text.tsx';
import styles from './message-page.module.css';
import type { MessagePageData } from './message-page-loader.ts';
import { inquiryPresets, messageSubmissionForm, useMessageControls } from './message-submission.ts';
import { ReplyLine } from './reply-line.tsx';

/** The message form on its page. It shows the submitted values again when it was rejected. */
export function NoScriptMessageForm({ rejected }: { rejected: RejectedForm | undefined }) {
  const data = useLoaderData<MessagePageData>();
  const { choices, about, now, chooseBusinessType } = data;
  const text = usePageText('messages');
  const controls = useMessageControls(chooseBusinessType, choices);
  const remark = about === '' ? '' : `${text.about(about)}\n`;
  return (
    <NoScriptForm
      kind="message"
      path={paths.message()}
      data={data}
      controls={controls}
      values={{ ...messageSubmissionForm.empty, ...(about !== '' && inquiryPresets(choices)), remark }}
      rejected={rejected}
      className={styles.form}
      send={text.send}
      note={text.allRequired}
    >
      {now === undefined ? null : (
        <div className={styles.promise}>
          <ReplyLine time={{ now, isServers: true }} clock="office" />
        </div>
      )}
    </NoScriptForm>
  );
}
