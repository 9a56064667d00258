import type { Catalogue } from '../catalogue.ts';
import { failure } from './failure.ts';
import { paging } from './paging.ts';
import { parts } from './parts.ts';
import { shell } from './shell.ts';

export const catalogue = { failure, paging, parts, shell } satisfies Catalogue;
