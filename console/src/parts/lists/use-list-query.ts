import { useSearchParams } from 'react-router';
import { paginationDefaults } from './pagination.tsx';

export type ListQuery<Filter extends string> = {
  /** Counts from 1. */
  page: number;
  limit: number;
  /** The filters that are set. */
  filters: Partial<Record<Filter, string>>;
  /** An empty text or undefined removes a filter. The list then begins at its first page. */
  setFilters: (changed: Partial<Record<Filter, string | undefined>>) => void;
  setPage: (page: number, limit: number) => void;
  clear: () => void;
};

/** The filters and the page of a list, which are in the URL: a link or a reload shows the same. */
export function useListQuery<Filter extends string>(names: readonly Filter[]): ListQuery<Filter> {
  const [query, setQuery] = useSearchParams();
  const number = (name: string, fallback: number) => {
    const value = Number(query.get(name));
    return Number.isInteger(value) && value > 0 ? value : fallback;
  };
  const limit = number('limit', paginationDefaults.limit);
  const filters: Partial<Record<Filter, string>> = {};
  for (const name of names) {
    const value = query.get(name);
    if (value !== null && value !== '') filters[name] = value;
  }
  function change(values: Record<string, string | undefined>): void {
    setQuery(
      (before) => {
        const next = new URLSearchParams(before);
        for (const [name, value] of Object.entries(values))
          if (value === undefined || value === '') next.delete(name);
          else next.set(name, value);
        return next;
      },
      { replace: true },
    );
  }
  return {
    page: number('page', paginationDefaults.page),
    limit: paginationDefaults.limits.includes(limit) ? limit : paginationDefaults.limit,
    filters,
    setFilters: (changed) => change({ ...changed, page: undefined }),
    setPage: (page, size) =>
      change({
        page: page === 1 ? undefined : String(page),
        limit: size === paginationDefaults.limit ? undefined : String(size),
      }),
    clear: () => change({ ...Object.fromEntries(names.map((name) => [name, undefined])), page: undefined }),
  };
}
