import { alternatesOf } from 'contract/urls/alternates.ts';
import { type Locale, localeNames, locales } from 'contract/locales.ts';
import { canonicalLocale, localePath, paths } from 'contract/urls/paths.ts';
import { z } from 'zod';
import { searchEngines, type Verification, verificationNames } from '../config/search-engines.ts';
import type { BodyPart } from '../http/cached-response.ts';
import { cardSize, defaultCardUrl, type ShareCard } from '../share-cards/card.ts';
import { escapeHtml } from '../http/escape-html.ts';
import { manifestPath } from './manifest.ts';
import type { PageFiles } from './page-files.ts';
import type { Rendered } from './renderer.ts';

const escapes: Record<string, string> = { '<': '\\u003c', '\u2028': '\\u2028', '\u2029': '\\u2029' };

/**
 * JSON for a script element: `<` could close the element, and old parsers treat the two separators
 * as line ends.
 */
function scriptJson(json: string): string {
  return json.replaceAll(/[<\u2028\u2029]/g, (sign) => escapes[sign] ?? sign);
}

export type DocumentRequest = {
  path: string;
  locale: Locale;
  mode: 'path' | 'hash';
  publicUrl: string;
  verification: Verification;
  card: ShareCard | undefined;
  /**
   * The router's data as JSON. A document for many URLs has none: it contains no URL, and the browser renders it again
   * at its own.
   */
  data: string | undefined;
};

/** Canonical and alternate links. A text that exists only in Chinese belongs to the Chinese page. */
function alternateTags(request: DocumentRequest, head: Rendered['head']): string[] {
  const { publicUrl, locale } = request;
  const path = head.path ?? request.path.replace(/\?.*$/, '');
  const pageLocale = request.mode === 'hash' ? canonicalLocale : locale;
  const { canonical, alternates } = alternatesOf(path, head.languages ?? localeNames, pageLocale);
  const absolute = (urlPath: string) => escapeHtml(publicUrl + urlPath);
  return [
    `<link rel="canonical" href="${absolute(canonical)}">`,
    ...alternates.map(
      ({ hreflang, path: alternate }) => `<link rel="alternate" hreflang="${hreflang}" href="${absolute(alternate)}">`,
    ),
  ];
}

/** Without JavaScript paths after `#` do not work: such visitors are redirected to the localized paths. */
function hashTags(): string[] {
  const target = localePath(canonicalLocale, '/');
  return [`<noscript><meta http-equiv="refresh" content="0; url=${target}"></noscript>`];
}

/** The share card of the page, or the site's default card. */
function cardTags({ publicUrl, locale, card }: DocumentRequest, { title }: Rendered['head']): string[] {
  const url = `${publicUrl}${card?.url ?? defaultCardUrl(locale)}`;
  const alt = card ? [card.content.title, card.content.company].join(' · ') : title;
  return [
    `<meta property="og:image" content="${escapeHtml(url)}">`,
    '<meta property="og:image:type" content="image/jpeg">',
    `<meta property="og:image:width" content="${cardSize.width}">`,
    `<meta property="og:image:height" content="${cardSize.height}">`,
    `<meta property="og:image:alt" content="${escapeHtml(alt)}">`,
    '<meta name="twitter:card" content="summary_large_image">',
  ];
}

/** Strings that begin with one slash are URLs of this site. */
function structuredDataTags({ publicUrl }: DocumentRequest, { status, structuredData }: Rendered): string[] {
  if (status !== 200 || structuredData === undefined) return [];
  const absolute = JSON.stringify(structuredData, (_, value: unknown) =>
    typeof value === 'string' && /^\/[^/]/.test(value) ? publicUrl + value : value,
  );
  return [`<script type="application/ld+json">${scriptJson(absolute)}</script>`];
}

const article = z.object({ '@graph': z.tuple([z.object({ datePublished: z.string() })], z.unknown()) });

/** An article has the time of its publication; all other pages are the website. */
function typeTags({ structuredData }: Rendered): string[] {
  const described = article.safeParse(structuredData);
  if (!described.success) return ['<meta property="og:type" content="website">'];
  const published = described.data['@graph'][0].datePublished;
  return [
    '<meta property="og:type" content="article">',
    `<meta property="article:published_time" content="${escapeHtml(published)}">`,
  ];
}

/** The home page proves to search engines whose site it is. */
function verificationTags({ path, verification }: DocumentRequest): string[] {
  if (path !== paths.home()) return [];
  return searchEngines.flatMap((engine) => {
    const code = verification[engine];
    return code === undefined ? [] : [`<meta name="${verificationNames[engine]}" content="${escapeHtml(code)}">`];
  });
}

/** The HTML document around a rendered page, in parts. `styles` has the content of its style sheets. */
export function document(
  request: DocumentRequest,
  page: Rendered,
  files: PageFiles,
  { firstScript, styles }: { firstScript: string; styles: Buffer },
): BodyPart[] {
  const { head, theme } = page;
  // React writes what belongs in the head before the page's markup: preloads, and links to feeds.
  const [hoisted = ''] = /^(?:<link rel="(?:preload|alternate)"[^>]*>)*/.exec(page.html) ?? [];
  const tags = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeHtml(head.title)}</title>`,
    `<meta name="description" content="${escapeHtml(head.description)}">`,
    ...(page.status === 200 ? alternateTags(request, head) : []),
    ...(page.status === 200 && !head.noindex ? [] : ['<meta name="robots" content="noindex">']),
    ...(head.isPrivate ? ['<meta name="referrer" content="no-referrer">'] : []),
    `<meta property="og:title" content="${escapeHtml(head.title)}">`,
    `<meta property="og:description" content="${escapeHtml(head.description)}">`,
    ...typeTags(page),
    ...cardTags(request, head),
    ...verificationTags(request),
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    `<link rel="manifest" href="${manifestPath(request.locale)}">`,
    ...structuredDataTags(request, page),
    ...(request.mode === 'hash' ? hashTags() : []),
    `<script>${firstScript}</script>`,
    hoisted,
    ...files.fonts.map((href) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${href}">`),
  ];
  const attributes = [
    `lang="${locales[request.locale].tag}" data-locale="${request.locale}" data-mode="${request.mode}" data-theme="${theme}"`,
    // The inline script loads these files after the first paint (first-script.ts).
    `data-scripts="${files.scripts.join(' ')}" data-styles="${files.styles.join(' ')}"`,
  ].join(' ');
  const data =
    request.data === undefined
      ? ''
      : `<script type="application/json" id="router-data">${scriptJson(request.data)}</script>`;
  return [
    `<!doctype html>\n<html ${attributes}>\n<head>\n${tags.join('\n')}\n<style>`,
    { shared: styles },
    '</style>\n</head>\n<body><div id="root">',
    page.html.slice(hoisted.length),
    `</div>${data}</body>\n</html>\n`,
  ];
}
