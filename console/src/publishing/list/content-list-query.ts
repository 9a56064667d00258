import type { OutputOf } from 'client/call.ts';
import { stateFilters } from 'contract/console/content-items.ts';
import type { ContentKind } from 'contract/console/content-kinds.ts';
import type { listContent } from 'contract/console/publishing.ts';
import type { z } from 'zod/mini';
import { definitionOf } from '../../content-kinds/kinds.ts';
import type { ListQuery } from '../../parts/lists/use-list-query.ts';

export const filterNames = ['text', 'state', 'group'] as const;

export type ContentListQuery = ListQuery<(typeof filterNames)[number]>;

export type ListInput = z.input<typeof listContent.input>;

export type ContentPage = OutputOf<typeof listContent>;

/** What the filters in the URL ask the gateway for. */
export function listInput(kind: ContentKind, { text, state, group }: ContentListQuery['filters']) {
  const { date, isOrdered } = definitionOf(kind);
  const knownState = stateFilters.find((known) => known === state);
  return {
    kind,
    ...(text !== undefined && { text }),
    ...(knownState !== undefined && { state: knownState }),
    ...(group !== undefined && { group }),
    sort: isOrdered ? 'position' : date === undefined ? 'updated' : 'date',
  } satisfies ListInput;
}
