import { afterAll, beforeAll, expect, it } from 'vitest';
import { type RunningSite, runSite } from '../../../test/running-site.ts';
import { submitAsNew } from '../../../test/visitor.ts';
import { answer } from './answer.ts';

let site: RunningSite;
beforeAll(async () => {
  site = await runSite({ trustedProxies: ['127.0.0.1'] });
});
afterAll(() => site.close());

it('answers a message with a receipt, and rejects one without', async () => {
  const { db } = site.context;
  const message = { sayType: '2', reporterType: '1', reporter: '李雷', reporterMobile: '13800138000', remark: '询价' };
  expect((await submitAsNew(site.url, { ...message, email: 'li@carbon.example' })).status).toBe(200);
  const { id } = await db.selectFrom('submission').select('id').executeTakeFirstOrThrow();
  const reply = { id, text: '谢谢', status: undefined };
  await answer(site.context, reply);
  const row = await db.selectFrom('submission').select('status').executeTakeFirstOrThrow();
  expect(row.status).toBe('answered');
  await db.updateTable('submission').set({ receiptId: null }).execute();
  await expect(answer(site.context, reply)).rejects.toThrow(/has no receipt/);
});
