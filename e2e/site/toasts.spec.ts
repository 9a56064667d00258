/** Toasts: how long they stay. */
import { paths } from 'contract/urls/paths.ts';
import {
  expectFailures,
  failingResponses,
  failureTexts,
  gatewayUrl,
  goToNews,
  toastsOn,
} from '../gateway/gateway-failures.ts';
import { fullRun } from '../test-data/sample.ts';
import { expect, test } from '../fixtures/visitor.ts';

test('a toast disappears after five seconds, unless it is hovered or focused; the retry link stays', {
  tag: fullRun,
}, async ({ visitor }) => {
  const { page, openPage } = visitor;
  expectFailures(visitor);
  await page.clock.install();
  await openPage('en', paths.contact());
  await page.route(gatewayUrl, failingResponses.network('en'));
  await goToNews(page);
  const toast = toastsOn(page);
  await toast.hover();
  await page.clock.runFor(6000);
  await expect(toast).toBeVisible();
  await toast.getByRole('button').focus();
  await page.mouse.move(20, 600);
  await page.clock.runFor(5500);
  await expect(toast).toBeVisible();
  await toast.getByRole('button').blur();
  await page.clock.runFor(5500);
  await expect(toast).toHaveCount(0);
  await expect(page.locator('main').getByRole('link', { name: failureTexts.en.retry })).toBeVisible();
});
