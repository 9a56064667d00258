import type { JobPost } from 'contract/jobs.ts';
import type { Locale } from 'contract/locales.ts';
import { give, type Localized } from '../database/localized.ts';
import { beijingMoment } from '../database/moment.ts';
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

export function viewJobPost(row: StoredPost, locale: Locale): Unresolved<JobPost> {
  return {
    postNo: row.postNo,
    postName: give(row.name, locale),
    userNum: row.openings,
    workArea: give(row.workArea, locale),
    wages: give(row.wages, locale),
    createTime: beijingMoment(row.createdAt),
    mainWork: give(row.mainWork, locale),
    baseDemand: give(row.baseDemand, locale),
    states: 1,
  };
}
