import type { ChallengeKind } from 'contract/challenge.ts';
import { useEffect, useRef } from 'react';
import type { Call } from '../gateway/call.ts';
import { beginProof, type Proof } from './proof.ts';

/** A proof of work that starts when the form opens, unless it started before. It needs no action of the visitor. */
export function useProof(kind: ChallengeKind, call: Call, startedBefore?: Proof): Proof['solutionFor'] {
  const proof = useRef(startedBefore);
  useEffect(() => {
    if (startedBefore !== undefined) return undefined;
    const started = beginProof(kind, call);
    proof.current = started;
    return () => started.stop();
  }, [kind, call, startedBefore]);
  return async (content) => proof.current?.solutionFor(content);
}
