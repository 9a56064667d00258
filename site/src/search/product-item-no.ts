/** The item number of a product in the path of its search result: `…/detail/BY-1` or `/gpc?item=BY-1`. */
export function itemNoOf(path: string): string | undefined {
  const [pathname = '', query = ''] = path.split('?');
  const own = /\/detail\/([^/]+)$/.exec(pathname)?.[1];
  return own === undefined ? (new URLSearchParams(query).get('item') ?? undefined) : decodeURIComponent(own);
}
