import { paths } from 'contract/urls/paths.ts';
import { postedFile } from 'contract/uploads/posted-file.ts';
import { submissionKinds } from 'contract/submissions/submission-kinds.ts';
import { maxFileBytes, maxInquiryFiles } from 'contract/uploads/uploads.ts';
import { useLoaderData } from 'react-router';
import type { ArrivedFile, RejectedForm } from '../forms/form-action.ts';
import type { FormBinding } from '../forms/form-binding.ts';
import type { FormErrors } from '../forms/form-errors.ts';
import { NoScriptForm } from '../forms/no-script-form.tsx';
import { Field, CheckboxField } from '../parts/fields/field.tsx';
import primitives from '../parts/primitives.module.css';
import { TelephoneLines } from '../settings/telephone-lines.tsx';
import { useSettings, useSettingsLang } from '../settings/use-settings.ts';
import { displayName } from '../text/display-name.ts';
import { LineBreakText } from '../text/line-break-text.tsx';
import { usePageText, useText } from '../text/use-text.tsx';
import styles from './message-page.module.css';
import type { MessagePageData } from './message-page-loader.ts';
import { InquiryFields } from './inquiry-fields.tsx';
import { emptyInquiry, inquiryPresets, useMessageControls } from './message-submission.ts';
import { ReplyLine } from './reply-line.tsx';

/** The message form on its page. It shows the submitted values again when it was rejected. */
export function NoScriptMessageForm({ rejected }: { rejected: RejectedForm | undefined }) {
  const data = useLoaderData<MessagePageData>();
  const { options, about, now, chooseBusinessType } = data;
  const text = usePageText('messages');
  const isInquiry = about !== '';
  const hint = isInquiry ? text.inquiry.hint : text.messageHint;
  const controls = useMessageControls(chooseBusinessType, options, hint);
  const remark = isInquiry ? `${text.about(about)}\n` : '';
  return (
    <div className={`${styles.form} ${primitives.grid}`}>
      <div className={`${primitives.fullWidth} ${primitives.mainColumn}`}>
        {now === undefined ? null : (
          <div className={`${styles.promise} ${primitives.topBorder} ${primitives.bottomBorder}`}>
            <ReplyLine time={{ now, isServers: true }} zones="office" />
          </div>
        )}
        <NoScriptForm
          kind="message"
          path={paths.message(about || undefined)}
          data={data}
          controls={controls}
          values={{ ...emptyInquiry, ...(isInquiry && inquiryPresets(options)), remark }}
          rejected={rejected}
          twoColumns
          send={isInquiry ? text.inquiry.send : text.send}
          note={isInquiry ? text.inquiry.note : text.allRequired}
          takesFile={isInquiry}
          more={isInquiry ? renderDetails(rejected?.file) : undefined}
        />
      </div>
      <OtherWays />
    </div>
  );
}

function OtherWays() {
  const { title } = useText().shell.telephone;
  const lang = useSettingsLang();
  return (
    <section className={`${styles.others} ${primitives.fullWidth} ${primitives.sideColumn}`}>
      <h2 className={primitives.subheading}>{title}</h2>
      <p className={`${styles.hours} ${primitives.small} ${primitives.quiet}`} lang={lang('/contact/hours')}>
        <LineBreakText>{useSettings().contact.hours}</LineBreakText>
      </p>
      <TelephoneLines mail />
    </section>
  );
}

function renderDetails(arrived: ArrivedFile | undefined) {
  return (binding: FormBinding, errors: FormErrors<string>) => (
    <InquiryFields binding={binding} errors={errors}>
      <FileField error={errors['fileNos']} arrived={arrived} />
    </InquiryFields>
  );
}

/** The file of an inquiry. One that has arrived with a rejected form need not be sent again. */
function FileField({ error, arrived }: { error: string | undefined; arrived: ArrivedFile | undefined }) {
  const text = usePageText('messages').inquiry;
  const uploads = usePageText('uploads');
  const { extensions } = submissionKinds.message;
  return (
    <>
      {arrived === undefined ? null : (
        <CheckboxField label={<bdi>{text.attachReceived(displayName(arrived.name))}</bdi>} error={undefined}>
          {(attributes) => (
            <>
              <input {...attributes} type="checkbox" name={postedFile.token} value={arrived.token} defaultChecked />
              <input type="hidden" name={postedFile.name} value={arrived.name} />
            </>
          )}
        </CheckboxField>
      )}
      <Field label={text.file} error={error} hint={uploads.hint(extensions, maxInquiryFiles, maxFileBytes / 1024 ** 2)}>
        {(attributes) => (
          <input
            {...attributes}
            type="file"
            name={postedFile.chosen}
            accept={extensions.map((extension) => `.${extension}`).join()}
          />
        )}
      </Field>
    </>
  );
}
