import { getLotCertificate } from 'contract/certificates.ts';
import { searchSite } from 'contract/search.ts';
import type { PageName } from 'contract/urls/paths.ts';
import type { RequestLimit } from '../http/limits.ts';

/**
 * A crawler that reads every page in every language stays below it, and so does an office behind
 * one IP address.
 */
export const maxMisses = 600;

/** A page costs as much as the call that it makes, so that both have the same limit in a minute. */
const limits: Partial<Record<PageName, number>> = {
  search: searchSite.limit.requests,
  certificates: getLotCertificate.limit.requests,
};

export function costOfMiss(name: PageName | undefined): number {
  return maxMisses / ((name && limits[name]) ?? maxMisses);
}

/**
 * The uncached pages that one IP address may request in a minute. Each process counts in memory,
 * because the limit must hold while the database is unreachable.
 */
export const missLimit: RequestLimit = { max: maxMisses, timeWindow: 60_000 };
