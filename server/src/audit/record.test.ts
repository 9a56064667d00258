import { afterAll, beforeAll, expect, it } from 'vitest';
import { type RunningSite, runSite } from '../../test/running-site.ts';
import { recordAudit } from './record.ts';

let site: RunningSite;
beforeAll(async () => {
  site = await runSite();
});
afterAll(() => site.close());

const record = (id: string) =>
  ({ by: null, action: 'role.edit', object: { kind: 'role', id }, details: { version: 1, fields: [2] } }) as const;

const entries = () => site.context.db.selectFrom('audit.auditEntry').selectAll().orderBy('id').execute();

it('chains entries that are written at the same time', async () => {
  await Promise.all(Array.from({ length: 20 }, (_, index) => recordAudit(site.context.db, record(String(index)))));
  const rows = await entries();
  expect(rows.map(({ id }) => id)).toEqual(Array.from({ length: 20 }, (_, index) => String(index + 1)));
  for (const [index, row] of rows.entries())
    expect(row.previousHash).toEqual(rows[index - 1]?.hash ?? Buffer.alloc(32));
});

it('discards an entry with the transaction that it belongs to', async () => {
  const before = await entries();
  await site.context.db
    .transaction()
    .execute(async (transaction) => {
      await recordAudit(transaction, record('lost'));
      throw new Error('roll back');
    })
    .catch(() => undefined);
  expect(await entries()).toEqual(before);
});
