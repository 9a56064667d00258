import type { SubmissionKind } from 'contract/submissions.ts';
import { useEffect, useRef } from 'react';
import type { Call } from '../../call.ts';
import { beginProof, type Proof } from './proof.ts';

/** A proof of work that is begun when the form opens and ready when it is sent. Nobody sees it or has anything to do. */
export function useProof(kind: SubmissionKind, call: Call): Proof['give'] {
  const proof = useRef<Proof>(undefined);
  useEffect(() => {
    const begun = beginProof(kind, call);
    proof.current = begun;
    return () => begun.stop();
  }, [kind, call]);
  return async (content) => proof.current?.give(content);
}
