import type { Database } from '../database/open.ts';
import { HttpError } from '../http/http-error.ts';
import { networkOf, subscriberOf } from '../http/networks.ts';
import type { IpHashKeys } from './ip-hash-keys.ts';
import { type Cost, type Count, type Counted, type CounterUse, previousInWindow, refundPoints } from './counters.ts';

export type Allowance = {
  max: number;
  /** One hour at most, because the keys of IP address hashes are deleted then. */
  seconds: number;
  /** The allowance of all IP addresses of a network together; undefined for no limit. */
  maxOfNetwork?: number;
};

type Counter = { scope: string; max: number; groupOf: (ip: string) => string };

type Reserved = {
  /** Refunds reserved points that were not used. */
  refund: (unused: number) => Promise<void>;
  isSolved: boolean;
};

/**
 * Limits how much each IP address may use within a window, in all instances together. The window
 * begins with the first use. A use that does not fit is not counted. One that exceeds the whole
 * allowance is accepted in an empty window.
 */
export class RateLimiter {
  readonly #db: Database;
  readonly #count: Count;
  readonly #keys: IpHashKeys;
  readonly #window: number;
  readonly #counters: Counter[];

  constructor(
    { db, count, keys }: { db: Database; count: Count; keys: IpHashKeys },
    scope: string,
    { max, seconds, maxOfNetwork }: Allowance,
  ) {
    this.#db = db;
    this.#count = count;
    this.#keys = keys;
    this.#window = seconds * 1000;
    this.#counters = [{ scope, max, groupOf: subscriberOf }];
    if (maxOfNetwork !== undefined)
      this.#counters.push({ scope: `${scope} network`, max: maxOfNetwork, groupOf: networkOf });
  }

  /**
   * Reserves points and returns a function that refunds the unused ones. It counts before any other
   * work, so that concurrent requests cannot exceed the limit. Throws a 429 with the seconds to
   * wait.
   */
  async reserve(ip: string, cost: number): Promise<Reserved['refund']> {
    return (await this.reserveWithSolution(ip, fixedCost(cost))).refund;
  }

  /** Like `reserve`, and spends the solution that determines the cost in the same statement. */
  async reserveWithSolution(ip: string, cost: Cost): Promise<Reserved> {
    let left = cost;
    const all: Counted[] = [];
    for (const counter of this.#counters) {
      const counted = await this.#count(await this.#useOf(counter, ip, left));
      all.push(counted);
      const points = counted.isSolved ? left.solved : left.unsolved;
      left = fixedCost(points);
      if (counted.points <= counter.max || counted.points === points) continue;
      await refundPoints(this.#db, all, points);
      throw new HttpError('tooManyRequests', [], Math.max(1, Math.ceil((counted.expire - Date.now()) / 1000)));
    }
    return { isSolved: all[0]?.isSolved === true, refund: (unused) => refundPoints(this.#db, all, unused) };
  }

  /** Adds points without checking the limit. */
  async add(ip: string, cost: number): Promise<void> {
    for (const counter of this.#counters) await this.#count(await this.#useOf(counter, ip, fixedCost(cost)));
  }

  /**
   * A window that began under the previous hash continues under it: key rotation must not grant a
   * second allowance.
   */
  async #useOf({ scope, groupOf }: Counter, ip: string, cost: Cost): Promise<CounterUse> {
    // The scope is hashed too, so that rows do not reveal whether they are about reports.
    const hashes = await this.#keys.hash(`${scope} ${groupOf(ip)}`);
    const window = this.#window;
    return { ...cost, window, current: hashes.current, previous: previousInWindow(hashes, window) };
  }
}

function fixedCost(points: number): Cost {
  return { solved: points, unsolved: points, solution: undefined };
}
