import { searchSite } from 'contract/search.ts';
import { useLoaderData } from 'react-router';
import type { Answer } from '../call.ts';
import type { Page } from '../page.ts';

type Data = Answer<typeof searchSite>;

function SearchPage() {
  const { data } = useLoaderData<Data>();
  return <article>{data.hits.length}</article>;
}

export const searchPage: Page<Data> = {
  Component: SearchPage,
  load: (call, { request }) =>
    call(searchSite, { q: new URL(request.url).searchParams.get('q') ?? '' }, request.signal),
  handle: {
    source: 'src/search/search-page.tsx',
    head: (_, text) => ({ title: text('search').page, description: text('search').page, noindex: true }),
  },
};
