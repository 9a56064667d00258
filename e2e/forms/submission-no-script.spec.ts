/** A submission that is opened, added to and withdrawn without scripts. */
import { localeNames } from 'contract/locales.ts';
import { paths, localePath } from 'contract/urls/paths.ts';
import { words } from 'contract/words/words.ts';
import { sampled } from '../test-data/sample.ts';
import { entries, entryText, receiptField, sendMessage, submissionTexts } from '../page-objects/submission-page.ts';
import { storedSubmissions } from '../fixtures/system.ts';
import { expect, test, withoutScripts } from '../fixtures/visitor.ts';

for (const locale of localeNames) {
  const { received, withdrawn } = submissionTexts[locale];

  test(
    `${locale}: a submission can be opened, added to and withdrawn without scripts`,
    sampled('en', locale),
    async ({ browser, request }) => {
      const page = await withoutScripts(browser);
      const { number, remark } = await sendMessage(request, locale);
      await page.goto(localePath(locale, paths.submission()));
      const field = receiptField(page);
      const stepButton = (name: string) => page.locator(`main button[value="${name}"]`);
      await field.fill(`${number.slice(0, -1)}x`);
      await stepButton('open').click();
      await expect(page.getByText(words[locale].fieldErrors.receiptInvalid)).toBeVisible();
      await expect(field).toHaveValue(`${number.slice(0, -1)}x`);
      await field.fill(number);
      await stepButton('open').click();
      await expect(page.getByRole('heading', { name: received, exact: true })).toBeVisible();
      await stepButton('write').click();
      await expect(entryText(page)).toHaveAttribute('aria-invalid', 'true');
      await entryText(page).fill('Ещё две строки:\nвторая');
      await stepButton('write').click();
      await expect(entries(page)).toContainText('вторая');
      await entryText(page).fill('Не отправлено:\nвторая');
      await stepButton('open').click();
      await expect(entries(page)).toHaveCount(1);
      await expect(entryText(page)).toHaveValue('Не отправлено:\nвторая');
      expect(page.url()).not.toMatch(/\d{4}.?\d{4}/);
      await stepButton('confirm').click();
      await expect(stepButton('withdraw')).toBeVisible();
      await stepButton('open').click();
      await expect(stepButton('write')).toBeVisible();
      await expect(entryText(page)).toHaveValue('Не отправлено:\nвторая');
      await stepButton('confirm').click();
      await stepButton('withdraw').click();
      await expect(page.getByRole('heading', { name: withdrawn })).toBeVisible();
      expect(await storedSubmissions(remark)).toEqual([]);
      await page.context().close();
    },
  );
}
