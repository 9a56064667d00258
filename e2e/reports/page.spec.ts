/** Reports without JavaScript, and the metadata of their page. */
import type { Page } from '@playwright/test';
import { type Locale, localeNames } from 'contract/locales.ts';
import { paths, localePath } from 'contract/urls/paths.ts';
import { words } from 'contract/words/words.ts';
import { fieldError } from '../page-objects/field-error.ts';
import { exitTargets, mockExitTargets, pressShiftThrice } from '../page-objects/quick-exit.ts';
import { newReport } from '../page-objects/report-dialog.ts';
import { test } from '../fixtures/reporter.ts';
import { fullRun, sampled } from '../test-data/sample.ts';
import { storedReports } from '../fixtures/system.ts';
import { expect, withoutScripts } from '../fixtures/visitor.ts';

const group: Record<Locale, string> = { cn: '北曜碳业集团', en: 'Beiyao Carbon', ru: 'Бэйяо Карбон' };

const field = (page: Page, name: string) => page.locator(`main [name="${name}"]`).first();

for (const locale of localeNames)
  test(
    `${locale}: a report without JavaScript, first with invalid fields, is stored`,
    sampled('ru', locale),
    async ({ browser }) => {
      const page = await withoutScripts(browser);
      await page.goto(localePath(locale, paths.supervisionAndReporting()));
      await page
        .locator(`main a[href="${localePath(locale, paths.report())}"]`)
        .first()
        .click();
      await expect(page).toHaveTitle(group[locale]);
      const { reporterItems, ifShow, ...texts } = newReport();
      for (const [name, text] of Object.entries(texts)) await field(page, name).fill(text);
      await field(page, 'deptName').fill('');
      const button = page.locator('main form button');
      await button.click();

      const errorOf = async (name: string) => {
        await expect(field(page, name)).toHaveAttribute('aria-invalid', 'true');
        return fieldError(page.locator('main'), field(page, name));
      };
      const { fieldErrors } = words[locale];
      expect(await errorOf('reporterItems')).toBe(fieldErrors.reportItemsRequired);
      expect(await errorOf('deptName')).toBe(fieldErrors.deptNameRequired);
      expect(await errorOf('reporterMobile')).toBe(fieldErrors.contactRequired);
      expect(await errorOf('consentVersion')).toBe(fieldErrors.consentRequired);
      await expect(field(page, 'reporterItems')).toBeFocused();
      await expect(field(page, 'remark')).toHaveValue(texts.remark);
      await expect(field(page, 'reportered')).toHaveValue(texts.reportered);

      await field(page, 'deptName').fill(texts.deptName);
      for (const item of reporterItems) await page.locator(`[name="reporterItems"][value="${item}"]`).check();
      await page.locator(`[name="ifShow"][value="${ifShow}"]`).check();
      await field(page, 'consentVersion').check();
      await button.click();
      await expect(page.locator('main').getByText(words[locale].submitted)).toBeVisible();
      const receipt = page.getByText(/^\d{4}-\d{4}-\d{4}-\d{4}$/);
      const shown = await receipt.innerText();
      await expect(page).toHaveURL(localePath(locale, paths.report()));
      await page.reload();
      await expect(receipt).toHaveText(shown);
      const { reporter, reporterMobile, ...fields } = texts;
      expect(await storedReports(texts.remark)).toEqual([
        expect.objectContaining({
          locale,
          reporterItems,
          ifShow,
          ...fields,
          identity: expect.objectContaining({ reporter, reporterMobile }),
        }),
      ]);
      await expect(page.locator('main [data-quick-exit] a')).toHaveAttribute('href', exitTargets[locale]);
      await page.context().close();
    },
  );

test('in hash mode the page is private as well and has the quick exit', { tag: fullRun }, async ({ visitor }) => {
  const { page, openHashPage } = visitor;
  await mockExitTargets(visitor);
  await openHashPage(paths.report());
  await expect(page).toHaveTitle(group.cn);
  await expect(page.locator('meta[name="referrer"]')).toHaveAttribute('content', 'no-referrer');
  await field(page, 'remark').fill('canary word');
  await pressShiftThrice(page);
  await expect(field(page, 'remark'), 'Shift keeps the text').toHaveValue('canary word');
  await page.locator('main [data-quick-exit] a').click();
  await expect(page).toHaveURL(exitTargets.cn);
});
