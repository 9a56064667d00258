import { shell } from './shell.ts';

/** All texts of the console in Chinese. A feature adds its file here and in the other languages. */
export const catalogue = { shell };

/** The Chinese catalogue is the type of the others. */
export type Catalogue = typeof catalogue;
