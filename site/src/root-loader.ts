import { getSettings } from 'contract/settings.ts';
import type { Answer, Call } from './call.ts';
import { FooterLater } from './shell/footer-later.ts';

/** What `useRouteLoaderData('root')` gives: the settings as the gateway answers them, `fallback` included. */
export type RootData = Answer<typeof getSettings>;

export async function loadRoot(call: Call): Promise<RootData> {
  const [settings] = await Promise.all([call(getSettings, {}), FooterLater.ready()]);
  return settings;
}
