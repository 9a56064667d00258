/** The page of a submission when requests fail: what it says, and that the draft is kept. */
import { localeNames } from 'contract/locales.ts';
import { paths } from 'contract/urls/paths.ts';
import { accessibility } from '../page-checks/accessibility.ts';
import { fullRun } from '../test-data/sample.ts';
import {
  entries,
  entryText,
  receiptField,
  sendMessage,
  submissionUrl,
  submitButton,
} from '../page-objects/submission-page.ts';
import { expect, test } from '../fixtures/visitor.ts';

for (const locale of localeNames) {
  test(`${locale}: a failed request shows its error and keeps the draft`, { tag: fullRun }, async ({
    visitor,
    request,
  }) => {
    const { page, openPage, expectPageError } = visitor;
    expectPageError(/status of (404|429)|ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
    const { number } = await sendMessage(request, locale);
    await openPage(locale, paths.submission());
    const field = receiptField(page);
    const open = submitButton(page);
    await field.fill(number);
    await page.route(submissionUrl, (route) =>
      route.fulfill({
        status: 429,
        headers: { 'retry-after': '90' },
        json: { code: 429, msg: '…', error: 'tooManyRequests', retryAfter: 90 },
      }),
    );
    await open.click();
    await expect(page.locator('main form')).toContainText(/2.(分钟|minutes|минуты)|2分钟/);
    await page.unroute(submissionUrl);
    await page.route(submissionUrl, (route) => route.abort());
    await open.click();
    await expect(field).toHaveAccessibleDescription(/连接异常|connection|связаться/i);
    await expect(field).toBeFocused();
    await page.unroute(submissionUrl);
    await open.click();
    await expect(entryText(page)).toBeVisible();
    expect(await accessibility(page), 'axe').toEqual([]);

    const entryUrl = '**/site/submission/entry';
    await page.route(entryUrl, (route) => route.abort());
    await entryText(page).fill('kept');
    await submitButton(page).click();
    await expect(page.getByRole('alert').filter({ hasText: /\p{L}/u }).first()).toBeVisible();
    await expect(entryText(page)).toHaveValue('kept');
    await page.unroute(entryUrl);
    await submitButton(page).click();
    await expect(entries(page)).toHaveCount(1);
  });
}
