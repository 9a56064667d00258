/** The texts of all parts of the sitemap, joined. */
export async function readSitemap(url: string, headers: Record<string, string> = {}): Promise<string> {
  const index = await (await fetch(`${url}/sitemap.xml`, { headers })).text();
  const parts = [...index.matchAll(/<loc>https?:\/\/[^/]+(\/[^<]+)<\/loc>/g)].map(async ([, path]) =>
    (await fetch(`${url}${path}`, { headers })).text(),
  );
  return (await Promise.all(parts)).join('');
}
