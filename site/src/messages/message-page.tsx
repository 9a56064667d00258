import { paths } from 'contract/paths.ts';
import { useActionData, useLoaderData } from 'react-router';
import type { AcceptedPost } from '../forms/form-action.ts';
import { PostAccepted } from '../forms/post-accepted.tsx';
import type { Page } from '../pages/page.ts';
import { Breadcrumb } from '../parts/breadcrumb.tsx';
import { defer } from '../parts/deferred.tsx';
import layout from '../parts/layout.module.css';
import { SectionHeader } from '../parts/section-header.tsx';
import { usePageText } from '../text/use-text.tsx';
import { loadMessagePage, type MessagePageData } from './message-page-loader.ts';
import { MessageSent } from './message-sent.tsx';
import type { RejectedMessage } from './plain-message-form.tsx';

/** Most of the page's code; the form works without it. */
const DeferredPlainMessageForm = defer(async () => (await import('./plain-message-form.tsx')).PlainMessageForm);

/** The message form for browsers without scripts: a posted form, and a confirmation page. */
function MessagePage() {
  const { now } = useLoaderData<MessagePageData>();
  const posted = useActionData<RejectedMessage | AcceptedPost>();
  const text = usePageText('messages');
  return (
    <article className={`${layout.page} ${layout.lastSection}`}>
      <Breadcrumb here={text.title} />
      <SectionHeader
        index="01"
        name={text.page.name}
        title={text.title}
        lead={posted?.is === 'accepted' ? undefined : <p>{text.page.lead}</p>}
        level={1}
      />
      {posted?.is === 'accepted' ? (
        <PostAccepted
          message={posted.msg}
          receipt={posted.receipt}
          promise={<MessageSent reply={posted.reply} now={now} clock="office" />}
          another={{ to: paths.message(), label: text.page.another }}
        />
      ) : (
        <DeferredPlainMessageForm.Component rejected={posted} />
      )}
    </article>
  );
}

export const messagePage: Page<MessagePageData> = {
  Component: MessagePage,
  load: async (...context) => {
    const [loaded] = await Promise.all([loadMessagePage(...context), DeferredPlainMessageForm.preload()]);
    return loaded;
  },
  // Only the server build contains the action, which includes 35 KB of rules.
  ...(import.meta.env.SSR && {
    action: async (...post) =>
      (await import('../forms/form-action.ts')).runFormAction(
        (await import('./message-submission.ts')).messageSubmissionForm,
        ...post,
      ),
  }),
  handle: {
    source: 'src/messages/message-page.tsx',
    deferred: ['src/messages/plain-message-form.tsx'],
    uncacheable: true,
    head: (_, text) => ({ title: text('messages').title, description: text('messages').page.lead, noindex: true }),
    card: () => undefined,
  },
};
