import { comparedItems } from 'contract/products/compared-items.ts';
import { defaultLocale, internationalLocale, isLocale, type Locale } from 'contract/locales.ts';
import { pageQueries, type PageQuery, type ParameterValue } from 'contract/urls/page-queries.ts';
import { type PageName, pageNames, pages, paths, localePath } from 'contract/urls/paths.ts';
import { localeOfPath } from '../http/errors.ts';

/** The result of parsing a request's URL. */
export type ParsedPageUrl =
  /** `path` is canonical, without the language and with the query. */
  | { is: 'page'; name: PageName; locale: Locale; mode: 'path' | 'hash'; path: string }
  /** A different spelling of a page's URL. */
  | { is: 'moved'; to: string }
  | { is: 'missing'; locale: Locale };

/** The code of a language, such as `de` or `pt-BR`. */
const anotherLanguage = /^[a-z]{2}(?:-[a-z]{2,4})?$/i;

/** Paths of the former site: its logo leads to the home page, its index to the console (P10). */
const homeAlias = 'logo';
const consoleAlias = 'index';
const consolePath = '/console';

/** No valid value is longer: search queries have up to 100 characters, subjects of messages up to 200. */
const maxTextLength = 200;
const maxSegmentLength = 100;

/**
 * Parses a URL into a page's canonical path, which is the key of the page cache. Nothing else of
 * the URL may reach a document: cache poisoning would be possible.
 */
export function parsePageUrl(url: string): ParsedPageUrl {
  const [, rawPath = '', rawQuery = ''] = /^([^?#]*)(?:\?([^#]*))?/.exec(url) ?? [];
  const segments = readSegments(rawPath);
  const [first] = segments ?? [];
  const named = first?.toLowerCase();
  if (segments === undefined) return { is: 'missing', locale: localeOfPath(url) };
  // The fragment names the page at `/` and is not sent to the server, so the query has no meaning.
  if (first === undefined)
    return rawPath === '/'
      ? { is: 'page', name: 'home', locale: defaultLocale, mode: 'hash', path: paths.home() }
      : { is: 'moved', to: '/' };
  const locale = isLocale(named) ? named : defaultLocale;
  const below = isLocale(named) ? segments.slice(1) : segments;
  const alias = below.length === 1 ? below[0]?.toLowerCase() : undefined;
  if (alias === consoleAlias) return { is: 'moved', to: consolePath };
  if (alias === homeAlias) return { is: 'moved', to: isLocale(named) ? localePath(locale, paths.home()) : '/' };
  for (const name of pageNames) {
    const pathname = matchedPath(pages[name].pattern, below);
    if (pathname === undefined) continue;
    const query = canonicalQuery(pageQueries[name] ?? {}, rawQuery);
    const path = query === '' ? pathname : `${pathname}?${query}`;
    const canonical = localePath(locale, path);
    return url === canonical ? { is: 'page', name, locale, mode: 'path', path } : { is: 'moved', to: canonical };
  }
  return { is: 'missing', locale: isLocale(named) || !anotherLanguage.test(first) ? locale : internationalLocale };
}

/** The decoded parts of a path without empty and dot segments; undefined if it is malformed. */
function readSegments(rawPath: string): string[] | undefined {
  const segments: string[] = [];
  for (const raw of rawPath.split('/')) {
    const segment = decoded(raw);
    if (segment === undefined || segment.length > maxSegmentLength || /[/\p{Cc}]/u.test(segment)) return undefined;
    if (segment === '..') segments.pop();
    else if (segment !== '' && segment !== '.') segments.push(segment);
  }
  return segments;
}

function decoded(raw: string): string | undefined {
  try {
    return decodeURIComponent(raw);
  } catch {
    return undefined;
  }
}

/** The path of these segments in the pattern's spelling; undefined if they do not match. */
function matchedPath(pattern: string, segments: readonly string[]): string | undefined {
  const parts = pattern.split('/').slice(1).filter(Boolean);
  if (segments.length > parts.length) return undefined;
  const matched: string[] = [];
  for (const [index, part] of parts.entries()) {
    const segment = segments[index];
    if (segment === undefined) {
      if (!part.endsWith('?')) return undefined;
    } else if (part.startsWith(':')) matched.push(encodeURIComponent(segment));
    else if (part.toLowerCase() === segment.toLowerCase()) matched.push(part);
    else return undefined;
  }
  return `/${matched.join('/')}`;
}

/** The declared parameters in their declared order. Of duplicates the first value counts. */
function canonicalQuery({ parameters = {}, sections }: PageQuery, rawQuery: string): string {
  const query = new URLSearchParams(rawQuery);
  const section = sections ? sectionIn(query, parameters) : undefined;
  const pairs = Object.entries(parameters).flatMap(([name, kind]) => {
    const value = readValue(query, name, kind);
    return value === undefined ? [] : [`${name}=${encodeValue(value)}`];
  });
  return [...(section === undefined ? [] : [section]), ...pairs].join('&');
}

const name = /^[a-z][\w-]{0,39}$/i;

/** `?history` or `?section=history` (P2). Only the rendered page knows which sections exist. */
function sectionIn(query: URLSearchParams, parameters: Record<string, ParameterValue>): string | undefined {
  const valueless = [...query].find(([key, value]) => value === '' && !Object.hasOwn(parameters, key))?.[0];
  return [query.get('section'), valueless].find((named) => typeof named === 'string' && name.test(named)) ?? undefined;
}

function readValue(query: URLSearchParams, key: string, kind: ParameterValue): string | undefined {
  const value = query.get(key) ?? '';
  // A tab's name may stand alone: `?tab2` (P2).
  if (typeof kind === 'object')
    return kind.find((choice) => choice === value) ?? kind.find((choice) => query.get(choice) === '');
  if (kind === 'number') return /^[1-9]\d{0,5}$/.test(value) ? value : undefined;
  if (kind === 'name') return name.test(value) ? value : undefined;
  if (kind === 'items') return comparedItems(query.getAll(key)).join('.') || undefined;
  const text = Array.from(value.replaceAll(/[\p{Cc}\s]+/gu, ' ').trim())
    .slice(0, maxTextLength)
    .join('')
    .trim();
  return text === '' ? undefined : text;
}

/** Browsers also escape the apostrophe in queries; another encoding would cause endless redirects. */
function encodeValue(value: string): string {
  return encodeURIComponent(value).replaceAll("'", '%27');
}
