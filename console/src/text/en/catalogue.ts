import type { Catalogue } from '../cn/catalogue.ts';
import { shell } from './shell.ts';

export const catalogue: Catalogue = { shell };
