import type { SubmissionKind } from 'contract/submissions.ts';
import { useEffect, useState } from 'react';
import { beginProof } from '../challenge/proof.ts';
import { createCall } from '../gateway/call.ts';
import buttons from '../parts/button.module.css';
import { useLocale } from '../text/use-text.tsx';
import type { PostMetadata } from './form-action.ts';
import styles from './post-page.module.css';

type PostSubmitProps = { kind: SubmissionKind; metadata: PostMetadata; label: string; note: string };

/** The end of a form that the browser posts itself: hidden fields and the submit button. */
export function PostSubmit({ kind, metadata, label, note }: PostSubmitProps) {
  return (
    <>
      <input type="hidden" name="idempotencyKey" value={metadata.idempotencyKey} />
      <input type="hidden" name="startedAt" value={metadata.startedAt} />
      <ProofField kind={kind} />
      <p className={styles.end}>
        <button type="submit" className={buttons.button}>
          {label}
        </button>
        <span className={styles.quiet}>{note}</span>
      </p>
    </>
  );
}

/** Where scripts run, this form also sends a proof of work. */
function ProofField({ kind }: { kind: SubmissionKind }) {
  const locale = useLocale();
  const [solution, setSolution] = useState('');
  useEffect(() => {
    const proof = beginProof(kind, createCall(locale, fetch.bind(globalThis)));
    void proof.found().then((found) => setSolution(found ?? ''));
    return () => proof.stop();
  }, [kind, locale]);
  return <input type="hidden" name="challenge" value={solution} />;
}
