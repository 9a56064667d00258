import { type Locale, localeNames, locales } from 'contract/locales.ts';
import { canonicalLocale, pages, paths, plainAddress } from 'contract/paths.ts';
import type { Database } from '../database/open.ts';
import { writtenIn } from '../database/localized.ts';
import { listNewsForSitemap } from '../news/store.ts';
import { listProductsForSitemap } from '../products/store.ts';
import { escapeHtml } from './document.ts';

type Entry = { path: string; languages: readonly Locale[]; changed?: Date };

/** The paths of the table's own pages; optional parameters are left out, recruitment has its two. */
function tablePaths(): string[] {
  return Object.values(pages)
    .filter((page) => page.sitemap === true)
    .flatMap(({ pattern }) =>
      pattern === pages.talentRecruitment.pattern
        ? [paths.talentRecruitment(1), paths.talentRecruitment(2)]
        : [pattern.replace(/\/:\w+\?$/, '')],
    );
}

async function entries(db: Database): Promise<Entry[]> {
  const [news, products] = await Promise.all([listNewsForSitemap(db), listProductsForSitemap(db)]);
  return [
    ...tablePaths().map((path) => ({ path, languages: localeNames })),
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
    const address = (locale: Locale) => escapeHtml(`${publicUrl}${plainAddress(locale, path)}`);
    const alternates = [
      ...languages.map(
        (locale) => `<xhtml:link rel="alternate" hreflang="${locales[locale].tag}" href="${address(locale)}"/>`,
      ),
      `<xhtml:link rel="alternate" hreflang="x-default" href="${address(canonicalLocale)}"/>`,
    ].join('');
    const lastmod = changed ? `<lastmod>${changed.toISOString()}</lastmod>` : '';
    return languages.map((locale) => `<url><loc>${address(locale)}</loc>${lastmod}${alternates}</url>`);
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
