/** No resume is lost and no file is sent twice: a cut connection, a rejection, a closed dialog. */
import type { Page } from '@playwright/test';
import { localePath } from 'contract/urls/paths.ts';
import { startThrottledProxy } from '../fixtures/throttled-proxy.ts';
import { recordRequests, submitUrl, uploadUrl } from '../gateway/requests.ts';
import { newResume, postPath, ResumeDialog } from '../page-objects/resume-dialog.ts';
import { fullRun } from '../test-data/sample.ts';
import { storedSubmissions } from '../fixtures/system.ts';
import { largeFile, pdfFile } from '../test-data/upload-files.ts';
import { expect, test } from '../fixtures/visitor.ts';

async function openFilledForm(page: Page, ...files: Parameters<ResumeDialog['fileInput']['setInputFiles']>[0][]) {
  const resume = new ResumeDialog(page);
  const input = newResume();
  const requests = recordRequests(page);
  await resume.open();
  for (const file of files) await resume.fileInput.setInputFiles(file);
  await resume.fillIn(input);
  return { resume, input, requests };
}

async function storedFilesOf(remark: string) {
  return (await storedSubmissions(remark)).map(({ files }) => files);
}

test('after a connection cut half-way the file shows the error, and only that file is sent again', {
  tag: fullRun,
}, async ({ visitor }) => {
  const { page, expectPageError } = visitor;
  const bytes = 30_000_000;
  const proxy = await startThrottledProxy(3_000_000);
  // The proxy has another origin than the system.
  expectPageError(new RegExp(proxy.url));
  await page.goto(proxy.url + localePath('en', postPath));
  const { resume, input, requests } = await openFilledForm(page, pdfFile('small.pdf'), largeFile('large.pdf', bytes));
  await resume.send.click();
  await expect(resume.row('small.pdf')).toContainText('Uploaded');
  const progress = async () => Number(await resume.row('large.pdf').getByRole('progressbar').getAttribute('value'));
  await expect.poll(progress).toBeGreaterThan(0.1);
  expect(await progress()).toBeLessThan(1);
  proxy.cut();
  await expect(resume.row('large.pdf')).toContainText('Upload failed, please try again');
  await expect(resume.send).toHaveText('Send again');
  expect(await resume.values()).toEqual(input);
  expect(requests.submissions).toEqual([]);

  proxy.restore();
  await resume.row('large.pdf').getByRole('button', { name: 'Upload again: large.pdf' }).click();
  await expect.poll(() => resume.uploadStates(), { timeout: 30_000 }).toEqual(['done', 'done']);
  await expect(resume.row('large.pdf').getByRole('button')).toBeFocused();
  await resume.send.click();
  await expect(resume.dialog).toContainText('submitted successfully');
  expect(requests.uploads).toBe(3);
  expect(await storedFilesOf(input.remark)).toEqual([
    [expect.objectContaining({ fileName: 'small.pdf' }), expect.objectContaining({ fileName: 'large.pdf', bytes })],
  ]);
  await proxy.close();
});

test('an upload without progress for 20 seconds fails', async ({ visitor: { page, openPage } }) => {
  await page.clock.install();
  await openPage('en', postPath);
  const { resume } = await openFilledForm(page, pdfFile('cv.pdf'));
  await page.route(uploadUrl, () => undefined);
  // The clock runs on while a busy machine sends, so both times are counted from what is known of the start.
  const earliestStart = await page.evaluate(() => Date.now());
  await resume.send.click();
  await expect.poll(() => resume.uploadStates()).toEqual(['sending']);
  const latestStart = await page.evaluate(() => Date.now());
  await page.clock.pauseAt(earliestStart + 19_500);
  expect(await resume.uploadStates()).toEqual(['sending']);
  await page.clock.pauseAt(latestStart + 20_000);
  await expect(resume.row('cv.pdf')).toContainText('Upload failed, please try again');
});

test('an error from the gateway appears at its file', async ({ visitor }) => {
  const { page, openPage, expectPageError } = visitor;
  expectPageError(/status of 422/);
  await openPage('en', postPath);
  // Large enough that the response arrives while the browser is still sending.
  const { resume, requests } = await openFilledForm(page, largeFile('program.pdf', 40_000_000, 'MZ'));
  await resume.send.click();
  await expect(resume.row('program.pdf')).toContainText('The content of the file does not match its name');
  await expect(resume.row('program.pdf').getByRole('button'), 'no retry button').toHaveCount(1);
  expect(requests.submissions).toEqual([]);
});

