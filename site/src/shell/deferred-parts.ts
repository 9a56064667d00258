import { defer } from '../parts/deferred.tsx';

// The footer is below everything, and the drawer opens on a press. So their code loads after the first paint. Their
// styles load at once (shell.tsx).
export const DeferredFooter = defer('src/shell/footer.tsx', async () => ({
  Footer: (await import('./drawer-and-footer.ts')).Footer,
}));
export const DeferredDrawer = defer('src/shell/drawer.tsx', async () => ({
  Drawer: (await import('./drawer-and-footer.ts')).Drawer,
}));

export async function preloadShell(): Promise<void> {
  await Promise.all([DeferredFooter.preload(), DeferredDrawer.preload()]);
}
