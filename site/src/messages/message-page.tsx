import { paths } from 'contract/paths.ts';
import { useActionData, useLoaderData } from 'react-router';
import type { Page } from '../page.ts';
import { Breadcrumb } from '../parts/breadcrumb.tsx';
import type { TakenPost } from '../parts/forms/answer-post.ts';
import { PostTaken } from '../parts/forms/post-taken.tsx';
import { later } from '../parts/later.tsx';
import layout from '../parts/layout.module.css';
import { Opener } from '../parts/opener.tsx';
import { usePageText } from '../text/use-text.tsx';
import styles from './message-page.module.css';
import { loadMessagePage, type MessagePageData } from './message-page-loader.ts';
import type { RefusedMessage } from './message-post.ts';
import { MessageSent } from './message-sent.tsx';

/** Most of the page's code; it can be filled in and sent without it. */
const PlainMessageFormLater = later(async () => (await import('./plain-message-form.tsx')).PlainMessageForm);

/** The message board for those whose browser runs no scripts: a form that is posted, and a page that thanks. */
function MessagePage() {
  const { now } = useLoaderData<MessagePageData>();
  const posted = useActionData<RefusedMessage | TakenPost>();
  const text = usePageText('messages');
  return (
    <article className={`${layout.page} ${styles.page}`}>
      <Breadcrumb here={text.title} />
      <Opener
        index="01"
        name={text.page.name}
        title={text.title}
        say={posted?.is === 'taken' ? undefined : <p>{text.page.say}</p>}
        level={1}
      />
      {posted?.is === 'taken' ? (
        <PostTaken
          said={posted.msg}
          receipt={posted.receipt}
          promise={<MessageSent reply={posted.reply} now={now} clock="office" />}
          another={{ to: paths.message(), label: text.page.another }}
        />
      ) : (
        <PlainMessageFormLater.Later refused={posted} />
      )}
    </article>
  );
}

export const messagePage: Page<MessagePageData> = {
  Component: MessagePage,
  load: async (...asked) => {
    const [loaded] = await Promise.all([loadMessagePage(...asked), PlainMessageFormLater.ready()]);
    return loaded;
  },
  // Left out of the browser's part, with 35 KB of rules.
  ...(import.meta.env.SSR && { take: async (...post) => (await import('./message-post.ts')).takeMessage(...post) }),
  handle: {
    source: 'src/messages/message-page.tsx',
    later: ['src/messages/plain-message-form.tsx'],
    fresh: true,
    head: (_, text) => ({ title: text('messages').title, description: text('messages').page.say, noindex: true }),
  },
};
