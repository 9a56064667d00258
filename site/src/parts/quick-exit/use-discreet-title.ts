import { useEffect } from 'react';
import { discreetReferrer } from '../../discreet-head.ts';

/** While a dialog is on show that tells what somebody does here: the window is called by `title` alone, and no link says where it stood. */
export function useDiscreetTitle(title: string): void {
  useEffect(() => {
    const before = document.title;
    document.title = title;
    const referrer = document.createElement('meta');
    for (const [name, value] of Object.entries(discreetReferrer)) referrer.setAttribute(name, value);
    document.head.append(referrer);
    return () => {
      referrer.remove();
      // Another page may have given its own meanwhile.
      if (document.title === title) document.title = before;
    };
  }, [title]);
}
