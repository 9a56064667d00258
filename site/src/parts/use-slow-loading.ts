import { useEffect, useState } from 'react';
import { type Location, useLocation, useNavigation } from 'react-router';

/** In milliseconds. An indicator for faster loads would only flicker. */
const showDelay = 200;

/** The target of the current navigation, once it takes long enough to show an indicator. */
export function useSlowLoading(): Location | undefined {
  const { location } = useNavigation();
  const [late, setLate] = useState(false);
  const loading = location !== undefined;
  useEffect(() => {
    if (!loading) return undefined;
    const timer = setTimeout(() => setLate(true), showDelay);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [loading]);
  return late ? location : undefined;
}

/** The same for navigation within the current page: another category, tab or page of a list. */
export function useSlowLoadingHere(): Location | undefined {
  const { pathname } = useLocation();
  const slow = useSlowLoading();
  // The router's location includes the language.
  return slow?.pathname.endsWith(pathname) ? slow : undefined;
}
