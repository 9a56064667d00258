/** The message board in three languages: its size, its rules, its requests and what is stored. */
import { type Locale, localeNames } from 'contract/locales.ts';
import { paths } from 'contract/urls/paths.ts';
import type { submissionKinds } from 'contract/submissions/submission-kinds.ts';
import { invalidContact, submitted } from '../test-data/expected-texts.ts';
import { type MessageFieldName, MessageBoard, newMessage } from '../page-objects/message-board.ts';
import { ReceiptDialog } from '../page-objects/receipt-dialog.ts';
import { recordRequests, submitUrl } from '../gateway/requests.ts';
import { sampled } from '../test-data/sample.ts';
import { storedSubmissions } from '../fixtures/system.ts';
import { expect, test } from '../fixtures/visitor.ts';

type MessageFields = (typeof submissionKinds)['message']['fields'];

type RequiredField = {
  [Name in MessageFieldName]: MessageFields[Name] extends 'required' ? Name : never;
}[MessageFieldName];

/** The exact texts of section 5 of the specification, and of F8. */
const required: Record<Locale, Record<RequiredField, string>> = {
  cn: {
    reporterType: '请选择业务类型',
    reporter: '请输入您的姓名',
    reporterMobile: '请输入联系电话',
    email: '请输入邮箱地址',
    remark: '请输入留言内容',
    consent: '请阅读并同意隐私政策',
  },
  en: {
    reporterType: 'Select Business Type',
    reporter: 'Please enter your name',
    reporterMobile: 'Please enter contact number',
    email: 'Please enter your e-mail address',
    remark: 'Please enter the message',
    consent: 'Please read and accept the privacy notice',
  },
  ru: {
    reporterType: 'Выберите вид бизнеса',
    reporter: 'Пожалуйста, введите ваше имя и фамилию',
    reporterMobile: 'Введите контактный номер телефона',
    email: 'Пожалуйста, введите адрес электронной почты',
    remark: 'Пожалуйста, введите сообщение',
    consent: 'Дайте согласие на обработку персональных данных',
  },
};

for (const locale of localeNames) {
  test(
    `${locale}: the dialog is 400 px wide, and as wide as the window below 992 px`,
    sampled('cn', locale),
    async ({ visitor: { page, openPage } }) => {
      await openPage(locale, paths.contact());
      const board = new MessageBoard(page);
      await board.open();
      const width = async () => (await board.dialog.boundingBox())?.width;
      await expect.poll(width).toBe(400);
      await page.setViewportSize({ width: 800, height: 900 });
      await expect.poll(width).toBe(800);
      await page.setViewportSize({ width: 992, height: 900 });
      await expect.poll(width).toBe(400);
    },
  );

  test(
    `${locale}: missing and invalid fields show their errors`,
    sampled('en', locale),
    async ({ visitor: { page, openPage } }) => {
      await openPage(locale, paths.news());
      const board = new MessageBoard(page);
      const sent = recordRequests(page).submissions;
      await board.open();
      await board.send.click();
      await expect.poll(() => board.errors()).toEqual(required[locale]);
      await expect(board.field('reporterType')).toBeFocused();
      await board.fillIn({ ...newMessage(), reporter: ' 李 ', reporterMobile: '12', email: 'buyer@' });
      await board.send.click();
      await expect.poll(() => board.errors()).toEqual(invalidContact[locale]);
      await expect(board.field('reporter')).toBeFocused();
      await board.field('reporter').fill('x'.repeat(21));
      expect(await board.errorOf('reporter')).toBe(invalidContact[locale].reporter);
      expect(sent).toEqual([]);
    },
  );

  test(
    `${locale}: a double click sends one message, and the next form is empty`,
    sampled('ru', locale),
    async ({ visitor: { page, openPage } }) => {
      await openPage(locale, paths.home());
      const board = new MessageBoard(page);
      const sent = recordRequests(page).submissions;
      const message = newMessage();
      await board.open();
      await board.fillIn(message);
      await board.send.dblclick();
      await expect(board.dialog).toContainText(submitted[locale]);
      expect(sent).toHaveLength(1);
      expect(sent[0]).toMatchObject({ sayType: '2', ...message });
      const stored = await storedSubmissions(message.remark);
      expect(stored).toEqual([expect.objectContaining({ kind: 'message', locale, ...message })]);
      const receipt = new ReceiptDialog(page);
      // On a fast line the second click arrives where the receipt's button is now.
      await receipt.saved.dispatchEvent('click', { detail: 2 });
      await receipt.save();
      await board.open();
      const empty = { reporterType: '', reporter: '', reporterMobile: '', email: '', remark: '' };
      expect(await board.values()).toEqual(empty);
      await expect(board.field('consent')).not.toBeChecked();
    },
  );

  test(`${locale}: an error from the gateway appears at its field`, sampled('cn', locale), async ({ visitor }) => {
    const { page, openPage, expectPageError } = visitor;
    expectPageError(/status of 422/);
    await openPage(locale, paths.news());
    const board = new MessageBoard(page);
    await board.open();
    await board.fillIn(newMessage());
    const errors = [
      { field: 'reporterMobile', code: 'phoneInvalid', message: 'not shown' },
      { field: 'email', code: 'mailInvalid', message: 'not shown' },
    ];
    await page.route(submitUrl, (route) =>
      route.fulfill({ status: 422, json: { code: 422, msg: '…', error: 'invalidInput', errors } }),
    );
    await board.send.click();
    const { reporterMobile, email } = invalidContact[locale];
    await expect.poll(() => board.errorOf('reporterMobile')).toBe(reporterMobile);
    expect(await board.errorOf('email')).toBe(email);
    await expect(board.field('reporterMobile')).toBeFocused();
    await board.field('reporterMobile').fill('+7 912 345 67 89');
    await expect.poll(() => board.errorOf('reporterMobile')).toBe('');
  });
}
