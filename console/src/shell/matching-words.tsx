import { Fragment } from 'react';
import { foldCase } from 'contract/fold-case.ts';

export function wordsOf(text: string): string[] {
  return foldCase(text).split(/\s+/u).filter(Boolean);
}

/** Whether every word occurs, in any order. */
export function matches(label: string, words: readonly string[]): boolean {
  const line = foldCase(label);
  return words.every((word) => line.includes(word));
}

/** A label in which the searched words are marked. */
export function Marked({ label, words }: { label: string; words: readonly string[] }) {
  const line = foldCase(label);
  // Folding can change the length of a text; then the positions of the words are not known.
  if (line.length !== label.length || words.length === 0) return label;
  const isMarked = Array.from({ length: line.length }, () => false);
  for (const word of words) {
    const at = line.indexOf(word);
    if (at >= 0) isMarked.fill(true, at, at + word.length);
  }
  const runs: { text: string; marked: boolean; start: number }[] = [];
  for (let start = 0; start < label.length; ) {
    let end = start + 1;
    while (end < label.length && isMarked[end] === isMarked[start]) end += 1;
    runs.push({ text: label.slice(start, end), marked: isMarked[start] === true, start });
    start = end;
  }
  return runs.map(({ text, marked, start }) =>
    marked ? <mark key={start}>{text}</mark> : <Fragment key={start}>{text}</Fragment>,
  );
}
