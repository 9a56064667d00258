import { useKeptPlace } from './kept-place.ts';
import { Shell } from './shell/shell.tsx';

export function Root() {
  useKeptPlace();
  return <Shell />;
}
