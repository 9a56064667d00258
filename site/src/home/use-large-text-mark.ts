import { useEffect } from 'react';

/** The root's font size is 16 pixels unless the reader wants another. */
const large = 24;

/**
 * Marks the document while its text is enlarged by half or more: slides would be higher than the window then, so the page
 * scrolls plainly. The reader may change it at any time, for which there is no event: something one `rem` wide is watched.
 */
export function useLargeTextMark(): void {
  useEffect(() => {
    const root = document.documentElement;
    const probe = document.createElement('div');
    Object.assign(probe.style, { position: 'absolute', width: '1rem', visibility: 'hidden' });
    const observer = new ResizeObserver(() => root.toggleAttribute('data-large-text', probe.offsetWidth >= large));
    document.body.append(probe);
    observer.observe(probe);
    return () => {
      observer.disconnect();
      probe.remove();
      root.removeAttribute('data-large-text');
    };
  }, []);
}
