/** Inquiries about a product, which open the message board. */
import type { Page } from '@playwright/test';
import { type Locale, localeNames } from 'contract/locales.ts';
import { paths } from 'contract/urls/paths.ts';
import { aboutTypes, listProducts } from 'contract/products/products.ts';
import { words } from 'contract/words/words.ts';
import { filesNotKept } from '../test-data/expected-texts.ts';
import { callGateway } from '../gateway/gateway.ts';
import { fullRun, sampled } from '../test-data/sample.ts';
import { fieldError } from '../page-objects/field-error.ts';
import { newMessage } from '../page-objects/message-board.ts';
import { ReceiptDialog } from '../page-objects/receipt-dialog.ts';
import { sideBarButton } from '../page-objects/side-bar.ts';
import { holdRequests, recordRequests } from '../gateway/requests.ts';
import { storedSubmissions } from '../fixtures/system.ts';
import { metadataFixture } from '../test-data/upload-files.ts';
import { expectUnchanged } from '../page-checks/values-over-time.ts';
import { expect, test, waitForHydrationOf } from '../fixtures/visitor.ts';

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

/** The end of the stored text: the details as the office reads them. */
const details: Record<Locale, string> = {
  cn: '数量：1250.5吨\n交货条件：FOB 青岛（Incoterms 2020）\n最迟交货日期：2099-03-15',
  en: 'Quantity: 1,250.5\u00A0t\nDelivery: FOB 青岛 (Incoterms 2020)\nDelivery by: 2099-03-15',
  ru: 'Количество: 1250,5\u00A0т\nУсловия поставки: FOB 青岛 (Инкотермс 2020)\nСрок поставки: до\u00A015.03.2099',
};

for (const locale of localeNames)
  test(`${locale}: an inquiry keeps its details over a reload, and arrives with its specification sheet`, {
    tag: fullRun,
  }, async ({ visitor }) => {
    const { page, openPage, expectPageError } = visitor;
    expectPageError(/status of 422/);
    await page.setViewportSize({ width: 360, height: 740 });
    await openPage(locale, paths.petroleumCoke('BY-GPC-0101'));
    const inquire = page.locator('main button[aria-haspopup="dialog"]').last();
    const dialog = page.getByRole('dialog');
    const field = (name: string) => dialog.locator(`[name="${name}"]`);
    const errorOf = (name: string) => fieldError(dialog, field(name));
    const { reporterType: _, ...texts } = newMessage();
    await inquire.click();
    for (const [name, text] of Object.entries(texts)) await field(name).fill(text);
    await field('consent').check();
    await field('quantity').fill('1250,555');
    await field('deliveryTerm').selectOption('FOB');
    await field('deliveryPlace').fill('青岛');
    await field('deliveryDate').fill('2020-03-15');
    const file = dialog.locator('input[type="file"]');
    const rows = dialog.locator('form li[data-state]');
    await file.setInputFiles(metadataFixture('page.pdf'));
    await expect(rows).toHaveCount(1);
    await closeDialog(page);
    await page.reload();
    await inquire.click();
    await expect(field('deliveryTerm')).toHaveValue('FOB');
    await expect(field('deliveryPlace')).toHaveValue('青岛');
    await expect(field('unit')).toHaveValue('t');
    const notKept = dialog.getByText(filesNotKept[locale]);
    await expect(notKept).toBeVisible();
    await file.setInputFiles(metadataFixture('page.pdf'));
    await file.setInputFiles(metadataFixture('book.xlsx'));
    await expect(notKept).toHaveCount(0);
    await expect(rows, 'another choice replaces the file').toHaveCount(1);
    const send = dialog.locator('button[type="submit"]');
    await send.click();
    await expect.poll(() => errorOf('quantity')).toBe(words[locale].fieldErrors.quantityInvalid);
    await expect(field('quantity')).toBeFocused();
    await field('quantity').fill('1250,5');
    const requests = recordRequests(page);
    await send.click();
    await expect.poll(() => errorOf('deliveryDate')).toBe(words[locale].fieldErrors.dateInPast);
    await expect(field('deliveryDate')).toBeFocused();
    await field('deliveryDate').fill('2099-03-15');
    await send.click();
    const stored = `${texts.remark}\n\n${details[locale]}`;
    const receipt = new ReceiptDialog(page);
    await expect(receipt.dialog.locator('blockquote')).toHaveText(stored);
    await expect(receipt.dialog).toContainText('book.xlsx');
    expect(requests.uploads, 'a rejected field costs no second upload').toBe(1);
    expect(await storedSubmissions(stored)).toEqual([
      expect.objectContaining({
        quantity: '1250.5',
        unit: 't',
        deliveryTerm: 'FOB',
        files: [expect.objectContaining({ fileName: 'book.xlsx' })],
      }),
    ]);
  });

test('an inquiry that still loads when another product is opened does not appear there', async ({ visitor }) => {
  const { page, openPage } = visitor;
  await openPage('en', paths.productDetail('BY-AAM-0101'));
  const inquire = page.locator('main button[aria-haspopup="dialog"]').first();
  await inquire.waitFor();
  const other = page.locator('section[aria-labelledby="related"] h3 a[href*="/detail/"]').first();
  await waitForHydrationOf(other);
  const url = (await other.getAttribute('href')) ?? '';
  const release = await holdRequests(page, '**/assets/*.js');
  await inquire.click();
  await expect(inquire).toHaveAttribute('aria-busy', 'true');
  await other.click();
  await expect(page).toHaveURL(url);
  release();
  const dialog = page.locator('dialog[open]');
  await expectUnchanged(page, () => dialog.count(), 600);
  await expect(dialog).toHaveCount(0);
});
