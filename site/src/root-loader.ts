import { getSettings } from 'contract/settings.ts';
import type { Call } from './gateway/call.ts';
import { preloadShell } from './shell/deferred-parts.ts';
import type { RootData } from './settings/use-settings.ts';

export async function loadRoot(call: Call): Promise<RootData> {
  const [settings] = await Promise.all([call(getSettings, {}), preloadShell()]);
  return settings;
}
