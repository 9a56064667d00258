import { getSettings } from 'contract/settings.ts';
import { serve } from '../http/serve.ts';
import { readSettings } from './store.ts';
import { viewSettings } from './view.ts';

export const settingsRoutes = [
  serve(getSettings, async ({ db, pictures }, _input, { locale }) => {
    const [settings, registry] = await Promise.all([readSettings(db), pictures()]);
    return { data: viewSettings(settings, registry, locale) };
  }),
];
