/** What a URL of the site leads to, by its first segment. */
export function kindOfUrl(url: string): 'gateway' | 'file' | 'page' {
  if (url.startsWith('/console/assets/')) return 'file';
  const [, segment = ''] = /^\/([\w-]+)\//.exec(url) ?? [];
  if (segment === 'gw-api') return 'gateway';
  return ['assets', 'pictures', 'files', 'films', 'share', 'social'].includes(segment) ? 'file' : 'page';
}
