import { getHealth } from 'contract/console/health.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod/mini';
import { type RunningSite, runSite } from '../../test/running-site.ts';
import { signedIn } from '../../test/staff.ts';

const readinessBody = z.object({ checks: z.array(z.object({ name: z.string(), ok: z.boolean() })) });

let site: RunningSite;
beforeAll(async () => {
  site = await runSite({ trustedProxies: ['127.0.0.1'] });
});
afterAll(() => site.close());

it('says the same as /readyz by names alone, and when the last backup was made', async () => {
  const { browser } = await signedIn(site, 'auditor', ['auditor']);
  const readyz = z.parse(readinessBody, await (await fetch(`${site.url}/readyz`)).json());
  const { checks, lastBackupAt } = z.parse(getHealth.output, (await browser.get('health')).body).data;
  expect(checks).toEqual([
    ...readyz.checks.map(({ name, ok }) => ({ name, state: ok ? 'ok' : 'failing' })),
    { name: 'mail', state: 'off' },
  ]);
  expect(checks).toContainEqual({ name: 'store', state: 'ok' });
  expect(checks).toContainEqual({ name: 'backup', state: 'failing' });
  expect(lastBackupAt).toBeNull();
  const madeAt = new Date('2026-11-24T03:00:00Z');
  await sql`update installation set last_backup_at = ${madeAt}`.execute(site.context.db);
  const later = z.parse(getHealth.output, (await browser.get('health')).body).data;
  expect(later.lastBackupAt).toBe(madeAt.toISOString());
});

it('says that mails fail', async () => {
  const { browser, account } = await signedIn(site, 'admin', ['admin']);
  const { context } = site;
  context.mail = { send: async () => ({ failure: null, response: null }) };
  const mail = async () =>
    z.parse(getHealth.output, (await browser.get('health')).body).data.checks.find(({ name }) => name === 'mail');
  expect(await mail()).toEqual({ name: 'mail', state: 'ok' });
  await sql`insert into notice_recipient (account_id, email, locale, failure, failed_since)
    values (${account.id}, 'a@carbon.example', 'cn', 'timeout', now())`.execute(context.db);
  expect(await mail()).toEqual({ name: 'mail', state: 'failing' });
});

it('says when the audit log was verified, and that it is broken', async () => {
  const { browser } = await signedIn(site, 'auditor2', ['auditor']);
  const health = async () => {
    const { auditVerifiedAt, isAuditBroken } = z.parse(getHealth.output, (await browser.get('health')).body).data;
    return { auditVerifiedAt, isAuditBroken };
  };
  expect(await health()).toEqual({ auditVerifiedAt: null, isAuditBroken: false });
  const at = new Date('2026-11-24T03:00:00Z');
  await site.context.db.updateTable('auditVerification').set({ at, brokenId: '7' }).execute();
  expect(await health()).toEqual({ auditVerifiedAt: at.toISOString(), isAuditBroken: true });
});
