import { createHmac, randomBytes } from 'node:crypto';

const minute = 60_000;
const hour = 60 * minute;

/**
 * By what the limits know addresses: their hash under a key that lives in memory alone, is drawn anew for each hour and forgotten
 * with the end of the next. Whoever reads the memory later finds hashes that no address can be tried against.
 *
 * A timer forgets, each minute: the call that would otherwise do it may not come before the morning.
 */
export class HourlyKeys {
  /** Milliseconds, of a clock that nobody sets back. */
  readonly now: () => number;
  #hour: number;
  #key = randomBytes(32);
  #keyBefore = randomBytes(32);
  readonly #forget: (() => void)[] = [];
  readonly #timer: NodeJS.Timeout;

  constructor(now: () => number = () => performance.now()) {
    this.now = now;
    this.#hour = Math.floor(now() / hour);
    this.#timer = setInterval(() => this.#tick(), minute).unref();
  }

  hash(address: string): string {
    this.#turn();
    return hashed(this.#key, address);
  }

  /** As the address was known in the hour before. */
  hashBefore(address: string): string {
    this.#turn();
    return hashed(this.#keyBefore, address);
  }

  /** Has something forgotten each minute. */
  eachMinute(forget: () => void): void {
    this.#forget.push(forget);
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  #tick(): void {
    this.#turn();
    for (const forget of this.#forget) forget();
  }

  #turn(): void {
    const current = Math.floor(this.now() / hour);
    if (current === this.#hour) return;
    this.#keyBefore = current === this.#hour + 1 ? this.#key : randomBytes(32);
    this.#key = randomBytes(32);
    this.#hour = current;
  }
}

function hashed(key: Buffer, address: string): string {
  return createHmac('sha256', key).update(address).digest('base64url');
}
