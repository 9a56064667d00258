import { alternatesOf } from 'contract/alternates.ts';
import { type Locale, localeNames } from 'contract/locales.ts';
import { pages, paths } from 'contract/paths.ts';
import { listComposedPagesForSitemap } from '../composed-pages/store.ts';
import { languagesOf } from '../composed-pages/view.ts';
import type { Database } from '../database/open.ts';
import { writtenIn } from '../database/localized.ts';
import { listNewsForSitemap } from '../news/store.ts';
import { listProductsForSitemap } from '../products/store.ts';
import { escapeHtml } from './document.ts';

type Entry = { path: string; languages: readonly Locale[]; changed?: Date };

/** The paths of the table's own pages, by name; optional parameters are left out, recruitment has its two. */
function tablePaths(): { name: string; path: string }[] {
  return Object.entries(pages)
    .filter(([, page]) => page.sitemap === true)
    .flatMap(([name, { pattern }]) =>
      pattern === pages.talentRecruitment.pattern
        ? [1 as const, 2 as const].map((id) => ({ name, path: paths.talentRecruitment(id) }))
        : [{ name, path: pattern.replace(/\/:\w+\?$/, '') }],
    );
}

async function entries(db: Database): Promise<Entry[]> {
  const [news, products, composed] = await Promise.all([
    listNewsForSitemap(db),
    listProductsForSitemap(db),
    listComposedPagesForSitemap(db),
  ]);
  // What staff compose may lack a language; what is built in has all of them.
  const written = new Map(composed.map((page) => [page.name, languagesOf(page)]));
  return [
    ...tablePaths().map(({ name, path }) => ({ path, languages: written.get(name) ?? localeNames })),
    ...news
      .filter((item) => item.externalUrl === null)
      .map((item) => ({
        path: paths.newsDetail(item.id),
        languages: writtenIn([item.title, item.content]),
        changed: item.publishedAt,
      })),
    ...products.map((product) => ({
      path: paths.productDetail(product.itemNo),
      languages: writtenIn([product.name, product.introduction]),
    })),
  ];
}

/** Every plain address in every language that is really there, each with its alternates. */
export async function sitemap(db: Database, publicUrl: string): Promise<string> {
  const urls = (await entries(db)).flatMap(({ path, languages, changed }) => {
    const full = (address: string) => escapeHtml(`${publicUrl}${address}`);
    const lastmod = changed ? `<lastmod>${changed.toISOString()}</lastmod>` : '';
    return languages.map((locale) => {
      const { canonical, alternates } = alternatesOf(path, languages, locale);
      const links = alternates.map(
        ({ hreflang, address }) => `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${full(address)}"/>`,
      );
      return `<url><loc>${full(canonical)}</loc>${lastmod}${links.join('')}</url>`;
    });
  });
  return (
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n' +
    `${urls.join('\n')}\n</urlset>\n`
  );
}

export function robots(publicUrl: string): string {
  return `User-agent: *\nDisallow: /gw-api/\nSitemap: ${publicUrl}/sitemap.xml\n`;
}
