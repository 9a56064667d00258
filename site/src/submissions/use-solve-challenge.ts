import { useEffect, useRef } from 'react';
import type { ChallengeSolver } from '../challenge/challenge-solver.ts';
import type { Call } from '../gateway/call.ts';

/** Returns a new solution for each call with a receipt, or undefined when it takes too long. */
export type SolveChallenge = () => Promise<string | undefined>;

/** The server accepts a solution once and prefers calls that have one. The solver loads after the page. */
export function useSolveChallenge(call: Call): SolveChallenge {
  const solver = useRef<Promise<ChallengeSolver | undefined>>(undefined);
  const calls = useRef(0);
  useEffect(() => {
    const starting = import('../challenge/challenge-solver.ts').then(
      ({ startChallengeSolver }) => startChallengeSolver('receipt', call),
      () => undefined,
    );
    solver.current = starting;
    return () => void starting.then((started) => started?.stop());
  }, [call]);
  return async () => {
    calls.current += 1;
    return (await solver.current)?.solutionFor(String(calls.current));
  };
}
