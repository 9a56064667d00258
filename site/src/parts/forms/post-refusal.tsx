import type { CallFailure } from '../../call.ts';
import { failureSentence } from '../../text/failure-sentence.ts';
import { usePageText, useText } from '../../text/use-text.tsx';
import { Icon } from '../icon.tsx';
import { notSentSentence } from './not-sent.ts';
import styles from './post-page.module.css';

type PostRefusalProps = {
  refused: { errors: object; failure?: CallFailure } | undefined;
  /** Why the server could not read what was posted. */
  unreadable: string | undefined;
};

/** What stands in the way, above the fields: how many are wrong, or why the server did not take them. */
export function PostRefusal({ refused, unreadable }: PostRefusalProps) {
  const text = useText();
  const forms = usePageText('forms');
  const wrong = Object.keys(refused?.errors ?? {}).length;
  const failure = refused?.failure;
  const sentences = [
    ...(wrong > 0 ? [forms.wrong(wrong)] : []),
    ...(failure && wrong === 0 ? [failureSentence(text, failure), notSentSentence(forms, failure)] : []),
    ...(refused === undefined && unreadable !== undefined ? [unreadable] : []),
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
