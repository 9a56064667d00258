import { paths } from 'contract/urls/paths.ts';
import { useActionData, useLoaderData } from 'react-router';
import type { AcceptedForm, RejectedForm } from '../forms/form-action.ts';
import { FormPage } from '../forms/form-page.tsx';
import type { Page } from '../pages/page.ts';
import { defer } from '../parts/deferred.tsx';
import { usePageText, useText } from '../text/use-text.tsx';
import { loadMessagePage, type MessagePageData } from './message-page-loader.ts';
import styles from './message-page.module.css';
import { MessageSent } from './message-sent.tsx';

/** Most of the page's code; the form works without it. */
const DeferredNoScriptMessageForm = defer(
  'src/messages/no-script-message-form.tsx',
  () => import('./no-script-message-form.tsx'),
);

/** The message form for browsers without scripts, and the confirmation after it was sent. */
function MessagePage() {
  const { now, about } = useLoaderData<MessagePageData>();
  const result = useActionData<RejectedForm | AcceptedForm>();
  const text = usePageText('messages');
  const { parts } = useText();
  const accepted = result?.status === 'accepted' ? result : undefined;
  return (
    <FormPage
      between={[{ to: paths.contact(), label: text.page.name }]}
      title={about === '' ? parts.leaveMessage : text.inquiry.title}
      subject={about === '' ? undefined : <bdi className={styles.subject}>{about}</bdi>}
      text={text.page}
      path={paths.message()}
      promise={
        accepted && (
          <MessageSent
            reply={accepted.reply}
            message={accepted.text ?? ''}
            fileName={accepted.fileName}
            now={now}
            zones="office"
          />
        )
      }
      Form={DeferredNoScriptMessageForm.Component}
    />
  );
}

export const messagePage: Page<MessagePageData> = {
  Component: MessagePage,
  load: async (...context) => {
    const [loaded] = await Promise.all([loadMessagePage(...context), DeferredNoScriptMessageForm.preload()]);
    return loaded;
  },
  // Only the server build contains the action, which includes 35 KB of rules.
  ...(import.meta.env.SSR && {
    action: async (call, formData, locale) =>
      (await import('../forms/form-action.ts')).runFormAction(
        (await import('./message-submission.ts')).inquirySubmissionForm(locale),
        call,
        formData,
        locale,
      ),
  }),
  handle: {
    source: 'src/messages/message-page.tsx',
    deferred: [DeferredNoScriptMessageForm],
    uncacheable: true,
    head: ({ about }, { parts, text }) => ({
      title: about === '' ? parts.leaveMessage : text('messages').inquiry.title,
      description: text('messages').page.lead,
      noindex: true,
    }),
    shareCard: () => undefined,
  },
};
