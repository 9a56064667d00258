import type { Locale } from 'contract/locales.ts';
import { type ComponentProps, createContext, useContext } from 'react';

type NavigateOptions = { replace?: boolean; state?: unknown; viewTransition?: boolean };

type Navigate = (path: string, options?: NavigateOptions) => Promise<void>;

type Links = { hrefOf: (path: string) => string; navigate: Navigate };

/**
 * Replaces the router's `Link`, which resolves relative paths and took a fifth of a page's rendering. All paths of the
 * site begin with `/` and have no language.
 */
export const LinkContext = createContext<Links | undefined>(undefined);

/** On `/` the path is the fragment, below `/en` it follows the language. */
export function linksOf(mode: 'path' | 'hash', locale: Locale, navigate: Navigate): Links {
  const prefix = mode === 'hash' ? '#' : `/${locale}`;
  return { hrefOf: (path) => prefix + path, navigate };
}

function useLinks(): Links {
  const links = useContext(LinkContext);
  if (links === undefined) throw new Error('a link is used outside LinkContext');
  return links;
}

export function useHref(path: string): string {
  return useLinks().hrefOf(path);
}

/** A rendered page on the server has no navigation. */
export function useNavigate(): Navigate {
  return useLinks().navigate;
}

type LinkProps = Omit<ComponentProps<'a'>, 'href' | 'target'> & NavigateOptions & { to: string };

/** A link to a page of the site. The router handles a plain click. */
export function Link({ to, replace, state, viewTransition = false, onClick, children, ...attributes }: LinkProps) {
  const { hrefOf, navigate } = useLinks();
  const href = hrefOf(to);
  return (
    <a
      {...attributes}
      href={href}
      onClick={(event) => {
        onClick?.(event);
        const opensElsewhere = event.button !== 0 || event.metaKey || event.altKey || event.ctrlKey || event.shiftKey;
        if (event.defaultPrevented || opensElsewhere) return;
        event.preventDefault();
        // As browsers do: a link to the current page adds no entry to the history.
        const isHere = new URL(href, location.href).href === location.href;
        void navigate(to, { replace: replace ?? isHere, state, viewTransition });
      }}
    >
      {children}
    </a>
  );
}
