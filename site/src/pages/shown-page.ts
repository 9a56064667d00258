import type { Locale } from 'contract/locales.ts';
import type { RouterState } from 'react-router';
import type { RootData } from '../settings/use-settings.ts';
import type { Catalogue } from '../text/cn/catalogue.ts';
import { pageText } from '../text/page-texts.ts';
import type { PageContext, ServedHandle } from './page.ts';

/** The part of the router state that the browser and the server share. */
export type ShownState = Pick<RouterState, 'matches' | 'loaderData' | 'errors' | 'location'>;

/** A page with what the functions of its handle get. */
export type ShownPage = { handle: ServedHandle; data: unknown; context: PageContext };

/** The page that the router shows; undefined when it or the settings failed to load. */
export function shownPage(state: ShownState, { parts, shell }: Catalogue, locale: Locale): ShownPage | undefined {
  const route = state.matches.at(-1)?.route;
  const handle: ServedHandle | undefined = route?.handle;
  const data: unknown = route && state.loaderData[route.id];
  const root: RootData | undefined = state.loaderData['root'];
  if (handle === undefined || data === undefined || root === undefined) return undefined;
  const text: PageContext['text'] = (name) => pageText(locale, name);
  const query = new URLSearchParams(state.location.search);
  return { handle, data, context: { parts, shell, text, settings: root.data, query } };
}
