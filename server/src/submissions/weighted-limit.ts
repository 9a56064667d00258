import { createHmac, randomBytes } from 'node:crypto';
import { RecentSum } from './recent-sum.ts';

/** What was counted while one key was in use, by the hash of the address. */
type Era = { key: Buffer; counted: Map<string, RecentSum> };

/** An address costs some hundred bytes, for two windows at most. */
const mostAddresses = 50_000;

/**
 * How much each address may send within a window of time, wherever that window begins.
 *
 * Addresses are known by their hash under a key that lives in memory, changes with every window and is gone with the next.
 * The turn gives nobody a second allowance: whoever comes back takes along what was counted under the key before.
 */
export class WeightedLimit {
  readonly #most: number;
  readonly #window: number;
  readonly #now: () => number;
  #turns = 0;
  #era = newEra();
  #before = newEra();

  /** `now` in milliseconds, of a clock that nobody sets back. */
  constructor({ most, seconds }: { most: number; seconds: number }, now: () => number) {
    this.#most = most;
    this.#window = seconds * 1000;
    this.#now = now;
  }

  /**
   * Counts a weight for an address. When it does not fit, nothing is counted, and the answer is the seconds until it does.
   * What weighs more than the whole allowance fits where nothing else is counted.
   */
  count(address: string, weight: number): number | undefined {
    const recent = this.#recentOf(address);
    const used = recent.sum();
    if (used > 0 && used + weight > this.#most)
      return Math.max(1, Math.ceil(recent.untilAtMost(Math.max(0, this.#most - weight)) / 1000));
    recent.add(weight);
    return undefined;
  }

  /** The seconds until an address has some of its allowance again; undefined while it has. */
  exhaustedFor(address: string): number | undefined {
    const recent = this.#recentOf(address);
    if (recent.sum() < this.#most) return undefined;
    return Math.max(1, Math.ceil(recent.untilAtMost(this.#most - 1) / 1000));
  }

  #recentOf(address: string): RecentSum {
    this.#turn();
    const { key, counted } = this.#era;
    const hash = hashed(key, address);
    const found = counted.get(hash);
    if (found) return found;
    const recent =
      this.#before.counted.get(hashed(this.#before.key, address)) ?? new RecentSum(this.#window, this.#now);
    // Whoever has so many addresses has as many allowances anyway: the first of the era goes.
    const [first] = counted.keys();
    if (first !== undefined && counted.size >= mostAddresses) counted.delete(first);
    counted.set(hash, recent);
    return recent;
  }

  #turn(): void {
    const turns = Math.floor(this.#now() / this.#window);
    if (turns === this.#turns) return;
    this.#before = turns === this.#turns + 1 ? this.#era : newEra();
    this.#era = newEra();
    this.#turns = turns;
  }
}

function newEra(): Era {
  return { key: randomBytes(32), counted: new Map() };
}

function hashed(key: Buffer, address: string): string {
  return createHmac('sha256', key).update(address).digest('base64url');
}
