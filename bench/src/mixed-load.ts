/** Visitors of every kind at a steady rate, each from its own address. Responses are counted by class. */
import http from 'node:http';
import { createHistogram, type RecordableHistogram } from 'node:perf_hooks';
import { buffer } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { createVisits, findPaths, type Sent, type Visitor } from './mixed-load-visits.ts';
import { nextVisitor } from './visitors.ts';

export type Tally = {
  requests: number;
  /** The number of errors by class and status. */
  errors: Map<string, number>;
  /** In microseconds. */
  durations: RecordableHistogram;
};

export type Load = {
  /** Sets the requests per second. */
  setRate: (perSecond: number) => void;
  /** Returns the results since the last call. */
  takeTally: () => Tally;
  stop: () => Promise<void>;
};

const timeoutMilliseconds = 30_000;
/** Concurrent requests. */
const maxVisitors = 64;
/** The maximum backlog that is caught up. */
const maxBehindMilliseconds = 1000;

function newTally(): Tally {
  return { requests: 0, errors: new Map(), durations: createHistogram() };
}

/** Starts the visitors; every request waits for its time slot. */
export async function startLoad(url: string, firstRate: number): Promise<Load> {
  const visit = createVisits(await findPaths(url));
  const agent = new http.Agent({ keepAlive: true, maxSockets: maxVisitors });
  const { hostname, port } = new URL(url);
  let tally = newTally();
  let gap = 1000 / firstRate;
  let next = performance.now();
  const stopping = new AbortController();

  function count(error: string): void {
    tally.errors.set(error, (tally.errors.get(error) ?? 0) + 1);
  }

  async function waitForSlot(): Promise<void> {
    const now = performance.now();
    next = Math.max(next, now - maxBehindMilliseconds) + gap;
    if (next > now) await pause(next - now);
  }

  function send(path: string, from: string, { method = 'GET', type, bytes }: Sent) {
    const headers = {
      'x-forwarded-for': from,
      // Responses to forms are read here, so they are not compressed.
      ...(bytes ? { 'content-type': type, 'content-length': bytes.length } : { 'accept-encoding': 'br' }),
    };
    return new Promise<{ status: number; text: string }>((resolve, reject) => {
      const request = http.request({ agent, hostname, port, method, path, headers }, (response) => {
        buffer(response).then((body) => resolve({ status: response.statusCode ?? 0, text: body.toString() }), reject);
      });
      request.setTimeout(timeoutMilliseconds, () => request.destroy(new Error('timeout')));
      request.once('error', reject);
      request.end(bytes);
    });
  }

  function newVisitor(): Visitor {
    const from = nextVisitor();
    return async (kind, path, sent = {}, expected = 200) => {
      await waitForSlot();
      const startedAt = performance.now();
      const response = await send(path, from, sent).catch((error: unknown) => String(error));
      tally.requests += 1;
      tally.durations.record(Math.max(1, Math.round((performance.now() - startedAt) * 1000)));
      if (typeof response !== 'string' && response.status === expected) return response.text;
      count(`${kind} ${typeof response === 'string' ? response : response.status}`);
      throw new RequestFailed();
    };
  }

  async function visitRepeatedly(): Promise<void> {
    while (!stopping.signal.aborted)
      await visit(newVisitor()).catch((error: unknown) => {
        if (!(error instanceof RequestFailed)) count(String(error));
      });
  }

  const visitors = Array.from({ length: maxVisitors }, visitRepeatedly);
  return {
    setRate: (perSecond) => (gap = 1000 / perSecond),
    takeTally: () => {
      const finished = tally;
      tally = newTally();
      return finished;
    },
    stop: async () => {
      stopping.abort();
      await Promise.all(visitors);
      agent.destroy();
    },
  };
}

/** A request failed and is counted; the visit ends. */
class RequestFailed extends Error {}
