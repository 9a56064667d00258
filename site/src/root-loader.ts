import { getSettings } from 'contract/settings.ts';
import type { Call } from './gateway/call.ts';
import { DeferredFooter } from './shell/deferred-footer.ts';
import type { RootData } from './shell/use-settings.ts';

export async function loadRoot(call: Call): Promise<RootData> {
  const [settings] = await Promise.all([call(getSettings, {}), DeferredFooter.preload()]);
  return settings;
}
