import { getSettings } from 'contract/settings.ts';
import { serve } from '../http/serve.ts';
import { readSettings } from './store.ts';
import { viewSettings } from './view.ts';

export const settingsRoutes = [
  serve(getSettings, async ({ db }, _input, { locale }) => ({ data: viewSettings(await readSettings(db), locale) })),
];
