import { type ResultKind, resultKinds, type SearchResult } from 'contract/search.ts';

type Hit = Pick<SearchResult, 'kind' | 'title'>;

/** The kinds of results, beginning with the one whose title the query describes best: a page's name, an item's name. */
export function kindsByTitle(hits: readonly Hit[]): ResultKind[] {
  const best = (kind: ResultKind) => Math.max(0, ...hits.filter((hit) => hit.kind === kind).map(highlightedShare));
  return resultKinds.toSorted((a, b) => best(b) - best(a));
}

/** The share of a title's characters that are highlighted. */
function highlightedShare({ title }: Hit): number {
  const length = (parts: Hit['title']) => parts.reduce((sum, { text }) => sum + text.length, 0);
  return length(title.filter(({ hit }) => hit)) / length(title);
}
