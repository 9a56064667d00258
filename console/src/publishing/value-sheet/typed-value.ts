import { readValue } from './pasted-cells.ts';

/** What was typed into a cell, the value that was written for it, and the value before the typing. */
export type Typed = { text: string; value: number | null; before: number | null };

/** What is typed now. Each key is written, so an unclear text puts back the value from before the typing. */
export function typeText(text: string, value: number | null, typed: Typed | undefined): Typed {
  const before = typed === undefined ? value : typed.before;
  const read = readValue(text);
  return { text, value: read === undefined ? before : read, before };
}
