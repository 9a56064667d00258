import { paths, plainAddress } from 'contract/paths.ts';
import { useLoaderData } from 'react-router';
import { ConsentField } from '../parts/forms/consent-field.tsx';
import { PostEnd } from '../parts/forms/post-end.tsx';
import { PostRefusal } from '../parts/forms/post-refusal.tsx';
import { useLocale, usePageText } from '../text/use-text.tsx';
import { writtenFields } from './message-draft.ts';
import { MessageFields } from './message-fields.tsx';
import form from './message-form.module.css';
import type { MessagePageData } from './message-page-loader.ts';
import type { RefusedMessage } from './message-post.ts';
import styles from './message-page.module.css';
import { ReplyLine } from './reply-line.tsx';

/** As they stand on the page. */
const inOrder = [...writtenFields, 'consent'] as const;

/** A form as the browser itself posts it, with everything that was written when it is shown once more. */
export function PlainMessageForm({ refused }: { refused: RefusedMessage | undefined }) {
  const { choices, about, now, begun, unreadable, chooseBusinessType } = useLoaderData<MessagePageData>();
  const text = usePageText('messages');
  const locale = useLocale();
  const errors = refused?.errors ?? {};
  const firstWrong = inOrder.find((name) => errors[name] !== undefined);
  const firstLine = about === '' ? '' : `${text.about(about)}\n`;
  const written = {
    reporterType: '',
    reporter: '',
    reporterMobile: '',
    email: '',
    remark: firstLine,
    agreedTo: '',
    ...begun,
    ...refused?.written,
  };
  return (
    <form method="post" action={plainAddress(locale, paths.message())} className={styles.form} noValidate>
      <PostRefusal refused={refused} unreadable={unreadable} />
      <div className={form.fields}>
        <MessageFields
          bind={(name) => ({ defaultValue: written[name], autoFocus: name === firstWrong })}
          errors={errors}
          chooseBusinessType={chooseBusinessType}
          businessTypes={choices.businessTypes}
          consent={
            <ConsentField
              error={errors.consent}
              box={{
                name: 'consentVersion',
                value: choices.privacyVersion,
                defaultChecked: written.agreedTo === choices.privacyVersion,
                autoFocus: firstWrong === 'consent',
              }}
            />
          }
        />
      </div>
      {now === undefined ? null : (
        <div className={styles.promise}>
          <ReplyLine time={{ now, isServers: true }} clock="office" />
        </div>
      )}
      <PostEnd kind="message" circumstances={written} label={text.send} note={text.allRequired} />
    </form>
  );
}
