/** The paths of a site's pages as a search engine finds them: the sitemap and its parts. */

type File = { bytes: number; locations: string[]; isIndex: boolean };

async function readFile(url: string): Promise<File> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  const text = await response.text();
  const locations = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, location = '']) =>
    location.replaceAll('&amp;', '&'),
  );
  return { bytes: Buffer.byteLength(text), locations, isIndex: text.includes('<sitemapindex') };
}

/** Returns paths with queries, independent of the site's host. */
export async function readSitemap(url: string): Promise<{ files: { bytes: number }[]; pagePaths: string[] }> {
  const below = (location: string) => {
    const { pathname, search } = new URL(location);
    return `${pathname}${search}`;
  };
  const first = await readFile(`${url}/sitemap.xml`);
  if (!first.isIndex) return { files: [first], pagePaths: first.locations.map(below) };
  const parts: File[] = [];
  for (const location of first.locations) parts.push(await readFile(`${url}${below(location)}`));
  return { files: [first, ...parts], pagePaths: parts.flatMap(({ locations }) => locations.map(below)) };
}
