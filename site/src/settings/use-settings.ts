import type { ApiResponse } from 'client/call.ts';
import type { getSettings, Settings } from 'contract/settings.ts';
import { useRouteLoaderData } from 'react-router';
import { fallbackLang } from '../text/fallback-lang.ts';

/** The data of `useRouteLoaderData('root')`: the settings response, including `fallback`. */
export type RootData = ApiResponse<typeof getSettings>;

function useRootResponse(): RootData {
  const response = useRouteLoaderData<RootData>('root');
  if (response === undefined) throw new Error('useSettings was called outside the shell');
  return response;
}

/** The site's settings. They are always loaded inside the shell; otherwise the router shows the failure page. */
export function useSettings(): Settings {
  return useRootResponse().data;
}

/** The `lang` of a setting that falls back to Chinese (W17), by its pointer below the settings: `/contact/address`. */
export function useSettingsLang(): (pointer: string) => 'zh-Hans' | undefined {
  const response = useRootResponse();
  return (pointer) => fallbackLang(response, `/data${pointer}`);
}
