import type { HourlyKeys } from '../hourly-keys.ts';
import { Refusal } from '../http/refusal.ts';
import { RecentSum } from './recent-sum.ts';

/** An address costs some hundred bytes, for a window at most. */
const mostAddresses = 50_000;

/**
 * How much each address may send within a window of time, an hour at most, wherever that window begins.
 *
 * Addresses are known by their hash of the hour. The turn of the hour gives nobody a second allowance: whoever comes back takes
 * along what was counted under the key before. What is a window old is forgotten, whether anybody calls or not.
 */
export class WeightedLimit {
  readonly #most: number;
  readonly #window: number;
  readonly #keys: HourlyKeys;
  readonly #counted = new Map<string, RecentSum>();

  constructor({ most, seconds }: { most: number; seconds: number }, keys: HourlyKeys) {
    this.#most = most;
    this.#window = seconds * 1000;
    this.#keys = keys;
    keys.eachMinute(() => this.#forgetEnded());
  }

  /** How many addresses something is counted for. */
  get addresses(): number {
    return this.#counted.size;
  }

  /**
   * Counts a weight for an address. When it does not fit, nothing is counted, and the answer is the seconds until it does.
   * What weighs more than the whole allowance fits where nothing else is counted.
   */
  count(address: string, weight: number): number | undefined {
    const recent = this.#recentOf(address);
    const wait = this.#wait(recent, weight);
    if (wait === undefined) recent.add(weight);
    return wait;
  }

  /**
   * Counts what may turn out to weigh less, and answers what gives the rest back. It is counted before anything is waited for:
   * of several at once, no more pass than are allowed. Throws the refusal, with the seconds to wait, when it does not fit.
   */
  reserve(address: string, weight: number): (unused: number) => void {
    const recent = this.#recentOf(address);
    const wait = this.#wait(recent, weight);
    if (wait !== undefined) throw new Refusal('tooManyRequests', [], wait);
    const slot = recent.add(weight);
    return (unused) => recent.takeBack(slot, unused);
  }

  #wait(recent: RecentSum, weight: number): number | undefined {
    const used = recent.sum();
    if (used === 0 || used + weight <= this.#most) return undefined;
    return Math.max(1, Math.ceil(recent.untilAtMost(Math.max(0, this.#most - weight)) / 1000));
  }

  #recentOf(address: string): RecentSum {
    const [hash, before] = [this.#keys.hash(address), this.#keys.hashBefore(address)];
    const found = this.#counted.get(hash);
    if (found) return found;
    const recent = this.#counted.get(before) ?? new RecentSum(this.#window, this.#keys.now);
    this.#counted.delete(before);
    // Whoever has so many addresses has as many allowances anyway: the first goes.
    const [first] = this.#counted.keys();
    if (first !== undefined && this.#counted.size >= mostAddresses) this.#counted.delete(first);
    this.#counted.set(hash, recent);
    return recent;
  }

  #forgetEnded(): void {
    for (const [hash, recent] of this.#counted) if (recent.sum() === 0) this.#counted.delete(hash);
  }
}
