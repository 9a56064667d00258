import { type Challenge, type ChallengeKind, getChallenge } from 'contract/submissions/challenge.ts';
import type { Call } from '../gateway/call.ts';

/** The `challenge` field of a form. Undefined when no solution was found: the server accepts the form anyway. */
type Solution = string | undefined;

/** A challenge that is being solved or has been solved. */
type PendingSolution = { solution: Promise<Solution>; validUntil: number; stop: () => void };

export type ChallengeSolver = {
  /**
   * Returns the solution for this submission, after a few seconds at most. The server accepts a solution once, so
   * another content needs a new challenge.
   */
  solutionFor: (content: string) => Promise<Solution>;
  /** Resolves with the solution when it is found. */
  found: () => Promise<Solution>;
  stop: () => void;
};

/** On very slow phones a form waits this long in milliseconds, and is then sent without a solution. */
const maxWait = 4000;
/** A solution must stay valid for this long, so that it reaches the server in time. */
const marginSeconds = 60;

/** Starts solving at once in a worker, while the visitor still writes. */
export function startChallengeSolver(kind: ChallengeKind, call: Call): ChallengeSolver {
  let pending = start();
  let usedFor: string | undefined;
  let waiting = 0;
  let stopped = false;

  function start(): PendingSolution {
    const stop = new AbortController();
    const started: PendingSolution = {
      solution: Promise.resolve(undefined),
      validUntil: Number.POSITIVE_INFINITY,
      stop: () => stop.abort(),
    };
    started.solution = call(getChallenge, { kind }, stop.signal)
      .then(({ data }) => {
        started.validUntil = Date.now() + (data.expiresIn - marginSeconds) * 1000;
        return solve(data, stop.signal);
      })
      .catch(() => {
        started.validUntil = 0;
        return undefined;
      });
    return started;
  }

  return {
    solutionFor: async (content) => {
      const isUsed = usedFor !== undefined && usedFor !== content;
      if (isUsed || pending.validUntil < Date.now()) {
        pending.stop();
        pending = start();
      }
      usedFor = content;
      waiting += 1;
      const solution = await Promise.race([pending.solution, afterLongestWait()]);
      waiting -= 1;
      if (stopped && waiting === 0) pending.stop();
      return solution;
    },
    found: () => pending.solution,
    // A form that is still being sent when its dialog closes gets its solution.
    stop: () => {
      stopped = true;
      if (waiting === 0) pending.stop();
    },
  };
}

function afterLongestWait(): Promise<undefined> {
  return new Promise((resolve) => {
    setTimeout(() => resolve(undefined), maxWait);
  });
}

function solve(challenge: Challenge, stopped: AbortSignal): Promise<Solution> {
  const worker = new Worker(new URL('solve-worker.ts', import.meta.url), { type: 'module' });
  return new Promise<Solution>((resolve) => {
    worker.addEventListener('message', ({ data }: MessageEvent<number | undefined>) =>
      resolve(data === undefined ? undefined : encodeSolution(challenge, data)),
    );
    worker.addEventListener('error', () => resolve(undefined));
    stopped.addEventListener('abort', () => resolve(undefined));
    worker.postMessage(challenge, {});
  }).finally(() => worker.terminate());
}

function encodeSolution({ algorithm, challenge, salt, signature }: Challenge, number: number): string {
  return btoa(JSON.stringify({ algorithm, challenge, number, salt, signature }));
}
