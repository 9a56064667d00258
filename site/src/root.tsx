import { useEffect } from 'react';
import { replayClicks } from './browser/early-clicks.ts';
import { useScrollRestoration } from './pages/scroll-restoration.ts';
import { Shell } from './shell/shell.tsx';

export function Root() {
  useScrollRestoration();
  useEffect(replayClicks, []);
  return <Shell />;
}
