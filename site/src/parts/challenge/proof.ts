import { type Challenge, getChallenge } from 'contract/challenge.ts';
import type { SubmissionKind } from 'contract/submissions.ts';
import type { Call } from '../../call.ts';

/** What a form sends as its `challenge`. Nothing where none could be solved: the form is taken in all the same. */
type Solution = string | undefined;

/** One challenge under way, or solved. */
type Search = { solution: Promise<Solution>; goodUntil: number; stop: () => void };

export type Proof = {
  /**
   * The solution for a submission of this content; a few seconds later, when it is still searched for. The server takes one
   * for one submission: for another content another one is searched for.
   */
  give: (content: string) => Promise<Solution>;
  /** The solution whenever it is found. */
  found: () => Promise<Solution>;
  stop: () => void;
};

/** On the slowest phones sending waits so long, and then goes without. */
const longestWait = 4000;
/** What is left to a solution must last for the way to the server. */
const marginSeconds = 60;

/** Begins to search at once, in a worker, so that the visitor who writes never waits for it. */
export function beginProof(kind: SubmissionKind, call: Call): Proof {
  let search = begin();
  let givenFor: string | undefined;
  let waiting = 0;
  let stopped = false;

  function begin(): Search {
    const stop = new AbortController();
    const begun: Search = {
      solution: Promise.resolve(undefined),
      goodUntil: Number.POSITIVE_INFINITY,
      stop: () => stop.abort(),
    };
    begun.solution = call(getChallenge, { kind }, stop.signal)
      .then(({ data }) => {
        begun.goodUntil = Date.now() + (data.expiresIn - marginSeconds) * 1000;
        return solve(data, stop.signal);
      })
      .catch(() => {
        begun.goodUntil = 0;
        return undefined;
      });
    return begun;
  }

  return {
    give: async (content) => {
      const isSpent = givenFor !== undefined && givenFor !== content;
      if (isSpent || search.goodUntil < Date.now()) {
        search.stop();
        search = begin();
      }
      givenFor = content;
      waiting += 1;
      const solution = await Promise.race([search.solution, afterLongestWait()]);
      waiting -= 1;
      if (stopped && waiting === 0) search.stop();
      return solution;
    },
    found: () => search.solution,
    // A form that is on its way when its dialog closes still gets its solution.
    stop: () => {
      stopped = true;
      if (waiting === 0) search.stop();
    },
  };
}

function afterLongestWait(): Promise<undefined> {
  return new Promise((resolve) => {
    setTimeout(() => resolve(undefined), longestWait);
  });
}

function solve(challenge: Challenge, stopped: AbortSignal): Promise<Solution> {
  const worker = new Worker(new URL('solve-worker.ts', import.meta.url), { type: 'module' });
  return new Promise<Solution>((resolve) => {
    worker.addEventListener('message', ({ data }: MessageEvent<number | undefined>) =>
      resolve(data === undefined ? undefined : written(challenge, data)),
    );
    worker.addEventListener('error', () => resolve(undefined));
    stopped.addEventListener('abort', () => resolve(undefined));
    worker.postMessage(challenge, {});
  }).finally(() => worker.terminate());
}

function written({ algorithm, challenge, salt, signature }: Challenge, number: number): string {
  return btoa(JSON.stringify({ algorithm, challenge, number, salt, signature }));
}
