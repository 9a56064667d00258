import { Mistake } from '../mistake.ts';
import type { Resealed } from './reseal.ts';

/** What an operator hears when reports have been sealed again. */
export class ResealSummary {
  readonly #keys: number;
  #resealed = 0;
  #closedParts = 0;
  readonly #damaged: string[] = [];

  /** `keys`: to how many they were sealed. */
  constructor(keys: number) {
    this.#keys = keys;
  }

  add({ id, replacements, closedParts, damaged }: Resealed): void {
    if (replacements.length > 0) this.#resealed += 1;
    this.#closedParts += closedParts;
    if (damaged) this.#damaged.push(id);
  }

  /** Throws a `Mistake` when something had to be left as it was. */
  print(): void {
    console.log(`Sealed again, to ${this.#keys} keys: ${this.#resealed} reports`);
    const left = this.#damaged.map((id) => `The report ${id} is damaged and does not open`);
    if (this.#closedParts > 0) left.push(`Not sealed to your key, and left as they are: ${this.#closedParts} parts`);
    if (left.length > 0) throw new Mistake(left.join('\n'));
  }
}
