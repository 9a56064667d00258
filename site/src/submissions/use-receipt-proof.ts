import { useEffect, useRef } from 'react';
import type { Proof } from '../challenge/proof.ts';
import type { Call } from '../gateway/call.ts';

/** Returns a new solution for each call with a receipt, or undefined when it takes too long. */
export type SolveChallenge = () => Promise<string | undefined>;

/** The server accepts a solution once and prefers calls that have one. The solver loads after the page. */
export function useReceiptProof(call: Call): SolveChallenge {
  const proof = useRef<Promise<Proof | undefined>>(undefined);
  const calls = useRef(0);
  useEffect(() => {
    const starting = import('../challenge/proof.ts').then(
      ({ beginProof }) => beginProof('receipt', call),
      () => undefined,
    );
    proof.current = starting;
    return () => void starting.then((started) => started?.stop());
  }, [call]);
  return async () => {
    calls.current += 1;
    return (await proof.current)?.solutionFor(String(calls.current));
  };
}
