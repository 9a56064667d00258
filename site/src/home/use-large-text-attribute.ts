import { useEffect } from 'react';

/** The root font size is 16 pixels by default. */
const large = 24;

/**
 * Sets `data-large-text` while text is enlarged by half or more: slides would exceed the window, so the page scrolls
 * normally. No event reports a change of text size, so this observes an element one `rem` wide.
 */
export function useLargeTextAttribute(): void {
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
