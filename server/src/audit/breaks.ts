import { createHash } from 'node:crypto';
import { type AuditBreakKind, auditBreakBounds } from 'contract/console/audit-verification.ts';
import { z } from 'zod/mini';
import { type ChainedEntry, hashOfEntry } from './chain.ts';

/** `id` is the first entry that is not as it was written. */
export type Break = { id: string; kind: AuditBreakKind };

/** What the entry of an acknowledgement says of the breaks that it is about. Older ones have no hash. */
const acknowledgement = z.object({ foundHash: z.string(), noted: z.optional(z.string()) });

/**
 * The breaks that a verification finds on its way. All together have a hash, which covers what was found at each. An entry
 * of the log with that hash acknowledges them. It ends to do so when anything at one of them changes once more.
 */
export class Breaks {
  #chain = '';
  #first: Break[] = [];
  #count = 0;
  #acknowledged = 0;
  #lostHead: (Break & { noted: string }) | undefined;

  /** `row` does not follow the entry with the hash `previous`, or is not as it was written. */
  add(found: Break, previous: Buffer, row: ChainedEntry & { hash: Buffer }): void {
    const covered = [previous, hashOfEntry(row), row.hash].map((hash) => hash.toString('hex'));
    this.#chain = sha256([this.#chain, found.id, found.kind, ...covered]);
    this.#count += 1;
    // The last place is that of a lost head.
    if (this.#first.length < auditBreakBounds.listed - 1) this.#first.push(found);
  }

  /** The noted head is not in the log. */
  loseHead(found: Break, noted: string): void {
    this.#lostHead = { ...found, noted };
  }

  /** A lost head stays: whoever acknowledges one has also stored another. */
  acknowledge(details: string | null): void {
    const { data } = z.safeParse(acknowledgement, JSON.parse(details ?? 'null'));
    if (this.#count === 0 || data === undefined || data.foundHash !== this.#hash(data.noted)) return;
    this.#acknowledged += this.#count;
    this.#count = 0;
    this.#first = [];
  }

  #hash(noted: string | undefined): string {
    return sha256([this.#chain, noted]);
  }

  /** What was found until now. */
  get found() {
    const lost = this.#lostHead;
    const breakCount = this.#count + (lost === undefined ? 0 : 1);
    const listed = lost === undefined ? this.#first : [...this.#first, { id: lost.id, kind: lost.kind }];
    return {
      breaks: listed.toSorted((one, other) => Number(one.id) - Number(other.id)),
      breakCount,
      acknowledged: this.#acknowledged,
      brokenHash: breakCount === 0 ? undefined : this.#hash(lost?.noted),
    };
  }
}

function sha256(covered: readonly (string | undefined)[]): string {
  return createHash('sha256').update(JSON.stringify(covered)).digest('hex');
}
