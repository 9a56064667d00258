import { UsageError } from '../../command-line/usage-error.ts';
import type { Resealed } from './reseal.ts';

const reasons = {
  damaged: 'is damaged and does not open',
  altered: 'was changed in the database by somebody else than the server, and is left as it is (docs/sealing.md)',
};

/** The result of sealing reports again, for the operator. */
export class ResealSummary {
  readonly #keys: number;
  #resealed = 0;
  #closedParts = 0;
  readonly #left: string[] = [];

  /** `keys` is the number of keys that the reports were sealed to. */
  constructor(keys: number) {
    this.#keys = keys;
  }

  add({ id, replacements, closedParts, left }: Resealed): void {
    if (replacements.length > 0) this.#resealed += 1;
    this.#closedParts += closedParts;
    if (left !== undefined) this.#left.push(`The report ${id} ${reasons[left]}`);
  }

  /** Throws a `UsageError` if a part was left unchanged. */
  print(): void {
    console.log(`Sealed again, to ${this.#keys} keys: ${this.#resealed} reports`);
    const left = [...this.#left];
    if (this.#closedParts > 0) left.push(`Not sealed to your key, and left as they are: ${this.#closedParts} parts`);
    if (left.length > 0) throw new UsageError(left.join('\n'));
  }
}
