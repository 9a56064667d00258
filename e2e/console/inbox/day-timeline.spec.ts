/** The timeline of today above the list of messages. */
import { expect } from '@playwright/test';
import { openConsole, test } from '../../fixtures/console-server.ts';
import { violations } from '../../page-checks/accessibility.ts';
import { sidewaysOverflow } from '../../page-checks/sideways-overflow.ts';

const minute = 60_000;

test('shows what falls due today, goes on from minute to minute, and is in words on a phone', async ({
  administrator,
  context,
}) => {
  const page = await openConsole(administrator, context, '/');
  const now = Date.now();
  const inMinutes = (minutes: number) => new Date(now + minutes * minute).toISOString();
  const day = {
    ends: inMinutes(600),
    hours: [
      { opens: inMinutes(-240), closes: inMinutes(-90) },
      { opens: inMinutes(-30), closes: inMinutes(240) },
    ],
    deadlines: { total: 4, at: [-20, 10, 45, 45].map(inMinutes) },
    answers: { total: 2, at: [-100, -5].map(inMinutes) },
  };
  await page.route(/\/console\/inbox\/message\?/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ json: { ...(await response.json()), day } });
  });
  await page.clock.install();
  await page.goto(`${administrator.url}/console/inbox/messages`);
  const bar = page.getByRole('region', { name: 'At a glance' });
  await expect(bar).toContainText(
    'Due today and not answered: overdue 1, half an hour left 1, later 2. Answers today: 2.',
  );
  const timeline = bar.locator('svg').filter({ has: page.locator('pattern') });
  await expect(timeline).toBeVisible();
  expect(await violations(page, [])).toEqual([]);
  await page.clock.fastForward('20:00');
  await expect(bar).toContainText('overdue 2, half an hour left 2, later 0.');
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(timeline).toBeHidden();
  // Visually hidden words would be a pixel high.
  const words = await bar.getByText('overdue 2, half an hour left 2, later 0.').boundingBox();
  expect(words?.height).toBeGreaterThan(10);
  expect(await sidewaysOverflow(page)).toEqual([]);
});
