import { alternatesOf } from 'contract/urls/alternates.ts';
import { type Locale, localeNames, locales } from 'contract/locales.ts';
import type { createBrowserRouter, RouterState } from 'react-router';
import type { Catalogue } from '../text/cn/catalogue.ts';
import { headOf, type ShownHead } from './head.ts';
import { noReferrer } from './private-head.ts';

type Router = ReturnType<typeof createBrowserRouter>;

/** Updates title, description, canonical links, language and theme after each navigation. */
export function showHead(router: Router, locale: Locale, catalogue: Catalogue): void {
  // Writing the same value again would restyle the whole page.
  if (document.documentElement.lang !== locales[locale].tag) document.documentElement.lang = locales[locale].tag;
  document.documentElement.dataset['locale'] = locale;
  const host = ownHost();
  let last: RouterState | undefined = router.state.initialized ? router.state : undefined;
  const follow = (state: RouterState) => {
    if (!state.initialized || (last !== undefined && showSame(last, state))) return;
    const { head, theme } = headOf(state, catalogue, locale);
    document.title = head.title;
    document.querySelector('meta[name="description"]')?.setAttribute('content', head.description);
    for (const old of document.querySelectorAll(tagsOfPage)) old.remove();
    document.head.append(...tagsOf(head, locale, host));
    // The slides of the home page change the theme. Only a new page resets it.
    if (last?.location.pathname !== state.location.pathname) document.documentElement.dataset['theme'] = theme;
    last = state;
  };
  router.subscribe(follow);
  follow(router.state);
}

function showSame(last: RouterState, state: RouterState): boolean {
  return (
    last.loaderData === state.loaderData &&
    last.errors === state.errors &&
    last.location.search === state.location.search
  );
}

// Links to feeds also are alternates, without a language. They belong to React (news-feed-links.tsx).
const tagsOfPage = 'link[rel="canonical"], link[hreflang], meta[name="robots"], meta[name="referrer"]';

/** The same tags as the server writes (document.ts). A page without languages is a failure and has no URL. */
function tagsOf(
  { path, languages = localeNames, noindex, isPrivate }: ShownHead,
  locale: Locale,
  host: string,
): Element[] {
  const { canonical, alternates } = alternatesOf(path, languages, locale);
  const links = [
    tag('link', { rel: 'canonical', href: host + canonical }),
    ...alternates.map(({ hreflang, path: alternate }) =>
      tag('link', { rel: 'alternate', hreflang, href: host + alternate }),
    ),
  ];
  return [
    ...(languages.length === 0 ? [] : links),
    ...(noindex ? [tag('meta', { name: 'robots', content: 'noindex' })] : []),
    ...(isPrivate ? [tag('meta', noReferrer)] : []),
  ];
}

function tag(name: string, attributes: Record<string, string>): Element {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  return element;
}

/** The host of the server's canonical link, which may differ from the address bar. */
function ownHost(): string {
  const written = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href;
  return new URL(written ?? location.href).origin;
}
