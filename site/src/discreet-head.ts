import type { Settings } from 'contract/settings.ts';
import type { Head } from './page.ts';

/** A `meta` element. A browser goes on sending no referrer when it is taken away again, which harms nobody. */
export const discreetReferrer = { name: 'referrer', content: 'no-referrer' };

/** The head of a page that says nowhere what it is for: the group's name, and no word more. Such a page is made anew for everyone and kept nowhere. */
export function discreetHead(_data: unknown, _text: unknown, settings: Settings | undefined): Head {
  const { shortName = '', description = '' } = settings?.company ?? {};
  return { title: shortName, description, noindex: true, discreet: true };
}
