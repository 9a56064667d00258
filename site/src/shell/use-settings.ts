import type { Settings } from 'contract/settings.ts';
import { useRouteLoaderData } from 'react-router';
import type { RootData } from '../root-loader.ts';

/** The site's settings. Whatever stands inside the shell has them: without them the router shows the failure page instead. */
export function useSettings(): Settings {
  const answer = useRouteLoaderData<RootData>('root');
  if (answer === undefined) throw new Error('settings were asked for outside the shell');
  return answer.data;
}
