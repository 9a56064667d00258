import type { Locale } from 'contract/locales.ts';
import type { HelpTexts } from './cn/help.ts';

/** Help is long and rarely opened: its texts are files of their own. */
export const loadHelp: Record<Locale, () => Promise<{ help: HelpTexts }>> = {
  cn: () => import('./cn/help.ts'),
  en: () => import('./en/help.ts'),
  ru: () => import('./ru/help.ts'),
};
