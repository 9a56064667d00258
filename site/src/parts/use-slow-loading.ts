import { useEffect, useState } from 'react';
import { type Location, useLocation, useNavigation } from 'react-router';

/** What comes sooner needs no sign: it would only flicker. */
const patience = 200;

/** Where the visitor is on the way to, once it has taken so long that it wants saying. */
export function useSlowLoading(): Location | undefined {
  const { location } = useNavigation();
  const [late, setLate] = useState(false);
  const loading = location !== undefined;
  useEffect(() => {
    if (!loading) return undefined;
    const timer = setTimeout(() => setLate(true), patience);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [loading]);
  return late ? location : undefined;
}

/** The same for steps within the page that is shown: another category, another tab, another page of a list. */
export function useSlowLoadingHere(): Location | undefined {
  const { pathname } = useLocation();
  const slow = useSlowLoading();
  // The router's own location begins with the language.
  return slow?.pathname.endsWith(pathname) ? slow : undefined;
}
