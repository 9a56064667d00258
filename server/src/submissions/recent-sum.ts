const slotsInWindow = 60;

/** What was added within the last window of time. Times are rounded to a sixtieth of it, and never so that a sum is too small. */
export class RecentSum {
  readonly #window: number;
  readonly #now: () => number;
  /** By the slot of time they were added in, the oldest first. */
  readonly #slots = new Map<number, number>();

  /** `window` in the milliseconds of `now`, a clock that nobody sets back. */
  constructor(window: number, now: () => number) {
    this.#window = window;
    this.#now = now;
  }

  /** Answers the slot of time it was added in. */
  add(weight: number): number {
    const slot = Math.floor((this.#now() * slotsInWindow) / this.#window);
    this.#slots.set(slot, (this.#slots.get(slot) ?? 0) + weight);
    return slot;
  }

  /** Takes some of what was added in a slot of time out again; what is a window old is gone anyway. */
  takeBack(slot: number, weight: number): void {
    const added = this.#slots.get(slot);
    if (added === undefined) return;
    if (added > weight) this.#slots.set(slot, added - weight);
    else this.#slots.delete(slot);
  }

  sum(): number {
    const now = this.#now();
    let sum = 0;
    for (const [slot, weight] of this.#slots) {
      if (this.#end(slot) > now) sum += weight;
      else this.#slots.delete(slot);
    }
    return sum;
  }

  /** Milliseconds until the sum is no more than `most`. */
  untilAtMost(most: number): number {
    let sum = this.sum();
    let end = this.#now();
    for (const [slot, weight] of this.#slots) {
      if (sum <= most) break;
      sum -= weight;
      end = this.#end(slot);
    }
    return end - this.#now();
  }

  /** When the latest moment of a slot is a window old. */
  #end(slot: number): number {
    return ((slot + 1) * this.#window) / slotsInWindow + this.#window;
  }
}
