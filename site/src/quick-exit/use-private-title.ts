import { useEffect } from 'react';
import { noReferrer } from '../pages/private-head.ts';

/** While a private dialog is open, replaces the document's title with `title` and sends no referrer. */
export function usePrivateTitle(title: string): void {
  useEffect(() => {
    const before = document.title;
    document.title = title;
    const referrer = document.createElement('meta');
    for (const [name, value] of Object.entries(noReferrer)) referrer.setAttribute(name, value);
    document.head.append(referrer);
    return () => {
      referrer.remove();
      // Another page may have set its own title in the meantime.
      if (document.title === title) document.title = before;
    };
  }, [title]);
}
