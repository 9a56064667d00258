import { alternatesOf } from 'contract/alternates.ts';
import { canonicalLocale, plainAddress } from 'contract/paths.ts';
import { type Locale, localeNames, locales } from 'contract/locales.ts';
import { cardSize, houseCardAddress, type PageCard } from '../share-cards/card.ts';
import type { PageFiles } from './page-files.ts';
import type { Rendered } from './renderer.ts';

export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

/** JSON inside a script element: `<` could close it, and the two line separators end a line in older parsers. */
export function scriptJson(data: unknown): string {
  return JSON.stringify(data)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
}

export type DocumentRequest = {
  path: string;
  locale: Locale;
  mode: 'plain' | 'hash';
  still: boolean;
  publicUrl: string;
  card: PageCard | undefined;
};

/** Canonical and alternate addresses; a text that is only there in Chinese belongs to the Chinese page. */
function addressTags(request: DocumentRequest, head: Rendered['head']): string[] {
  const { publicUrl, locale } = request;
  const path = head.path ?? request.path.replace(/\?.*$/, '');
  const shownIn = request.mode === 'hash' ? canonicalLocale : locale;
  const { canonical, alternates } = alternatesOf(path, head.languages ?? localeNames, shownIn);
  const full = (address: string) => escapeHtml(`${publicUrl}${address}`);
  return [
    `<link rel="canonical" href="${full(canonical)}">`,
    ...alternates.map(
      ({ hreflang, address }) => `<link rel="alternate" hreflang="${hreflang}" href="${full(address)}">`,
    ),
  ];
}

/** Without scripts the addresses behind `#` lead nowhere: such a visitor goes on at the plain ones. */
function hashTags(): string[] {
  const plain = plainAddress(canonicalLocale, '/');
  return [`<noscript><meta http-equiv="refresh" content="0; url=${plain}"></noscript>`];
}

/** What is shown where the page's address is shared; what has no card of its own shows the house's. */
function cardTags({ publicUrl, locale, card }: DocumentRequest, { title }: Rendered['head']): string[] {
  const address = `${publicUrl}${card?.address ?? houseCardAddress(locale)}`;
  const alt = card ? [card.card.title, card.card.company].join(' · ') : title;
  return [
    `<meta property="og:image" content="${escapeHtml(address)}">`,
    '<meta property="og:image:type" content="image/jpeg">',
    `<meta property="og:image:width" content="${cardSize.width}">`,
    `<meta property="og:image:height" content="${cardSize.height}">`,
    `<meta property="og:image:alt" content="${escapeHtml(alt)}">`,
    '<meta name="twitter:card" content="summary_large_image">',
  ];
}

/** Low: the page reads without them, and they must not compete with its first picture. */
function scriptTags({ preloads, script }: PageFiles): string[] {
  return [
    ...preloads.map((href) => `<link rel="modulepreload" fetchpriority="low" href="${href}">`),
    `<script type="module" fetchpriority="low" src="${script}"></script>`,
  ];
}

/** The whole HTML document around a rendered page. */
export function document(request: DocumentRequest, page: Rendered, files: PageFiles, firstScript: string): string {
  const { head, theme } = page;
  const tags = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeHtml(head.title)}</title>`,
    `<meta name="description" content="${escapeHtml(head.description)}">`,
    ...(page.status === 200 ? addressTags(request, head) : []),
    ...(page.status === 200 && !head.noindex ? [] : ['<meta name="robots" content="noindex">']),
    ...(head.discreet ? ['<meta name="referrer" content="no-referrer">'] : []),
    `<meta property="og:title" content="${escapeHtml(head.title)}">`,
    `<meta property="og:description" content="${escapeHtml(head.description)}">`,
    '<meta property="og:type" content="website">',
    ...cardTags(request, head),
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    ...(request.mode === 'hash' ? hashTags() : []),
    ...(request.still ? [] : [`<script>${firstScript}</script>`]),
    ...files.fonts.map((href) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${href}">`),
    ...files.styles.map((href) => `<link rel="stylesheet" href="${href}">`),
    ...(request.still ? [] : scriptTags(files)),
  ];
  const attributes = `lang="${locales[request.locale].tag}" data-locale="${request.locale}" data-mode="${request.mode}" data-theme="${theme}"`;
  return (
    `<!doctype html>\n<html ${attributes}>\n<head>\n${tags.join('\n')}\n</head>\n` +
    `<body><div id="root">${page.html}</div>` +
    `<script type="application/json" id="router-data">${scriptJson(page.data ?? null)}</script></body>\n</html>\n`
  );
}
