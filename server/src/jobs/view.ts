import { createHash } from 'node:crypto';
import type { JobPost } from 'contract/jobs.ts';
import type { Locale } from 'contract/locales.ts';
import type { Localized } from 'contract/localized.ts';
import { beijingTimestamp } from '../database/beijing-time.ts';
import { pickLocale } from '../database/localized.ts';
import type { Unresolved } from '../http/fallback.ts';

type StoredPost = {
  postNo: string;
  name: Localized;
  openings: number;
  workArea: Localized;
  wages: Localized;
  createdAt: Date;
  mainWork: Localized;
  baseDemand: Localized;
};

/** The location as a URL names it: `dalian-liaoning`. One without an English name has a hash of the Chinese one. */
export function keyOfArea({ cn, en = '' }: Localized): string {
  const words = en.toLowerCase().match(/[a-z0-9]+/g) ?? [];
  const key = words.join('-').slice(0, 40).replace(/-$/, '');
  return /^[a-z]/.test(key) ? key : `area-${createHash('sha256').update(cn).digest('hex').slice(0, 12)}`;
}

export function toJobPost(row: StoredPost, locale: Locale): Unresolved<JobPost> {
  return {
    postNo: row.postNo,
    postName: pickLocale(row.name, locale),
    userNum: row.openings,
    workArea: pickLocale(row.workArea, locale),
    wages: pickLocale(row.wages, locale),
    createTime: beijingTimestamp(row.createdAt),
    mainWork: pickLocale(row.mainWork, locale),
    baseDemand: pickLocale(row.baseDemand, locale),
    states: 1,
    workAreaKey: keyOfArea(row.workArea),
  };
}
