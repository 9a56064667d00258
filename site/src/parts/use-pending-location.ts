import { useEffect, useState } from 'react';
import { type Location, useLocation, useNavigation } from 'react-router';

/** In milliseconds. An indicator for faster loads would only flicker. */
const showDelay = 200;

type PendingLocationOptions = {
  /** Only of a navigation within the current page: to another category, tab or page of a list. */
  withinPage?: boolean;
};

/** The target of the current navigation, once it takes long enough to show an indicator. */
export function usePendingLocation({ withinPage = false }: PendingLocationOptions = {}): Location | undefined {
  const { pathname } = useLocation();
  const { location } = useNavigation();
  const [isSlow, setSlow] = useState(false);
  const loading = location !== undefined;
  useEffect(() => {
    if (!loading) return undefined;
    const timer = setTimeout(() => setSlow(true), showDelay);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [loading]);
  // The router's location includes the language.
  const isMeant = !withinPage || location?.pathname.endsWith(pathname);
  return isSlow && isMeant ? location : undefined;
}