test('after a rejected field or an expired token the other files are not sent again', { tag: fullRun }, async ({
  visitor,
}) => {
  const { page, openPage, expectPageError } = visitor;
  expectPageError(/status of (422|503)/);
  await openPage('en', postPath);
  const { resume, input, requests } = await openFilledForm(page, pdfFile('cv.pdf'));
  const sendAndReject = async (status: number, body: object) => {
    await page.unroute(submitUrl);
    await page.route(submitUrl, (route) => route.fulfill({ status, json: { code: status, ...body } }));
    await resume.send.click();
  };

  await sendAndReject(503, {
    msg: 'This form is not open yet. Please reach us by phone or e-mail',
    error: 'channelClosed',
  });
  await expect(resume.dialog.locator('form a[href^="mailto:"]')).toBeVisible();
  expect(await resume.values()).toEqual(input);
  await sendAndReject(422, { msg: '…', errors: [{ field: 'email', code: 'mailInvalid' }] });
  await expect.poll(() => resume.errors()).toEqual({ email: 'Please enter a valid e-mail address' });
  await expect(resume.field('email')).toBeFocused();
  await resume.field('email').fill('other@example.com');
  await sendAndReject(422, { msg: '…', errors: [{ field: 'postNo', code: 'postClosed' }] });
  await expect(resume.dialog.getByRole('alert').filter({ hasText: 'This position is closed' })).toBeVisible();
  expect(requests.uploads).toBe(1);
  await sendAndReject(422, { msg: '…', errors: [{ field: 'fileNos', code: 'filesExpired' }] });
  await expect(resume.row('cv.pdf')).toContainText('Please upload the files again');

  await page.unroute(submitUrl);
  await resume.send.click();
  await expect(resume.dialog).toContainText('submitted successfully');
  expect(requests.uploads).toBe(2);
  expect(new Set(requests.submissions.map(({ idempotencyKey }) => idempotencyKey)).size, 'one key').toBe(1);
});

test('closing the dialog keeps the draft, cancels uploads and clears the files', async ({ visitor }) => {
  const { page, openPage } = visitor;
  await openPage('en', postPath);
  const { resume, input, requests } = await openFilledForm(page, pdfFile('cv.pdf'));
  await page.mouse.click(30, 400);
  await expect(resume.dialog, 'an outside click').toBeVisible();
  await page.route(uploadUrl, () => undefined);
  const cancelled = page.waitForEvent('requestfailed');
  await resume.send.click();
  await expect.poll(() => resume.uploadStates()).toEqual(['sending']);
  await page.keyboard.press('Escape');
  expect((await cancelled).failure()?.errorText).toBe('net::ERR_ABORTED');
  await expect(resume.openButton()).toBeFocused();
  await resume.open();
  expect(await resume.values()).toEqual(input);
  await expect(resume.field('consent')).toBeChecked();
  await expect(resume.rows).toHaveCount(0);
  await page.reload();
  await resume.open();
  expect(await resume.values()).toEqual(input);
  expect(requests.submissions).toEqual([]);
});

test('files can be dropped and pasted; text that is pasted with a picture adds no file', { tag: fullRun }, async ({
  visitor: { page, openPage },
}) => {
  await openPage('en', postPath);
  const resume = new ResumeDialog(page);
  await resume.open();
  const dropOrPaste = (type: 'drop' | 'paste', name: string, words?: string) =>
    page.evaluate(
      ([event, fileName, text]) => {
        const data = new DataTransfer();
        data.items.add(new File(['%PDF-1.7'], fileName));
        if (text !== undefined) data.setData('text/plain', text);
        const init = { bubbles: true, cancelable: true };
        const transferEvent =
          event === 'drop'
            ? new DragEvent(event, { ...init, dataTransfer: data })
            : new ClipboardEvent(event, { ...init, clipboardData: data });
        document.activeElement?.dispatchEvent(transferEvent);
        return transferEvent.defaultPrevented;
      },
      [type, name, words] as const,
    );
  expect(await dropOrPaste('drop', 'dropped.pdf'), 'the browser does not open it').toBe(true);
  expect(await dropOrPaste('paste', 'pasted.pdf')).toBe(true);
  expect(await dropOrPaste('paste', 'picture of the words.pdf', 'words')).toBe(false);
  await expect(resume.rows.locator('bdi')).toHaveText(['dropped.pdf', 'pasted.pdf']);
});
