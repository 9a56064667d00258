import { UsageError } from '../../command-line/usage-error.ts';
import type { Resealed } from './reseal.ts';

const reasons = {
  damaged: 'is damaged and cannot be opened',
  altered: 'was altered in the database by something other than the server, and was not sealed again (docs/sealing.md)',
};

/** The result of sealing reports again, for the operator. */
export class ResealSummary {
  readonly #keys: number;
  #resealed = 0;
  #undecryptedParts = 0;
  readonly #problems: string[] = [];

  /** `keys` is the number of keys that the reports were sealed to. */
  constructor(keys: number) {
    this.#keys = keys;
  }

  add({ id, replacements, undecryptedParts, foreignParts, skipped }: Resealed): void {
    if (replacements.length > 0) this.#resealed += 1;
    this.#undecryptedParts += undecryptedParts;
    if (skipped !== undefined) this.#problems.push(`The report ${id} ${reasons[skipped]}`);
    for (const part of foreignParts)
      this.#problems.push(
        `The ${part.foreign} ${part.id} of the report ${id} was not written there or was changed, and was not sealed again (docs/sealing.md)`,
      );
  }

  /** Throws a `UsageError` if a part was not sealed again. */
  print(): void {
    console.log(`Sealed ${this.#resealed} reports again, to ${this.#keys} keys`);
    const problems = [...this.#problems];
    if (this.#undecryptedParts > 0)
      problems.push(
        `${this.#undecryptedParts} parts are not sealed to your key or are damaged, and were not sealed again`,
      );
    if (problems.length > 0) throw new UsageError(problems.join('\n'));
  }
}
