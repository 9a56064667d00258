import type { CallFailure } from 'client/failure.ts';
import { Icon } from '../parts/icon.tsx';
import { failureSentence } from '../text/failure-sentence.ts';
import { usePageText, useText } from '../text/use-text.tsx';
import { notSentSentence } from './not-sent.ts';
import primitives from '../parts/primitives.module.css';
import styles from './no-script-page.module.css';

type NoScriptErrorsProps = {
  rejected: { errors: object; failure?: CallFailure } | undefined;
  /** Why the server could not read the request. */
  unreadable: string | undefined;
};

/** Above the fields: the number of invalid fields, or why the server rejected the form. */
export function NoScriptErrors({ rejected, unreadable }: NoScriptErrorsProps) {
  const text = useText();
  const forms = usePageText('forms');
  const invalidCount = Object.keys(rejected?.errors ?? {}).length;
  const failure = rejected?.failure;
  const sentences = [
    ...(invalidCount > 0 ? [forms.invalidFields(invalidCount)] : []),
    ...(failure && invalidCount === 0 ? [failureSentence(text, failure), notSentSentence(forms, failure)] : []),
    ...(rejected === undefined && unreadable !== undefined ? [unreadable] : []),
  ];

  if (sentences.length === 0) return null;
  return (
    <div className={`${styles.errors} ${primitives.accent}`} role="alert">
      <Icon name="warning" />
      <div>
        {sentences.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
    </div>
  );
}
