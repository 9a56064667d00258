/** Describes a page in JSON-LD for search engines. Only the server build contains this module. */
import { type Locale, locales } from 'contract/locales.ts';
import { localePath, paths } from 'contract/urls/paths.ts';
import type { Settings } from 'contract/settings.ts';
import type { BreadcrumbList, Graph, Organization, Thing } from 'schema-dts';
import type { Catalogue } from '../text/cn/catalogue.ts';
import type { ShownHead } from './head.ts';
import type { ShownPage } from './shown-page.ts';

/**
 * The page's things and its place in the site; undefined for a page that is not indexed. URLs begin with `/`: the
 * server knows the site's host (document.ts).
 */
export function structuredDataOf(
  { handle, data, context }: ShownPage,
  head: ShownHead,
  { paging }: Catalogue,
  locale: Locale,
): Graph | undefined {
  if (head.noindex) return undefined;
  if (head.path === paths.home()) return graphOf([organization(context.settings, locale)]);
  const { thing, between = [] } = handle.structuredData?.(data, context) ?? {};
  const steps = [{ name: paging.home, path: paths.home() }, ...between, { name: head.title, path: head.path }];
  return graphOf([...(thing === undefined ? [] : [withLanguage(thing, locale)]), breadcrumb(steps, locale)]);
}

function graphOf(things: readonly Thing[]): Graph {
  return { '@context': 'https://schema.org', '@graph': things };
}

function organization({ company, contact }: Settings, locale: Locale): Organization {
  return {
    '@type': 'Organization',
    name: company.name,
    url: localePath(locale, paths.home()),
    logo: '/icon-512.png',
    foundingDate: String(company.founded),
    address: contact.address,
    telephone: contact.phones.switchboard,
    email: contact.mail,
  };
}

function withLanguage(thing: Thing, locale: Locale): Thing {
  return typeof thing === 'object' && '@type' in thing && thing['@type'] === 'NewsArticle'
    ? { ...thing, inLanguage: locales[locale].tag }
    : thing;
}

function breadcrumb(steps: readonly { name: string; path: string }[], locale: Locale): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: localePath(locale, path),
    })),
  };
}
