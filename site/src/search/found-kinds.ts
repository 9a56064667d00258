import { type ResultKind, resultKinds, type SearchResult } from 'contract/search.ts';

type Found = { totals: Record<ResultKind, number>; hits: readonly Pick<SearchResult, 'kind' | 'title'>[] };

/** The kinds that have results. Those whose best result has the query in its title come first. */
export function foundKinds({ totals, hits }: Found): ResultKind[] {
  const isInTitle = (kind: ResultKind) =>
    hits.find((result) => result.kind === kind)?.title.some(({ hit }) => hit) === true;
  return resultKinds
    .filter((kind) => totals[kind] > 0)
    .toSorted((one, other) => Number(isInTitle(other)) - Number(isInTitle(one)));
}
