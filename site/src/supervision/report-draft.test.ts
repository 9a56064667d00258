import { expect, it } from 'vitest';
import { clearReportDraft, reportDrafts } from './report-draft.ts';

it('remembers how many files a draft had until the draft is cleared or sent', () => {
  const draft = { ...reportDrafts.read(), remark: 'At night', fileCount: 2 };
  reportDrafts.save(draft);
  expect(reportDrafts.read()).toMatchObject({ remark: 'At night', fileCount: 2 });
  clearReportDraft();
  expect(reportDrafts.read()).toMatchObject({ remark: '', fileCount: 0 });
  reportDrafts.save(draft);
  reportDrafts.clearSent(draft);
  expect(reportDrafts.read().fileCount).toBe(0);
});
