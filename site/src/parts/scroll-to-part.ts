import type { MouseEvent } from 'react';

/** For a link to a part of the page. With scripts it scrolls itself, since hash mode would treat a fragment as a route. */
export function scrollToPart(event: MouseEvent, id: string): void {
  if (event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  const part = document.getElementById(id);
  part?.scrollIntoView();
  part?.focus({ preventScroll: true });
}
