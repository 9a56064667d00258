import { defer } from '../parts/deferred.tsx';

/** The footer is below everything, so its code loads after the first paint. Its styles load at once (shell.tsx). */
export const DeferredFooter = defer(async () => (await import('./footer.tsx')).Footer);
