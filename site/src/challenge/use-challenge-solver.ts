import type { ChallengeKind } from 'contract/submissions/challenge.ts';
import { useEffect, useRef } from 'react';
import type { Call } from '../gateway/call.ts';
import { startChallengeSolver, type ChallengeSolver } from './challenge-solver.ts';

/** A proof of work that starts when the form opens, unless it started before. It needs no action of the visitor. */
export function useChallengeSolver(
  kind: ChallengeKind,
  call: Call,
  startedBefore?: ChallengeSolver,
): ChallengeSolver['solutionFor'] {
  const solver = useRef(startedBefore);
  useEffect(() => {
    if (startedBefore !== undefined) return undefined;
    const started = startChallengeSolver(kind, call);
    solver.current = started;
    return () => started.stop();
  }, [kind, call, startedBefore]);
  return async (content) => solver.current?.solutionFor(content);
}
