import type { HistoryEntry } from 'contract/company.ts';

const perPane = 3;

type Pane = readonly [HistoryEntry, ...HistoryEntry[]];

/** Splits the history into panes of three entries; the last pane may have fewer. */
export function panesOf(entries: readonly HistoryEntry[]): Pane[] {
  const [first, ...rest] = entries.slice(0, perPane);
  return first === undefined ? [] : [[first, ...rest], ...panesOf(entries.slice(perPane))];
}

/** The first four characters of an entry's timestamp (W4). */
export function yearOf({ startYear }: HistoryEntry): string {
  return startYear.slice(0, 4);
}
