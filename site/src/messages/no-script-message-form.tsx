import { paths } from 'contract/paths.ts';
import { useLoaderData } from 'react-router';
import type { RejectedForm } from '../forms/form-action.ts';
import type { FormBinding } from '../forms/form-binding.ts';
import type { FormErrors } from '../forms/form-errors.ts';
import { NoScriptForm } from '../forms/no-script-form.tsx';
import buttons from '../parts/button.module.css';
import layout from '../parts/layout.module.css';
import { mailHref } from '../shell/contact-hrefs.ts';
import { useSettings } from '../shell/use-settings.ts';
import { usePageText } from '../text/use-text.tsx';
import styles from './message-page.module.css';
import type { MessagePageData } from './message-page-loader.ts';
import { InquiryFields } from './inquiry-fields.tsx';
import { emptyInquiry, inquiryPresets, useMessageControls } from './message-submission.ts';
import { ReplyLine } from './reply-line.tsx';

/** The message form on its page. It shows the submitted values again when it was rejected. */
export function NoScriptMessageForm({ rejected }: { rejected: RejectedForm | undefined }) {
  const data = useLoaderData<MessagePageData>();
  const { choices, about, now, chooseBusinessType } = data;
  const text = usePageText('messages');
  const isInquiry = about !== '';
  const hint = isInquiry ? text.inquiry.hint : text.messageHint;
  const controls = useMessageControls(chooseBusinessType, choices, hint);
  const remark = isInquiry ? `${text.about(about)}\n` : '';
  return (
    <NoScriptForm
      kind="message"
      path={paths.message(about || undefined)}
      data={data}
      controls={controls}
      values={{ ...emptyInquiry, ...(isInquiry && inquiryPresets(choices)), remark }}
      rejected={rejected}
      className={styles.form}
      send={text.send}
      note={isInquiry ? text.inquiry.note : text.allRequired}
      more={isInquiry ? renderDetails : undefined}
    >
      {now === undefined ? null : (
        <div className={styles.promise}>
          <ReplyLine time={{ now, isServers: true }} clock="office" />
        </div>
      )}
    </NoScriptForm>
  );
}

function renderDetails(binding: FormBinding, errors: FormErrors<string>) {
  return (
    <InquiryFields binding={binding} errors={errors}>
      <FileByMail />
    </InquiryFields>
  );
}

/** Files need scripts, as those of a resume do. */
function FileByMail() {
  const { before, after } = usePageText('messages').inquiry.byMail;
  const { mail } = useSettings().contact;
  return (
    <p className={`${layout.small} ${layout.quiet}`}>
      {before}
      <a className={buttons.link} href={mailHref(mail)}>
        {mail}
      </a>
      {after}
    </p>
  );
}
