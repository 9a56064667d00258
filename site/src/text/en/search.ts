import type { search as cn } from '../cn/search.ts';
import { englishForm } from '../plural.ts';

export const search = {
  title: 'Search',
  titleOf: (query: string) => `“${query}”: search results`,
  description: 'Search products, item numbers, news, posts and pages.',
  scope: 'Products, news, posts, pages',
  field: 'What to look for',
  example: 'Product, item number, news, post',
  act: 'Search',
  slash: 'Open the search with the / key',
  found: (query: string, count: number) => `“${query}”: ${count}\u00A0${englishForm(count, 'result', 'results')}`,
  kinds: { product: 'Products', news: 'News', job: 'Open posts', page: 'Pages' },
  first: (shown: number) => `The first ${shown} are listed. Add a word to narrow the search.`,
  start: 'Type a product, an item number, a port or a job title. Separate words with spaces.',
  none: {
    title: (query: string) => `Nothing found for “${query}”`,
    say: 'Try fewer words, or other ones. Part of an item number is enough.',
    products: 'Look through the products',
    contact: 'Ask us directly',
  },
  categories: 'Product categories',
  pages: 'Often visited',
} satisfies typeof cn;
