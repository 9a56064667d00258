/** The figures of answer times: what they count, for whom, and their file. */
import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { signInAs } from '../../fixtures/console-accounts.ts';
import { setPreferences, test } from '../../fixtures/console-server.ts';
import { violations } from '../../page-checks/accessibility.ts';
import { sidewaysOverflow } from '../../page-checks/sideways-overflow.ts';

const times = (received: number, inTime: number, late: number, waiting: number) => ({
  received,
  inTime,
  late,
  waiting,
  overdue: 0,
  median: received === 0 ? null : 47,
  ninetiethPercentile: received === 0 ? null : 101,
});

const period = (received: number, inTime: number, late: number, waiting: number) => ({
  total: times(received, inTime, late, waiting),
  bySubject: received === 0 ? [] : [{ subject: 'Bulk trade', ...times(received, inTime, late, waiting) }],
  byLocale: [
    { locale: 'cn', ...times(received, inTime, late, waiting) },
    { locale: 'en', ...times(0, 0, 0, 0) },
    { locale: 'ru', ...times(0, 0, 0, 0) },
  ],
});

test('shows how many messages of a period were answered in time, and saves the figures', async ({
  administrator,
  browser,
}) => {
  const context = await signInAs(administrator, browser, 'tradeDesk');
  await setPreferences(context);
  const page = await context.newPage();
  await page.goto(`${administrator.url}/console/inbox/answer-times`);
  await expect(page.getByRole('heading', { name: 'No messages in the last 13 months' })).toBeVisible();

  await page.route(/\/console\/answer-times$/, (route) =>
    route.fulfill({
      json: {
        code: 200,
        msg: '',
        data: {
          lastDays: period(54, 49, 2, 2),
          months: [
            { month: '2026-11', ...period(40, 38, 1, 1) },
            { month: '2026-10', ...period(0, 0, 0, 0) },
          ],
          isCut: false,
        },
      },
    }),
  );
  await page.reload();
  const lastDays = page.getByRole('region', { name: 'Last 30 days' });
  await expect(lastDays).toContainText('54 messages received: 49 answered in time, 2 late, 2 not answered yet.');
  await expect(lastDays.getByRole('row', { name: 'Bulk trade 54 49 2 2 1 0:47 1:41' })).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export CSV' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^answer-times-\d{4}-\d\d-\d\d\.csv$/);
  expect(await readFile(await download.path(), 'utf8')).toContain(
    '"2026-11","By business type","Bulk trade","40","38","1","1","0","0","47","101"\r\n',
  );

  await page.getByRole('combobox', { name: 'Period' }).click();
  await page.getByTitle('October 2026').click();
  await expect(page.getByRole('region', { name: 'October 2026' })).toContainText(
    'No messages were received in this period.',
  );
  await page.goto(`${administrator.url}/console/inbox/answer-times`);
  await expect(lastDays).toBeVisible();
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await violations(page, []), String(width)).toEqual([]);
    expect(await sidewaysOverflow(page), String(width)).toEqual([]);
  }
  await context.close();
});
