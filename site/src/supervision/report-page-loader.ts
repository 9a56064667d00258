import { loadPostPage, type PostPageData } from '../forms/load-post-page.ts';
import type { Load } from '../pages/page.ts';
import { loadReportChoices, type ReportChoices } from './report-choices.ts';

export type ReportPageData = PostPageData & { choices: ReportChoices };

export const loadReportPage: Load<ReportPageData> = async (call, { request, locale }) => {
  const [choices, page] = await Promise.all([
    loadReportChoices(call),
    loadPostPage(new URL(request.url).searchParams, locale),
  ]);
  return { choices, ...page };
};
