import { HttpError } from './http-error.ts';
import { LRUCache } from 'lru-cache';
import { addReads, anyTable, isRecordingReads, recordReads } from '../database/recorded-reads.ts';
import { isUnreachable } from '../database/unreachable.ts';

/** The overhead of an entry beside its value and key. */
export const entryOverheadBytes = 1024;

type Build<Value> = {
  change: number;
  /** What it has read so far. */
  tables: Set<string>;
  built: Promise<Entry<Value>>;
};

type Entry<Value> = {
  value: Value;
  /** The tables that it was built from. */
  tables: readonly string[];
  /** When one of these tables changed. */
  staleSince: number | undefined;
};

/** How long a stale value may be served while the new one is built. */
export const maxStaleMilliseconds = 1000;

/**
 * Caches public reads until one of their tables changes, so that they normally never wait for the
 * database. For a second after a change, requests get the stale value while the new one is built;
 * longer only while the database is unreachable. While notifications cannot arrive, cached values are
 * still served and none are added. The size is limited in bytes, so that requests for ever new URLs
 * cannot fill the memory.
 */
export class Cache<Value extends object | string> {
  readonly maxBytes: number;
  readonly #bytesOf: (value: Value) => number;
  readonly #entries: LRUCache<string, Entry<Value>>;
  readonly #building = new Map<string, Build<Value>>();
  /** The number of changes so far. */
  #change = 0;
  /** The last change of each table. */
  readonly #changeOf = new Map<string, number>();
  #listening = false;

  /** A value larger than `maxEntryBytes` is not cached. */
  constructor(maxBytes: number, bytesOf: (value: Value) => number, maxEntryBytes = maxBytes) {
    this.maxBytes = maxBytes;
    this.#bytesOf = bytesOf;
    this.#entries = new LRUCache({ maxSize: maxBytes, maxEntrySize: maxEntryBytes });
  }

  /** The size of all entries in bytes. */
  get bytes(): number {
    return this.#entries.calculatedSize;
  }

  /**
   * Records whether notifications arrive. When they arrive again, everything is stale: changes may
   * have been missed. Until then cached values are served and none are added.
   */
  setListening(isListening: boolean): void {
    this.#listening = isListening;
    // Running builds began before; only requests that already wait for them get their values.
    this.#building.clear();
    if (isListening) this.#markStale(() => true);
  }

  /** Marks everything as stale that was built from the table, or from any table. */
  changed(table: string = anyTable): void {
    this.#change += 1;
    this.#changeOf.set(table, this.#change);
    this.#markStale((entry) => dependsOn(entry, table));
  }

  #markStale(isStale: (entry: Entry<Value>) => boolean): void {
    const now = performance.now();
    for (const entry of this.#entries.values()) if (isStale(entry)) entry.staleSince ??= now;
  }

  /** Whether a value is cached or being built. */
  has(key: string): boolean {
    const entry = this.#entries.get(key);
    return (entry !== undefined && isUsable(entry)) || this.#building.has(key);
  }

  /** The value, unless it is stale. */
  current(key: string): Value | undefined {
    const entry = this.#entries.get(key);
    return entry?.staleSince === undefined ? entry?.value : undefined;
  }

  /** The value even if it is stale, for a build that can prove that it would build the same. */
  latest(key: string): Value | undefined {
    return this.#entries.peek(key)?.value;
  }

  async get(key: string, build: () => Promise<Value>): Promise<Value> {
    const found = this.#entries.get(key);
    if (found !== undefined && found.staleSince === undefined) {
      addReads(found.tables);
      return found.value;
    }
    const { built, tables } = this.#buildOnce(key, build);
    // Work that records its reads is cached itself or built for one visitor: it must not contain stale values.
    if (found !== undefined && isUsable(found) && !isRecordingReads()) {
      built.catch((error: unknown) => {
        // What was withdrawn must not be served for the rest of the second.
        if (isNotFound(error) && this.#entries.peek(key) === found) this.#entries.delete(key);
      });
      return found.value;
    }
    try {
      return (await built).value;
    } catch (error) {
      if (found !== undefined && isUnavailable(error) && !isRecordingReads()) return found.value;
      throw error;
    } finally {
      // Also what is missing was read: the page that says so must change when the item is published.
      addReads(tables);
    }
  }

  #buildOnce(key: string, build: () => Promise<Value>): Build<Value> {
    const running = this.#building.get(key);
    // A build that began before a change may already be stale.
    if (running?.change === this.#change) return running;
    const change = this.#change;
    const tables = new Set<string>();
    // Starts only after it is listed, because building may itself clear the cache.
    const built: Promise<Entry<Value>> = Promise.resolve()
      .then(() => recordReads(build, tables))
      .then((read) => {
        const entry = { ...read, staleSince: undefined };
        const isListed = this.#building.get(key)?.built === built;
        // Set once with the final size: lru-cache keeps the first size of a value that is set again.
        if (isListed && this.#listening && !this.#changedSince(change, entry))
          this.#entries.set(key, entry, { size: entryOverheadBytes + 2 * key.length + this.#bytesOf(entry.value) });
        return entry;
      })
      .finally(() => {
        if (this.#building.get(key)?.built === built) this.#building.delete(key);
      });
    const started = { change, tables, built };
    this.#building.set(key, started);
    return started;
  }

  #changedSince(change: number, entry: Entry<Value>): boolean {
    return [...this.#changeOf].some(([table, latest]) => latest > change && dependsOn(entry, table));
  }
}

function isNotFound(error: unknown): boolean {
  return error instanceof HttpError && error.code === 'notFound';
}

/** The database may be lost again, or answer late, just after everything has become stale. */
function isUnavailable(error: unknown): boolean {
  return isUnreachable(error) || (error instanceof HttpError && error.code === 'unavailable');
}

function dependsOn({ tables }: Entry<unknown>, table: string): boolean {
  return table === anyTable || tables.includes(table) || tables.includes(anyTable);
}

function isUsable({ staleSince }: Entry<unknown>): boolean {
  return staleSince === undefined || performance.now() - staleSince < maxStaleMilliseconds;
}
