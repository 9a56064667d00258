import { byKind } from 'contract/submissions/submission-kinds.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { mostHourlyRuns } from '../../test/hourly-runs.ts';
import { type RunningSite, runSite } from '../../test/running-site.ts';
import { startTimersNow } from './timers.ts';

let site: RunningSite;
beforeAll(async () => {
  site = await runSite();
});
afterAll(() => site.close());

const retention = { ...byKind(() => 365), message: 10, resume: 20, report: 30 };

it('runs the hourly job once an hour, in one of several instances', async () => {
  const start = Date.now();
  const runs: number[] = [];
  const stops = await Promise.all(
    [1, 2, 3].map((instance) =>
      startTimersNow(site.context, retention, async () => {
        runs.push(instance);
      }),
    ),
  );
  await expect.poll(() => runs).not.toEqual([]);
  for (const stop of stops) await stop();
  // An instance that starts within the same hour has nothing to do.
  const stop = await startTimersNow(site.context, retention, async () => {
    runs.push(4);
  });
  const { rows } = await sql<{ state: string }>`select state from pgboss.job where name = 'hourly'`.execute(
    site.context.db,
  );
  await stop();
  const maxRuns = mostHourlyRuns(start);
  expect(rows.map(({ state }) => state)).toContain('completed');
  expect(rows.length).toBeLessThanOrEqual(maxRuns);
  expect(runs.length).toBeLessThanOrEqual(maxRuns);
});
