import type { Settings } from 'contract/settings.ts';
import { useRouteLoaderData } from 'react-router';
import type { RootData } from '../root-loader.ts';
import { foreignLang } from '../text/foreign.ts';

function useAnswer(): RootData {
  const answer = useRouteLoaderData<RootData>('root');
  if (answer === undefined) throw new Error('settings were asked for outside the shell');
  return answer;
}

/** The site's settings. Whatever stands inside the shell has them: without them the router shows the failure page instead. */
export function useSettings(): Settings {
  return useAnswer().data;
}

/** The `lang` of a setting that is there in Chinese only (W17), by its pointer below the settings: `/contact/address`. */
export function useSettingsLang(): (pointer: string) => 'zh-Hans' | undefined {
  const answer = useAnswer();
  return (pointer) => foreignLang(answer, `/data${pointer}`);
}
