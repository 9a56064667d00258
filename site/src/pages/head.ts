import { type Locale, localeNames } from 'contract/locales.ts';
import type { Settings } from 'contract/settings.ts';
import type { RouterState } from 'react-router';
import { failureOf } from '../failure/failure-of.ts';
import type { RootData } from '../settings/use-settings.ts';
import type { Catalogue } from '../text/cn/catalogue.ts';
import { pageText } from '../text/page-texts.ts';
import type { Head, ServedHandle } from './page.ts';

/** The part of the router state that the browser and the server share. */
type Shown = Pick<RouterState, 'matches' | 'loaderData' | 'errors' | 'location'>;

export type ShownHead = Head & { path: string };

type HeadAndTheme = { head: ShownHead; theme: 'light' | 'dark' };

/** Computes the head of the current page, the same on the server and after a navigation in the browser. */
export function headOf(shown: Shown, text: Catalogue, locale: Locale): HeadAndTheme {
  const root: RootData | undefined = shown.loaderData['root'];
  const page = shown.matches.at(-1)?.route;
  const handle: ServedHandle | undefined = page?.handle;
  const error = Object.values(shown.errors ?? {})[0];
  const finish = (head: Head) => ({
    path: pathBelowLanguage(shown.location.pathname),
    ...withCompany(head, root?.data),
  });
  if (error !== undefined) return { head: finish(failureHead(error, text)), theme: 'light' };
  if (page === undefined || handle === undefined) throw new Error(`no head for ${shown.location.pathname}`);
  const query = new URLSearchParams(shown.location.search);
  const head = handle.head(shown.loaderData[page.id], (name) => pageText(locale, name), root?.data, query);
  return { head: finish(head), theme: handle.theme ?? 'light' };
}

function failureHead(error: unknown, text: Catalogue): Head {
  const { status } = failureOf(error);
  const { title, lead } = status === 404 ? text.failure.notFound : text.failure.unavailable;
  return { title, description: lead, noindex: true, languages: [] };
}

function withCompany(head: Head, settings: Settings | undefined): Head {
  const name = settings?.company.shortName;
  return name === undefined || head.title.includes(name) ? head : { ...head, title: `${head.title} · ${name}` };
}

const languagePrefix = new RegExp(`^/(?:${localeNames.join('|')})(?=/|$)`);

/** The path below the language, without a trailing slash: `/en/news/` and `/en/news` are one page. */
function pathBelowLanguage(pathname: string): string {
  const below = pathname.replace(languagePrefix, '');
  return below.replace(/\/+$/, '') || '/';
}
