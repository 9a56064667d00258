import type { ChallengeKind } from 'contract/challenge.ts';
import { useEffect, useRef } from 'react';
import type { Call } from '../gateway/call.ts';
import { beginProof, type Proof } from './proof.ts';

/** A proof of work that starts when the form opens, unless it began before. It needs no action of the visitor. */
export function useProof(kind: ChallengeKind, call: Call, begunBefore?: Proof): Proof['solutionFor'] {
  const proof = useRef(begunBefore);
  useEffect(() => {
    if (begunBefore !== undefined) return undefined;
    const begun = beginProof(kind, call);
    proof.current = begun;
    return () => begun.stop();
  }, [kind, call, begunBefore]);
  return async (content) => proof.current?.solutionFor(content);
}
