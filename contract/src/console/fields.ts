/** Field rules that several parts of the console share. */
import { z } from 'zod/mini';
import { numberBetween } from '../fields.ts';

/** An instant with its offset from UTC: `2026-11-25T01:00:00Z`, `2026-11-25T09:00:00+08:00`. */
export const instant = z.iso.datetime({ offset: true });

/** Page sizes that lists offer. */
export const pageSizes = [10, 20, 30, 50] as const;

/** Pagination of the console's lists: `page` counts from one. */
export const staffPageRequest = { page: numberBetween(1, 1_000_000, 1), size: numberBetween(1, 50, 20) };
