/** Atom feeds of the news, one for each language and type (RFC 4287). */
import { type Locale, localeNames, locales } from 'contract/locales.ts';
import type { ContentType } from 'contract/news.ts';
import { feedPath, feedTypes } from 'contract/news-feeds.ts';
import { localePath, paths } from 'contract/urls/paths.ts';
import type { FastifyInstance } from 'fastify';
import { dictionaryTypes } from 'contract/dictionaries.ts';
import type { LocalizedText } from '../database/localized.ts';
import { pickLocale } from '../database/localized.ts';
import type { Database } from '../database/open.ts';
import { listDictionaryEntries } from '../dictionaries/store.ts';
import { type GeneratedFilesContext, registerGeneratedFile } from '../http/generated-files.ts';
import { listNewestOfType } from '../news/store.ts';
import { readSettings } from '../settings/store.ts';
import { escapeHtml } from '../http/escape-html.ts';

/** Readers fetch a feed every few minutes: what is older has been seen. */
const maxEntries = 20;

export function registerFeeds(
  app: FastifyInstance,
  context: GeneratedFilesContext & { db: Database },
  publicUrl: () => string,
): void {
  for (const locale of localeNames)
    for (const type of feedTypes)
      registerGeneratedFile(
        app,
        context,
        { url: feedPath(locale, type), type: 'application/atom+xml; charset=utf-8' },
        () => writeFeed(context.db, publicUrl(), locale, type),
      );
}

async function writeFeed(db: Database, publicUrl: string, locale: Locale, type: ContentType): Promise<string> {
  const [rows, { company }, tabs] = await Promise.all([
    listNewestOfType(db, locale, type, maxEntries),
    readSettings(db),
    listDictionaryEntries(db, dictionaryTypes.newsTab),
  ]);
  const name = pickLocale(company.name, locale);
  const tab = tabs.find(({ value }) => value === String(type));
  const title = [name.text, ...(tab ? [pickLocale(tab.label, locale).text] : [])].join(' · ');
  const url = publicUrl + feedPath(locale, type);
  const entries = rows.map(({ id, title: headline, summary, publishedAt, externalUrl }) => {
    const page = publicUrl + localePath(locale, paths.newsDetail(id));
    const published = publishedAt.toISOString();
    return [
      '<entry>',
      // The page's own address, also for an item that links elsewhere: an id never changes.
      `<id>${escapeHtml(page)}</id>`,
      textElement('title', pickLocale(headline, locale), locale),
      `<link rel="alternate" href="${escapeHtml(externalUrl ?? page)}"/>`,
      `<published>${published}</published><updated>${published}</updated>`,
      textElement('summary', pickLocale(summary, locale), locale),
      '</entry>',
    ].join('');
  });
  const updated = (rows[0]?.publishedAt ?? new Date(0)).toISOString();
  return [
    `<?xml version="1.0" encoding="UTF-8"?>\n<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${locales[locale].tag}">`,
    `<id>${escapeHtml(url)}</id><title>${xmlText(title)}</title><updated>${updated}</updated>`,
    `<link rel="self" type="application/atom+xml" href="${escapeHtml(url)}"/>`,
    `<link rel="alternate" type="text/html" href="${escapeHtml(publicUrl + localePath(locale, paths.news()))}"/>`,
    `<icon>${escapeHtml(`${publicUrl}/favicon.ico`)}</icon>`,
    `<author><name>${xmlText(name.text)}</name></author>`,
    ...entries,
    '</feed>\n',
  ].join('\n');
}

/** A text that falls back to Chinese says so. */
function textElement(name: string, { text, locale: written }: LocalizedText, locale: Locale): string {
  const lang = written === locale ? '' : ` xml:lang="${locales[written].tag}"`;
  return `<${name}${lang}>${xmlText(text)}</${name}>`;
}

/** XML has no place for control characters, not even escaped. */
function xmlText(text: string): string {
  return escapeHtml(text.replaceAll(/[^\t\n\r\u0020-\uFFFD\u{10000}-\u{10FFFF}]/gu, ''));
}
