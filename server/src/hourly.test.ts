import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type RunningSite, runSite } from '../test/running-site.ts';
import { submitAsNew, uploadFile } from '../test/visitor.ts';
import { clearNow } from './hourly.ts';

let site: RunningSite;
beforeAll(async () => {
  site = await runSite({ trustedProxies: ['127.0.0.1'] });
});
afterAll(() => site.close());

const message = {
  sayType: '2',
  reporterType: '1',
  reporter: '李雷',
  reporterMobile: '13800138000',
  email: 'li@carbon.example',
  remark: '询价',
};

it('deletes what has outlived its time although no file can be removed, and says what failed', async () => {
  const { db, files } = site.context;
  await submitAsNew(site.url, message);
  await uploadFile(site.url, 'cv.pdf');
  const ago = new Date(Date.now() - 11 * 86_400_000);
  for (const table of ['submission', 'upload'] as const) await db.updateTable(table).set({ receivedAt: ago }).execute();
  const remove = () => Promise.reject(new Error('The store is away'));
  await clearNow({ db, files: { ...files, remove } }, { message: 10, resume: 20, report: 30 });
  expect(vi.mocked(console.error).mock.calls).toEqual([
    ['Files that nobody claimed could not be deleted:', 'The store is away'],
  ]);
  vi.mocked(console.error).mockClear();
  expect(await db.selectFrom('submission').select('id').execute()).toEqual([]);
  expect(await db.selectFrom('upload').select('storedName').execute()).toHaveLength(1);
});
