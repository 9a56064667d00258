type Entry<Value> = { value: Value; until: number };

/**
 * Remembers values for one span of time, and no more than `most` of them: what is full remembers nothing new, so that
 * nobody makes it forget by filling it.
 */
export class ExpiringMemory<Value> {
  readonly #span: number;
  readonly #most: number;
  readonly #now: () => number;
  /** In the order in which they end, since all last equally long. */
  readonly #entries = new Map<string, Entry<Value>>();

  /** `span` in the milliseconds of `now`. */
  constructor(span: number, most: number, now: () => number) {
    this.#span = span;
    this.#most = most;
    this.#now = now;
  }

  get size(): number {
    return this.#entries.size;
  }

  get(key: string): Value | undefined {
    this.forgetEnded();
    return this.#entries.get(key)?.value;
  }

  /** False when there is no room. What is remembered already stays as it is. */
  remember(key: string, value: Value): boolean {
    this.forgetEnded();
    if (this.#entries.has(key)) return true;
    if (this.#entries.size >= this.#most) return false;
    this.#entries.set(key, { value, until: this.#now() + this.#span });
    return true;
  }

  /** Whoever asks finds nothing that has ended; called by a timer, it is gone from the memory too. */
  forgetEnded(): void {
    const now = this.#now();
    for (const [key, { until }] of this.#entries) {
      if (until > now) return;
      this.#entries.delete(key);
    }
  }
}
