import type { ChallengeKind } from 'contract/challenge.ts';
import { useEffect, useRef } from 'react';
import type { Call } from '../gateway/call.ts';
import { beginProof, type Proof } from './proof.ts';

/** A proof of work that starts when the form opens and needs no action of the visitor. */
export function useProof(kind: ChallengeKind, call: Call): Proof['solutionFor'] {
  const proof = useRef<Proof>(undefined);
  useEffect(() => {
    const begun = beginProof(kind, call);
    proof.current = begun;
    return () => begun.stop();
  }, [kind, call]);
  return async (content) => proof.current?.solutionFor(content);
}
