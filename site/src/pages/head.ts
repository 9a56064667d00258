import { type Locale, localeNames } from 'contract/locales.ts';
import type { Settings } from 'contract/settings.ts';
import { toCallFailure } from '../gateway/route-errors.ts';
import type { RootData } from '../settings/use-settings.ts';
import type { Catalogue } from '../text/cn/catalogue.ts';
import type { Head } from './page.ts';
import { type ShownState, shownPage } from './shown-page.ts';

export type ShownHead = Head & { path: string };

type HeadAndTheme = { head: ShownHead; theme: 'light' | 'dark' };

/** Computes the head of the current page, the same on the server and after a navigation in the browser. */
export function headOf(state: ShownState, text: Catalogue, locale: Locale): HeadAndTheme {
  const root: RootData | undefined = state.loaderData['root'];
  const path = pathBelowLanguage(state.location.pathname);
  const finish = (head: Head) => ({ path, ...withCompany(head, root?.data) });
  const error = Object.values(state.errors ?? {})[0];
  if (error !== undefined) return { head: finish(failureHead(error, text)), theme: 'light' };
  const page = shownPage(state, text, locale);
  if (page === undefined) throw new Error(`no head for ${state.location.pathname}`);
  const { handle, data, context } = page;
  return { head: finish(handle.head(data, context)), theme: handle.theme ?? 'light' };
}

function failureHead(error: unknown, text: Catalogue): Head {
  const { status } = toCallFailure(error);
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
