import { getSettings } from 'contract/settings.ts';
import type { Database } from '../database/open.ts';
import { serve } from '../http/serve.ts';
import type { PictureRegistry } from '../pictures/registry.ts';
import { readSettings } from './store.ts';
import { toSettings } from './view.ts';

type SettingsContext = { db: Database; pictures: () => Promise<PictureRegistry> };

export const settingsRoutes = [
  serve(getSettings, async ({ db, pictures }: SettingsContext, _input, { locale }) => {
    const [settings, registry] = await Promise.all([readSettings(db), pictures()]);
    return { data: toSettings(settings, registry, locale) };
  }),
];
