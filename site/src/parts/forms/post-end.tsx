import type { SubmissionKind } from 'contract/submissions.ts';
import { useEffect, useState } from 'react';
import { createCall } from '../../call.ts';
import { useLocale } from '../../text/use-text.tsx';
import buttons from '../button.module.css';
import { beginProof } from '../challenge/proof.ts';
import type { PostCircumstances } from './answer-post.ts';
import styles from './post-page.module.css';

type PostEndProps = { kind: SubmissionKind; circumstances: PostCircumstances; label: string; note: string };

/** The end of a form that the browser itself posts: what it brings along unseen, and its button. */
export function PostEnd({ kind, circumstances, label, note }: PostEndProps) {
  return (
    <>
      <input type="hidden" name="idempotencyKey" value={circumstances.idempotencyKey} />
      <input type="hidden" name="startedAt" value={circumstances.startedAt} />
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

/** Where scripts do run, this form too brings its proof of work. */
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
