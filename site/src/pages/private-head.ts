import type { Head, PageContext } from './page.ts';

/** A `meta` element. Browsers keep its policy when it is removed, which is harmless. */
export const noReferrer = { name: 'referrer', content: 'no-referrer' };

/** The head of a private page: it contains the company's name and does not reveal the page's purpose. */
export function privateHead(_data: unknown, { settings }: PageContext): Head {
  const { shortName, description } = settings.company;
  return { title: shortName, description, noindex: true, isPrivate: true };
}
