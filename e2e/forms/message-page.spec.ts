/** The message board without JavaScript. */
import { type Locale, localeNames } from 'contract/locales.ts';
import { paths, localePath } from 'contract/urls/paths.ts';
import { words } from 'contract/words/words.ts';
import { fieldError } from '../page-objects/field-error.ts';
import { newMessage, waitWritingTime } from '../page-objects/message-board.ts';
import { fullRun, sampled } from '../test-data/sample.ts';
import { storedSubmissions } from '../fixtures/system.ts';
import { metadataFixture } from '../test-data/upload-files.ts';
import { expect, test, withoutScripts } from '../fixtures/visitor.ts';

const send: Record<Locale, string> = { cn: '提交留言', en: 'Send message', ru: 'Отправить' };

for (const locale of localeNames)
  test(
    `${locale}: a message without JavaScript, first with an invalid field, is stored`,
    sampled('en', locale),
    async ({ browser }) => {
      const page = await withoutScripts(browser);
      await page.goto(localePath(locale, paths.news()));
      await page.locator(`aside a[href="${localePath(locale, paths.message())}"]`).click();
      const field = (name: string) => page.locator(`main [name="${name}"]`);
      const { reporterType, ...texts } = newMessage();
      await field('reporterType').selectOption(reporterType);
      for (const [name, text] of Object.entries(texts)) await field(name).fill(text);
      await field('reporterMobile').fill('12');
      const button = page.locator('main').getByRole('button', { name: send[locale] });
      await button.click();

      const errorOf = async (name: string) => {
        await expect(field(name)).toHaveAttribute('aria-invalid', 'true');
        return fieldError(page.locator('main'), field(name));
      };
      expect(await errorOf('reporterMobile')).toBe(words[locale].fieldErrors.phoneInvalid);
      expect(await errorOf('consentVersion')).toBe(words[locale].fieldErrors.consentRequired);
      await expect(field('reporterMobile')).toBeFocused();
      await expect(field('reporterType')).toHaveValue(reporterType);
      await expect(field('remark')).toHaveValue(texts.remark);
      await expect(field('email')).toHaveValue(texts.email);

      await field('reporterMobile').fill(texts.reporterMobile);
      await field('consentVersion').check();
      await button.click();
      await expect(page.locator('main').getByText(words[locale].submitted)).toBeVisible();
      const receipt = page.getByText(/^\d{4}-\d{4}-\d{4}-\d{4}$/);
      const shown = await receipt.innerText();
      await expect(page).toHaveURL(localePath(locale, paths.message()));
      await page.reload();
      await expect(receipt).toHaveText(shown);
      const stored = await storedSubmissions(texts.remark);
      const suspicions: unknown = expect.arrayContaining(['noChallenge']);
      expect(stored).toEqual([expect.objectContaining({ locale, reporterType, ...texts, suspicions })]);
      await page.context().close();
    },
  );

test('an inquiry without JavaScript is stored with its details, after a rejected one', async ({ browser }) => {
  const page = await withoutScripts(browser);
  await page.goto(localePath('en', paths.productDetail('BY-URE-0101')));
  await page.locator('main a[href*="/message?about="]').first().click();
  await expect(page.locator('main h1')).toHaveText(/^Request a quotation BY-URE-0101 /);
  const field = (name: string) => page.locator(`main [name="${name}"]`);
  await expect(field('remark')).toHaveValue(/^Enquiry: BY-URE-0101 .+\n$/);
  const { reporterType: _, ...texts } = newMessage();
  for (const [name, text] of Object.entries(texts)) await field(name).fill(text);
  await field('quantity').fill('ten');
  await field('unit').selectOption('container40');
  await field('deliveryTerm').selectOption('DAP');
  await page.getByLabel('Specification sheet or another file').setInputFiles(metadataFixture('book.xlsx'));
  await field('consentVersion').check();
  const button = page.locator('main').getByRole('button', { name: 'Send request' });
  await button.click();
  expect(await fieldError(page.locator('main'), field('quantity'))).toBe(words.en.fieldErrors.quantityInvalid);
  await expect(field('quantity')).toBeFocused();
  await expect(field('deliveryTerm')).toHaveValue('DAP');
  // The file has arrived with the rejected form and is not chosen again.
  await expect(page.getByLabel('Attach the file that has arrived: book.xlsx')).toBeChecked();
  await field('quantity').fill('10');
  await button.click();
  await expect(page.locator('main')).toContainText('Attachment: book.xlsx');
  const stored = `${texts.remark}\n\nQuantity: 10\u00A0×\u00A040-foot container\nDelivery: DAP (Incoterms 2020)`;
  await expect(page.locator('main blockquote')).toHaveText(stored);
  expect(await storedSubmissions(stored)).toEqual([
    expect.objectContaining({
      reporterType: '1',
      quantity: '10',
      unit: 'container40',
      deliveryTerm: 'DAP',
      files: [expect.objectContaining({ fileName: 'book.xlsx' })],
    }),
  ]);
  await page.context().close();
});

test('with JavaScript the page sends a proof of work', { tag: fullRun }, async ({ visitor: { page, openPage } }) => {
  await openPage('en', paths.message('Calcined coke'));
  const field = (name: string) => page.locator(`main [name="${name}"]`);
  await expect(field('remark')).toHaveValue('Enquiry: Calcined coke\n');
  const { reporterType, ...texts } = newMessage();
  await field('reporterType').selectOption(reporterType);
  for (const [name, text] of Object.entries(texts)) await field(name).fill(text);
  await field('consentVersion').check();
  await expect(field('challenge')).not.toHaveValue('');
  await waitWritingTime(page);
  await page.locator('main').getByRole('button', { name: 'Send request' }).click();
  await expect(page.locator('main').getByText(words.en.submitted)).toBeVisible();
  const stored = await storedSubmissions(texts.remark);
  expect(stored).toEqual([expect.objectContaining({ suspicions: [] })]);
});
