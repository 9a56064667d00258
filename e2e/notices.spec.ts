/** Notices: how long they stay. */
import { paths } from 'contract/paths.ts';
import { expectFailures, failingResponses, failureTexts, gatewayUrl, goToNews, noticesOn } from './gateway-failures.ts';
import { fullRun } from './sample.ts';
import { expect, test } from './visitor.ts';

test('a notice disappears after five seconds, unless it is hovered or focused; the retry link stays', {
  tag: fullRun,
}, async ({ visitor }) => {
  const { page, openPage } = visitor;
  expectFailures(visitor);
  await page.clock.install();
  await openPage('en', paths.contact());
  await page.route(gatewayUrl, failingResponses.network('en'));
  await goToNews(page);
  const notice = noticesOn(page);
  await notice.hover();
  await page.clock.runFor(6000);
  await expect(notice).toBeVisible();
  await notice.getByRole('button').focus();
  await page.mouse.move(20, 600);
  await page.clock.runFor(5500);
  await expect(notice).toBeVisible();
  await notice.getByRole('button').blur();
  await page.clock.runFor(5500);
  await expect(notice).toHaveCount(0);
  await expect(page.locator('main').getByRole('link', { name: failureTexts.en.retry })).toBeVisible();
});
