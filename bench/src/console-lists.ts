/** Lists of the console by their endpoints: pages, filters and sorts; the first screen; where facts are quoted. */
export const consoleLists: Record<string, readonly string[]> = {
  'news: first and late pages': ['content/news?size=20', 'content/news?page=400&size=20', 'content/news?size=50'],
  'news: filters': [
    'content/news?state=stale&size=20',
    'content/news?state=work&locale=ru&size=20',
    'content/news?text=999&size=20',
    'content/news?group=3&text=sample&size=50',
  ],
  'news: sorted': [
    'content/news?sort=title&size=20',
    'content/news?sort=date&order=descending&page=200&size=20',
    'content/news?state=live&sort=title&order=descending&size=50',
  ],
  products: [
    'content/product?sort=position&size=20',
    'content/product?page=400&sort=title&size=20',
    'content/product?text=sample-004&sort=position&size=50',
  ],
  translations: ['translations?size=20', 'translations?state=stale&locale=ru&size=20', 'translations?text=999&size=20'],
  media: [
    'media?size=20',
    'media?page=400&size=20',
    'media?text=sample-004&size=50',
    'media?onlyUnused=true&size=20',
    'media?onlyUndescribed=true&size=20',
    'media/calcined-coke',
  ],
  'the first screen': ['today', 'today?whose=mine'],
  'quotations of facts': ['fact-uses'],
};
