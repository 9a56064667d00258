import { searchSite } from 'contract/search.ts';
import type { PageName } from 'contract/paths.ts';
import type { RequestLimit } from '../http/limits.ts';

/**
 * A crawler that reads every page in every language stays below it, and so does an office behind
 * one IP address.
 */
export const maxMisses = 600;

/** A search page costs as much as a search call, so both have the same limit in a minute. */
export function costOfMiss(name: PageName | undefined): number {
  return name === 'search' ? maxMisses / searchSite.limit.requests : 1;
}

/**
 * The uncached pages that one IP address may request in a minute. Each process counts in memory,
 * because the limit must hold while the database is unreachable.
 */
export const missLimit: RequestLimit = { max: maxMisses, timeWindow: 60_000 };
