import { hash, randomBytes } from 'node:crypto';

const minute = 60_000;
const hour = 60 * minute;

/**
 * Hashes IP addresses for this process's rate limits. The key is random, in memory only, and
 * replaced every hour: hashes that are found later cannot be tested against IP addresses. A timer
 * replaces it, because no request may come for hours.
 */
export class RotatingHashKey {
  /** A monotonic clock in milliseconds. */
  readonly now: () => number;
  #hour: number;
  #key = randomKey();
  readonly #tasks: (() => void)[] = [];
  readonly #timer: NodeJS.Timeout;

  constructor(now: () => number = () => performance.now()) {
    this.now = now;
    this.#hour = Math.floor(now() / hour);
    this.#timer = setInterval(() => this.#tick(), minute).unref();
  }

  hash(ip: string): string {
    this.#rotate();
    // A plain hash with the key in front: an HMAC would cost thirty times as much for its key
    // object. Hashes are never shown, so a length extension is impossible.
    return hash('sha256', this.#key + ip, 'base64url');
  }

  /** Calls `task` every minute. */
  everyMinute(task: () => void): void {
    this.#tasks.push(task);
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  #tick(): void {
    this.#rotate();
    for (const task of this.#tasks) task();
  }

  #rotate(): void {
    const current = Math.floor(this.now() / hour);
    if (current === this.#hour) return;
    this.#key = randomKey();
    this.#hour = current;
  }
}

function randomKey(): string {
  return randomBytes(32).toString('base64url');
}
