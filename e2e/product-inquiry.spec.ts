/** Inquiries about a product, which open the message board. */
import type { Page } from '@playwright/test';
import { type Locale, localeNames } from 'contract/locales.ts';
import { paths } from 'contract/paths.ts';
import { aboutTypes, listProducts } from 'contract/products.ts';
import { callGateway } from './gateway.ts';
import { sampled } from './sample.ts';
import { sideBarButton } from './page-objects/side-bar.ts';
import { expect, test } from './visitor.ts';

const titles: Record<Locale, string> = { cn: '询价', en: 'Request a quotation', ru: 'Запрос цены' };
const firstLine: Record<Locale, string> = { cn: '询价：', en: 'Enquiry: ', ru: 'Запрос: ' };

/** Waits until the step back to the page's own entry of the history has ended (close-on-back.ts). */
async function closeDialog(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await expect.poll(() => page.evaluate(() => Object(history.state).isDialog)).toBeUndefined();
}

for (const locale of localeNames)
  test(
    `${locale}: an inquiry from a product page names the product and keeps typed text`,
    sampled('ru', locale),
    async ({ visitor, request }) => {
      const { page, openPage } = visitor;
      const { content } = await callGateway(request, listProducts, { aboutType: aboutTypes.own, size: 2 }, locale);
      const [one, other] = content.map(({ itemNo, itemName }) => ({
        itemNo,
        line: `${firstLine[locale]}${itemNo} ${itemName}\n`,
      }));
      if (one === undefined || other === undefined) throw new Error('there are fewer than two products');
      const text = page.getByRole('dialog').locator('[name="remark"]');
      const inquire = page.locator('main button[aria-haspopup="dialog"]').first();
      await openPage(locale, paths.productDetail(one.itemNo));
      await inquire.click();
      await expect(text).toHaveValue(one.line);
      await expect(page.getByRole('dialog').locator('[name="reporterType"]')).toHaveValue('1');
      await expect(page.getByRole('dialog').locator('h2')).toHaveText(titles[locale]);
      await page.keyboard.press('Escape');
      // An untouched form: another product replaces the text, and a general message starts empty.
      await sideBarButton(page, 'message').click();
      await expect(text).toHaveValue('');
      await closeDialog(page);
      await openPage(locale, paths.productDetail(other.itemNo));
      await inquire.click();
      await expect(text).toHaveValue(other.line);
      await text.fill(`${other.line}500 t`);
      await closeDialog(page);
      await openPage(locale, paths.productDetail(one.itemNo));
      await inquire.click();
      await expect(text).toHaveValue(`${other.line}500 t`);
    },
  );
