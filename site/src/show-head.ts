import { locales, type Locale } from 'contract/locales.ts';
import { plainAddress } from 'contract/paths.ts';
import type { createBrowserRouter, RouterState } from 'react-router';
import { headOf } from './head.ts';
import type { Catalogue } from './text/catalogue.ts';

type Router = ReturnType<typeof createBrowserRouter>;

/** Keeps title, description, canonical address, language and theme right while the visitor moves about. */
export function showHead(router: Router, locale: Locale, catalogue: Catalogue): void {
  document.documentElement.lang = locales[locale].tag;
  document.documentElement.dataset['locale'] = locale;
  let last: RouterState | undefined = router.state.initialized ? router.state : undefined;
  const follow = (state: RouterState) => {
    if (!state.initialized || (last?.loaderData === state.loaderData && last.errors === state.errors)) return;
    const { head, theme } = headOf(state, catalogue, locale);
    document.title = head.title;
    attribute('meta[name="description"]', 'content', head.description);
    attribute('link[rel="canonical"]', 'href', canonicalAddress(locale, head.path));
    // The home page turns its theme with its slides: only a new page sets it back.
    if (last?.location.pathname !== state.location.pathname) document.documentElement.dataset['theme'] = theme;
    last = state;
  };
  router.subscribe(follow);
  follow(router.state);
}

function attribute(selector: string, name: string, value: string): void {
  document.querySelector(selector)?.setAttribute(name, value);
}

/** On the host that the server's own canonical link names, which need not be the one in the address bar. */
function canonicalAddress(locale: Locale, path: string): string {
  const written = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href;
  return new URL(plainAddress(locale, path), written ?? location.href).href;
}
