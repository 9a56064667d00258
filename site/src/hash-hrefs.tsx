import { type ReactNode, useContext, useMemo } from 'react';
import { createPath, type To, UNSAFE_NavigationContext as NavigationContext } from 'react-router';

function hashHref(to: To): string {
  return `#${typeof to === 'string' ? to : createPath(to)}`;
}

/**
 * Used only on the server in hash mode: the static router prints `/news` where the hash router needs `#/news`, and
 * hydration would not repair it.
 */
export function HashHrefs({ children }: { children: ReactNode }) {
  const context = useContext(NavigationContext);
  const withHash = useMemo(
    () => ({ ...context, navigator: { ...context.navigator, createHref: hashHref } }),
    [context],
  );
  return <NavigationContext value={withHash}>{children}</NavigationContext>;
}
