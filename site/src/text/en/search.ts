import type { search as cn } from '../cn/search.ts';
import { englishForm } from '../plural.ts';

export const search = {
  title: 'Search',
  titleOf: (query) => `“${query}”: search results`,
  description: 'Search products, item numbers, news, open positions and pages.',
  scope: 'Products, news, positions, pages',
  field: 'Search for',
  submit: 'Search',
  slash: 'Open search with the / key',
  found: (query, count) => `“${query}”: ${count}\u00A0${englishForm(count, 'result', 'results')}, most relevant first`,
  kinds: { product: 'Products', news: 'News', job: 'Open positions', page: 'Pages' },
  document: 'Specification sheet (PDF)',
  more: (count) => `${count} more`,
  first: (shown) => `Only the first ${shown} are shown. Add a word to narrow the search.`,
  start: 'Enter a product, an item number, a port or a job title. Separate words with spaces.',
  none: {
    title: (query) => `No results for “${query}”`,
    lead: 'Try fewer or different words. Part of an item number is enough.',
    products: 'Browse products',
    contact: 'Ask us directly',
  },
  categories: 'Product categories',
  pages: 'Popular pages',
} satisfies typeof cn;
