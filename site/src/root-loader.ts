import { getSettings } from 'contract/settings.ts';
import type { Answer, Call } from './call.ts';

/** What `useRouteLoaderData('root')` gives: the settings as the gateway answers them, `fallback` included. */
export type RootData = Answer<typeof getSettings>;

export async function loadRoot(call: Call): Promise<RootData> {
  return await call(getSettings, {});
}
