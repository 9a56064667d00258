import { later } from '../parts/later.tsx';

/** Below everything: its code comes after the first paint, its styles with all others (shell.tsx). */
export const FooterLater = later(async () => (await import('./footer.tsx')).Footer);
