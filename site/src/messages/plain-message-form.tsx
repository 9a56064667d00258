import { paths, plainAddress } from 'contract/paths.ts';
import { useEffect, useState } from 'react';
import { useLoaderData } from 'react-router';
import { createCall } from '../call.ts';
import buttons from '../parts/button.module.css';
import { beginProof } from '../parts/challenge/proof.ts';
import { ConsentField } from '../parts/forms/consent-field.tsx';
import { notSentSentence } from '../parts/forms/not-sent.ts';
import { Icon } from '../parts/icon.tsx';
import { failureSentence } from '../text/failure-sentence.ts';
import { useLocale, usePageText, useText } from '../text/use-text.tsx';
import { writtenFields } from './message-draft.ts';
import { MessageFields } from './message-fields.tsx';
import form from './message-form.module.css';
import type { MessagePageData } from './message-page-loader.ts';
import type { RefusedMessage } from './message-post.ts';
import styles from './message-page.module.css';

/** A form as the browser itself posts it, with everything that was written when it is shown once more. */
export function PlainMessageForm({ refused }: { refused: RefusedMessage | undefined }) {
  const { choices, about, begun, says } = useLoaderData<MessagePageData>();
  const text = usePageText('messages');
  const locale = useLocale();
  const errors = refused?.errors ?? {};
  const firstWrong = writtenFields.find((name) => errors[name] !== undefined);
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
      <Refusal refused={refused} />
      <div className={form.fields}>
        <MessageFields
          bind={(name) => ({ defaultValue: written[name], autoFocus: name === firstWrong })}
          errors={errors}
          chooseBusinessType={says.chooseBusinessType}
          businessTypes={choices.businessTypes}
          consent={
            <ConsentField
              error={errors.consent}
              box={{
                name: 'consentVersion',
                value: choices.privacyVersion,
                defaultChecked: written.agreedTo === choices.privacyVersion,
              }}
            />
          }
        />
      </div>
      <input type="hidden" name="idempotencyKey" value={written.idempotencyKey} />
      <input type="hidden" name="startedAt" value={written.startedAt} />
      <ProofField />
      <p className={styles.end}>
        <button type="submit" className={buttons.button}>
          {text.send}
        </button>
        <span className={styles.quiet}>{text.allRequired}</span>
      </p>
    </form>
  );
}

/** What stands in the way, above the fields: how many are wrong, or why the server did not take them. */
function Refusal({ refused }: { refused: RefusedMessage | undefined }) {
  const { says } = useLoaderData<MessagePageData>();
  const text = useText();
  const forms = usePageText('forms');
  const wrong = Object.keys(refused?.errors ?? {}).length;
  const failure = refused?.failure;
  const sentences = [
    ...(wrong > 0 ? [forms.wrong(wrong)] : []),
    ...(failure && wrong === 0 ? [failureSentence(text, failure), notSentSentence(forms, failure)] : []),
    ...(refused === undefined && says.refused !== undefined ? [says.refused] : []),
  ];

  if (sentences.length === 0) return null;
  return (
    <div className={styles.refusal} role="alert">
      <Icon name="warning" />
      <div>
        {sentences.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
    </div>
  );
}

/** Where scripts do run, this form too brings its proof of work. */
function ProofField() {
  const locale = useLocale();
  const [solution, setSolution] = useState('');
  useEffect(() => {
    const proof = beginProof('message', createCall(locale, fetch.bind(globalThis)));
    void proof.found().then((found) => setSolution(found ?? ''));
    return () => proof.stop();
  }, [locale]);
  return <input type="hidden" name="challenge" value={solution} />;
}
