import type { ApiResponse } from 'client/call.ts';
import { paths } from 'contract/urls/paths.ts';
import { getProductCategories } from 'contract/products/products.ts';
import { maxQueryLength, searchSite } from 'contract/search.ts';
import { useLoaderData } from 'react-router';
import { FailurePanel } from '../failure/failure-panel.tsx';
import { loadPart, type PartResult } from '../gateway/route-errors.ts';
import type { Page } from '../pages/page.ts';
import { queryText } from '../pages/query-text.ts';
import { Breadcrumb } from '../parts/breadcrumb.tsx';
import primitives from '../parts/primitives.module.css';
import { SectionHeader } from '../parts/sections/section-header.tsx';
import { SkeletonLine } from '../parts/skeleton.tsx';
import { usePendingLocation } from '../parts/use-pending-location.ts';
import { usePageText } from '../text/use-text.tsx';
import { NoResults } from './no-results.tsx';
import { SearchForm } from './search-form.tsx';
import styles from './search-page.module.css';
import { SearchResults, SearchResultsSkeleton } from './search-results.tsx';
import { SlashKeySwitch } from './slash-key-switch.tsx';
import { Suggestions } from './suggestions.tsx';

type Data = {
  query: string;
  result: PartResult<{
    found: ApiResponse<typeof searchSite>;
    /** Suggestions, loaded only without results. */
    categories?: ApiResponse<typeof getProductCategories>;
  }>;
};

function SearchPage() {
  const { query, result } = useLoaderData<Data>();
  const text = usePageText('search');
  const loading = usePendingLocation({ withinPage: true }) !== undefined;
  return (
    <article className={`${primitives.page} ${primitives.lastSection}`}>
      <Breadcrumb here={text.title} />
      <SectionHeader name={text.scope} title={text.title} lead={text.start} level={1} />
      <div className={styles.form}>
        <SearchForm query={query} />
      </div>
      {loading ? (
        <>
          <p className={`${styles.total} ${primitives.small} ${primitives.quiet}`}>
            <SkeletonLine wide="short" />
          </p>
          <SearchResultsSkeleton />
        </>
      ) : result.failure === undefined ? (
        <Result query={query} {...result.value} />
      ) : (
        <div className={styles.failed}>
          <FailurePanel failure={result.failure} />
        </div>
      )}
      <SlashKeySwitch />
    </article>
  );
}

type ResultProps = { query: string } & NonNullable<Data['result']['value']>;

function Result({ query, found, categories }: ResultProps) {
  const text = usePageText('search');
  const total = Object.values(found.data.totals).reduce((sum, one) => sum + one, 0);
  return (
    <>
      {total === 0 ? null : (
        <output className={`${styles.total} ${primitives.small} ${primitives.quiet}`}>
          {text.found(query, total)}
        </output>
      )}
      <SearchResults found={found} />
      {query !== '' && total === 0 ? <NoResults query={query} /> : null}
      {categories === undefined ? null : <Suggestions categories={categories} />}
    </>
  );
}

export const searchPage: Page<Data> = {
  Component: SearchPage,
  load: async (call, { request }) => {
    const query = queryText(request.url, 'q', maxQueryLength);
    async function find() {
      const found = await call(searchSite, { q: query }, request.signal);
      if (found.data.hits.length > 0) return { found };
      return { found, categories: await call(getProductCategories, {}, request.signal) };
    }
    return { query, result: await loadPart(find()) };
  },
  handle: {
    source: 'src/search/search-page.tsx',
    head: ({ query }, { text: textOf }) => {
      const text = textOf('search');
      const title = query === '' ? text.title : text.titleOf(query);
      return { title, description: text.description, noindex: true, path: paths.search() };
    },
    shareCard: () => undefined,
  },
};
