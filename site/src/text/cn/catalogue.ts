import { failure } from './failure.ts';
import { paging } from './paging.ts';
import { parts } from './parts.ts';
import { shell } from './shell.ts';

/** What every page says. Each page's own words are a file of their own (page-texts.ts). */
export const catalogue = { failure, paging, parts, shell };
