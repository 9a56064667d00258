/**
 * Replaces this page with `url`, which must be another site's. It hides the content at once, cancels all requests
 * and removes the page from the history. No script can remove older history entries.
 */
export function leaveAtOnce(url: string): void {
  // Otherwise a form would go on sending until the other page loads.
  stop();
  document.body.replaceChildren();
  // A confirmation dialog would reveal the form.
  addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), { capture: true });
  // The router and scroll-restoration.ts store the page's URL on pagehide: this listener must run after theirs.
  addEventListener('pagehide', forgetTab);
  // Without this, Back would show an empty document from the browser's cache.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) location.reload();
  });
  location.replace(url);
}

function forgetTab(): void {
  try {
    sessionStorage.clear();
  } catch {
    // The browser refuses storage, so nothing is stored.
  }
}
