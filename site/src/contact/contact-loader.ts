import type { Load } from '../page.ts';

export type ContactData = null;

/** All that the page shows stands in the settings, which the root has loaded. */
export const loadContact: Load<ContactData> = () => Promise.resolve(null);
