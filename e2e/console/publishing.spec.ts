/** Writing, translating and publishing, as an editor does it, and what visitors see of it. */
import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test';
import { dictionaryTypes } from 'contract/dictionaries.ts';
import type { Locale } from 'contract/locales.ts';
import { type Administrator, browserLog, openConsole, test } from '../fixtures/console-server.ts';
import { violations } from '../page-checks/accessibility.ts';
import { pastePicture, pasteText } from '../page-objects/clipboard.ts';
import { ContentEditor } from '../page-objects/content-editor.ts';
import { holdRequests } from '../gateway/requests.ts';
import { fullRun } from '../test-data/sample.ts';
import { onePixelPng } from '../test-data/upload-files.ts';

test.describe.configure({ mode: 'serial' });

/** The item that the tests of this file write one after the other. */
let itemId = '';

const chinese = { title: '样本新闻：新窑投产', summary: '样本摘要：新窑今日投产。', text: '样本正文第一段。' };
const english = { title: 'Sample news: a new kiln', summary: 'Sample summary.', text: 'Sample first paragraph.' };
const russian = { title: 'Образец новости: новая печь', summary: 'Образец аннотации.', text: 'Образец абзаца.' };

async function open(
  administrator: Administrator,
  context: BrowserContext,
  path: string,
  preferences?: Parameters<typeof openConsole>[3],
): Promise<ContentEditor> {
  return new ContentEditor(await openConsole(administrator, context, path, preferences));
}

const openItem = (administrator: Administrator, context: BrowserContext, language = 'en') =>
  open(administrator, context, `/news/item/${itemId}?language=${language}`);

async function isOnSite(page: Page, locale: Locale, text: string): Promise<boolean> {
  const url = new URL(`/${locale}/news/detail/${itemId}`, page.url()).href;
  return (await (await page.request.get(url)).text()).includes(text);
}

/** Waits for a text on the item's public page, or for its absence. `npm run bench` measures how long it takes. */
async function expectOnSite(page: Page, locale: Locale, text: string, isShown = true): Promise<void> {
  await expect.poll(() => isOnSite(page, locale, text)).toBe(isShown);
}

/** Schedules the saved draft at a time that the dialog, which knows minutes, cannot choose. */
async function schedule(page: Page, locale: Locale, at: string, until?: string): Promise<void> {
  const { origin } = new URL(page.url());
  const url = `${origin}/gw-api/en/console/content/news/${itemId}`;
  const { data } = await (await page.request.get(url)).json();
  const response = await page.request.post(`${url}/publish`, {
    data: { version: data.version, locales: [locale], at, until },
    headers: { origin },
  });
  expect(response.status()).toBe(200);
}

/** Saves the English summary as a colleague does: the page does not know of it. */
async function saveSummary(page: Page, summary: string): Promise<void> {
  const { origin } = new URL(page.url());
  const url = `${origin}/gw-api/en/console/content/news/${itemId}`;
  const { data } = await (await page.request.get(url)).json();
  const body = { ...data.body, summary: { ...data.body.summary, en: summary } };
  const saved = await page.request.post(`${url}/save`, { data: { version: data.version, body }, headers: { origin } });
  expect(saved.status(), await saved.text()).toBe(200);
}

/**
 * Saves a partner and waits until it is on the site. Notices of changes arrive in the order of their commits, so what
 * was committed before is on the site too.
 */
async function waitForChangesUntilNow(page: Page, name: string): Promise<void> {
  const { origin } = new URL(page.url());
  const api = `${origin}/gw-api/en/console/content/partner`;
  const { content } = await (await page.request.get(`${api}?size=1`)).json();
  const { data } = await (await page.request.get(`${api}/${content[0].id}`)).json();
  const saved = await page.request.post(`${api}/${data.id}/save`, {
    headers: { origin },
    data: { version: data.version, body: { ...data.body, name: { cn: name, en: name, ru: name } } },
  });
  expect(saved.status(), await saved.text()).toBe(200);
  const partners = async () => (await page.request.get(`${origin}/gw-api/en/site/partners`)).text();
  await expect.poll(partners).toContain(name);
}

test('writes an item in three languages with a pasted picture, and publishes two', async ({
  administrator,
  context,
}) => {
  const editor = await open(administrator, context, '/news');
  const { page } = editor;
  await page.getByRole('button', { name: 'New', exact: true }).click();
  await editor.show('Three');
  await editor.fill('cn', chinese);
  await editor.fill('en', english);
  await editor.fill('ru', russian);
  const text = editor.text('Text', 'cn');
  const pasted = text.locator('img[src^="/pictures/library/sample-kiln-"]');
  await page.route('**/common/upload', (route) => route.abort(), { times: 1 });
  await pastePicture(text, 'Sample kiln.png', onePixelPng);
  await expect(page.getByText('Image insert failed')).toBeVisible();
  await expect(pasted).toHaveCount(0);
  await pastePicture(text, 'Sample kiln.png', onePixelPng);
  await expect(pasted).toBeVisible();
  // What is typed or inserted next must not replace the picture.
  await expect(text).toBeFocused();
  await page.keyboard.type('样本图注。');
  await page.getByRole('button', { name: 'Choose picture' }).click();
  const library = page.getByRole('dialog', { name: 'Choose picture' });
  // Closing the library stops an upload: its picture must not arrive in what is typed afterwards.
  const releaseUpload = await holdRequests(page, '**/common/upload');
  const [sent, stopped] = [
    page.waitForRequest('**/common/upload'),
    page.waitForEvent('requestfailed', (request) => request.url().endsWith('/common/upload')),
  ];
  await library
    .getByLabel('Upload picture')
    .setInputFiles({ name: 'late.png', mimeType: 'image/png', buffer: onePixelPng });
  await sent;
  await page.keyboard.press('Escape');
  await stopped;
  releaseUpload();
  const insert = page.getByRole('button', { name: 'Insert picture' });
  for (const button of [page.getByRole('button', { name: 'Choose picture' }), insert]) {
    await button.click();
    await library.locator('button:has(img)').first().click();
    await expect(library).toBeHidden();
  }
  await expect(text.locator('img + p:has-text("样本图注。") + img')).toBeVisible();
  await editor.save();
  await page.waitForURL(/\/item\/\d+$/);
  itemId = /\d+$/.exec(page.url())?.[0] ?? '';
  await expectOnSite(page, 'cn', chinese.title, false);

  await editor.publish('cn', 'en');
  await expectOnSite(page, 'cn', chinese.title);
  await expectOnSite(page, 'en', english.title);
  await expect(editor.card('cn')).toContainText('Live');
  await expect(editor.card('en')).toContainText('Live');
  await expect(editor.card('ru')).toContainText('Draft');
  expect(await isOnSite(page, 'ru', russian.title)).toBe(false);
  const visitor = await context.newPage();
  await visitor.goto(`${administrator.url}/cn/news/detail/${itemId}`);
  const picture = visitor.locator(`main p:has-text("${chinese.text}") + img`);
  await picture.scrollIntoViewIfNeeded();
  await expect.poll(() => picture.evaluate((image) => Reflect.get(image, 'naturalWidth'))).toBe(1);
  const { url } = administrator;
  const name = (await pasted.first().getAttribute('src'))?.split('/').at(-1);
  const described = await page.request.post(`${url}/gw-api/en/console/media/${name}`, {
    data: { description: { cn: '样本窑炉' }, focus: { x: 0.5, y: 0.5 } },
    headers: { origin: url },
  });
  expect(described.status(), await described.text()).toBe(200);
  await expectOnSite(page, 'cn', 'alt="样本窑炉"');
});

test('pastes from Word and WeChat without formatting, checks links, and points out differing figures', async ({
  administrator,
  context,
}) => {
  const editor = await open(administrator, context, '/news/item/new?language=en');
  const { page } = editor;
  const [chineseText, englishText] = [editor.text('Text', 'cn'), editor.text('Text', 'en')];
  const html = (text: Locator) => text.evaluate((element) => element.innerHTML);
  const word = `<style>p { color: red }</style><h1>Site</h1><p class="MsoNormal"><b><span style="font-family:Calibri">Kiln</span></b><o:p></o:p></p>
    <p class="MsoListParagraphCxSpFirst"><span style="mso-list:Ignore">1.<span>&nbsp;</span></span>First</p>
    <p class="MsoListParagraphCxSpMiddle" style="mso-list:l0 level2 lfo1"><span style="mso-list:Ignore">o</span>Deeper</p>
    <p class="MsoListParagraphCxSpLast"><span style="mso-list:Ignore">2.</span>Second</p><!--[if gte mso 9]>x<![endif]-->
    <p class="MsoNormal"><img src="file:///C:/clip_image001.png"><o:p></o:p></p>
    <p class="MsoNormal">Built <a style="mso-comment-reference:W_1">with</a><span class="MsoCommentReference"><a
      href="#_msocom_1">[W1]</a></span> <del>much </del><ins>steel</ins></p>
    <table class="MsoTableGrid"><tr><td style="border:1px"><p class="MsoNormal">0.31</p></td></tr></table>
    <div style="mso-element:comment-list"><hr><p class="MsoCommentText">[W1] How much?</p></div>`;
  await englishText.click();
  await pasteText(englishText, { 'text/html': word });
  const lists = '<ol><li><p>First</p><ul><li><p>Deeper</p></li></ul></li><li><p>Second</p></li></ol>';
  const written = `<h2>Site</h2><p><strong>Kiln</strong></p>${lists}<p>Built with steel</p>`;
  await expect.poll(() => html(englishText)).toContain(written);
  await expect(page.getByText('1 picture was not pasted')).toBeVisible();
  await expect(englishText.locator('ol')).toHaveCSS('list-style-type', 'decimal');
  await expect(englishText.locator('ul')).toHaveCSS('list-style-type', 'disc');
  await expect(englishText).toHaveCSS('white-space', 'break-spaces');
  // The placeholder is positioned in the text, and scrolls with it.
  await expect(englishText).toHaveCSS('position', 'relative');
  expect(await html(englishText)).not.toMatch(/Mso|W1|style="(?!min-width)|font|color/i);
  await expect(englishText.getByRole('cell')).toHaveText('0.31');
  await chineseText.click();
  await pasteText(chineseText, {
    'text/html': `<section style="padding:9px" data-tools="135"><section><p style="color:#f00"><span leaf="">窑炉占地 12.8 公顷</span></p></section>
      <img data-src="https://mmbiz.qpic.cn/x" src="https://mmbiz.qpic.cn/x"><svg><rect/></svg></section>`,
  });
  await expect.poll(() => html(chineseText)).toMatch(/^<p>窑炉占地 12\.8 公顷<\/p>/);
  expect(await html(chineseText)).not.toMatch(/section|style|img|svg|leaf|mmbiz/);

  // A link is checked before it is set, and Ctrl+B is one of the shortcuts.
  await editor.text('Summary', 'cn').fill('占地 12.8 公顷');
  await editor.text('Summary', 'en').fill('An area of 128 ha');
  await expect(page.getByText('Figures that differ from the Chinese: 128')).toBeVisible();
  await editor.text('Summary', 'en').fill('An area of 12.8 ha');
  await expect(page.getByText('Figures that differ from the Chinese: 128')).toHaveCount(0);
  await chineseText.click();
  await page.keyboard.press('Control+a');
  const toolbar = page.getByRole('toolbar', { name: 'Formatting' });
  await toolbar.getByRole('button', { name: 'Link' }).click();
  const address = page.getByRole('textbox', { name: 'Link address' });
  await address.fill(' javascript:alert(1)');
  await expect(page.getByText('Begin with http, https, mailto or tel')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(chineseText.locator('a')).toHaveCount(0);
  await address.fill('https://example.com/kiln');
  await page.keyboard.press('Enter');
  await expect(chineseText.locator('a')).toHaveAttribute('href', 'https://example.com/kiln');
  await chineseText.press('Control+b');
  await expect(toolbar.getByRole('button', { name: 'Bold' })).toHaveAttribute('aria-pressed', 'true');
  await editor.text('Title', 'cn').fill('样本：粘贴');
  await editor.save();
  await page.waitForURL(/\/item\/\d+$/);
  await page.reload();
  // The server has its own `rel`.
  const link = '<a target="_blank" rel="noopener" href="https://example.com/kiln">';
  await expect.poll(() => html(chineseText)).toBe(`<p>${link}<strong>窑炉占地 12.8 公顷</strong></a></p>`);
  await expect(englishText.getByRole('listitem')).toHaveText(['FirstDeeper', 'Deeper', 'Second']);
});

test('keeps what is typed while a new item is saved', async ({ administrator, context }) => {
  const editor = await open(administrator, context, '/news/item/new');
  const { page } = editor;
  const [title, summary] = [editor.text('Title', 'cn'), editor.text('Summary', 'cn')];
  await title.fill('样本：保存时续写');
  const release = await holdRequests(page, '**/console/content/news');
  const isRequested = page.waitForRequest('**/console/content/news');
  await page.keyboard.press('Control+s');
  await isRequested;
  await summary.fill('样本：保存后写下。');
  release();
  await page.waitForURL(/\/item\/\d+$/);
  await expect(title).toHaveValue('样本：保存时续写');
  await expect(summary).toHaveValue('样本：保存后写下。');
  await expect(editor.state).toContainText('1 unsaved');
  await editor.saveByKey();
  await page.goto(`${administrator.url}/console/news/item/new`);
  await expect(title).toHaveValue('');
  await expect(page.getByRole('button', { name: 'Restore it' })).toHaveCount(0);
});

test('keeps the lines of a text that has some, and makes one line of a title', async ({ administrator, context }) => {
  const editor = await open(administrator, context, '/jobs');
  const { page } = editor;
  await page.getByRole('row').nth(1).getByRole('link').first().click();
  const duties = editor.text('Duties', 'cn');
  await expect(duties).not.toHaveValue('');
  const before = await duties.inputValue();
  await duties.press('Control+End');
  await page.keyboard.press('Enter');
  await page.keyboard.type('样本职责');
  await expect(duties).toHaveValue(`${before}\n样本职责`);
  await editor.text('Name', 'cn').fill('样本\n岗位');
  await expect(editor.text('Name', 'cn')).toHaveValue('样本 岗位');
});

test('keeps what was typed over a reload, and saves it by Ctrl+S', async ({ administrator, context }) => {
  const editor = await openItem(administrator, context);
  const { page } = editor;
  await editor.text('Summary', 'en').fill('Sample summary, written twice.');
  await expect(editor.state).toContainText('1 unsaved');
  await page.getByRole('link', { name: 'Today' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Stay' }).click();
  await expect(editor.text('Summary', 'en')).toHaveValue('Sample summary, written twice.');
  const questions: string[] = [];
  page.on('dialog', (question) => {
    questions.push(question.type());
    void question.accept();
  });
  await page.reload();
  expect(questions).toEqual(['beforeunload']);
  await expect(editor.text('Summary', 'en')).toHaveValue(english.summary);
  await page.getByRole('button', { name: 'Restore it' }).click();
  await expect(editor.text('Summary', 'en')).toHaveValue('Sample summary, written twice.');
  // The connection fails during the save.
  await page.route('**/save', (route) => route.abort(), { times: 1 });
  await page.keyboard.press('Control+s');
  await expect(page.getByText('The connection to the server failed')).toBeVisible();
  await expect(editor.state).toContainText('1 unsaved');
  await editor.saveByKey();
  await page.reload();
  await expect(editor.text('Summary', 'en')).toHaveValue('Sample summary, written twice.');
  expect(questions, 'none about what is saved').toHaveLength(1);
  await expect(page.getByRole('button', { name: 'Restore it' })).toHaveCount(0);
  await expect(editor.card('en')).toContainText('Newer edits');
});

test('restores the draft of a closed tab, and merges what a colleague changed meanwhile', async ({
  administrator,
  context,
}) => {
  const closed = await openItem(administrator, context);
  await closed.text('Summary', 'en').fill('Sample summary of a closed tab.');
  await expect(closed.state).toContainText('1 unsaved');
  const colleague = await openItem(administrator, context);
  await expect(colleague.text('Title', 'en')).toHaveValue(english.title);
  await expect(colleague.page.getByRole('button', { name: 'Restore it' })).toHaveCount(0);
  await colleague.text('Byline', 'en').fill('Sample byline');
  await colleague.save();
  await closed.page.close();

  const next = await openItem(administrator, context);
  const restore = next.page.getByRole('button', { name: 'Restore it' });
  await restore.click();
  await expect(next.text('Summary', 'en')).toHaveValue('Sample summary of a closed tab.');
  await next.page.keyboard.press('Control+s');
  await expect(next.page.getByText('Merged with 1 change of others')).toBeVisible();
  await expect(next.text('Byline', 'en')).toHaveValue('Sample byline');
  await expect(next.state).toHaveText('Everything is saved');
  await next.page.close();
  const last = await openItem(administrator, context);
  await expect(last.text('Summary', 'en')).toHaveValue('Sample summary of a closed tab.');
  await expect(last.page.getByRole('button', { name: 'Restore it' })).toHaveCount(0);
});

test('marks a translation whose source has changed, until it is confirmed', async ({ administrator, context }) => {
  const editor = await openItem(administrator, context);
  const { page } = editor;
  const summary = '样本摘要：新窑明日投产。';
  await editor.text('Summary', 'cn').fill(summary);
  // The dialog saves first.
  await editor.publish('cn', 'en');
  await expectOnSite(page, 'cn', summary);
  await expect(editor.card('en')).toContainText('Source changed: Summary');
  const column = page.getByRole('region', { name: 'English' });
  await expect(column.getByRole('deletion')).toHaveText('今');
  await expect(column.getByRole('insertion')).toHaveText('明');

  const { url } = administrator;
  const rowOf = () => page.getByRole('row', { name: english.title });
  await page.goto(`${url}/console/news?state=stale`);
  await expect(rowOf()).toContainText('Source changed');
  await page.goto(`${url}/console/translations`);
  await page.getByRole('region', { name: 'English' }).getByRole('button', { name: 'Source changed 1' }).click();
  await expect(page).toHaveURL(/language=en&state=stale$/);
  await rowOf().getByRole('link', { name: 'Source changed' }).first().click();
  await editor.card('en').getByRole('button', { name: 'Still right' }).click();
  await expect(editor.card('en')).not.toContainText('Source changed');
  await page.goto(`${url}/console/translations?state=stale&language=en`);
  await expect(page.getByRole('button', { name: /^All/ })).toBeVisible();
  await expect(rowOf()).toHaveCount(0);
});

test('a scheduled language goes live, and is withdrawn and put back', async ({ administrator, context }) => {
  const editor = await openItem(administrator, context, 'ru');
  const { page } = editor;
  await expect(editor.text('Title', 'ru')).toHaveValue(russian.title);
  const inSeconds = (seconds: number) => new Date(Date.now() + 1000 * seconds).toISOString();
  const [start, end] = [inSeconds(3600), inSeconds(7200)];
  await schedule(page, 'ru', start, end);
  await page.reload();
  await expect(editor.card('ru')).toContainText(/goes live .* \(Beijing\)/);
  // The dialog proposes what is planned, so that a changed start keeps the end.
  const inBeijing = (time: string) =>
    new Date(Date.parse(time) + 8 * 3_600_000).toISOString().slice(0, 16).replace('T', ' ');
  await editor.card('ru').getByRole('button', { name: 'Change time…' }).click();
  const times = editor.publishDialog.getByRole('textbox');
  await expect(times.first()).toHaveValue(inBeijing(start));
  await expect(times.last()).toHaveValue(inBeijing(end));
  await editor.publishDialog.getByRole('button', { name: 'Schedule Русский' }).click();
  await expect(editor.publishDialog).toBeHidden();
  await expect(editor.card('ru')).toContainText('withdrawn');
  expect(await isOnSite(page, 'ru', russian.title)).toBe(false);
  // A later correction is not part of the schedule until somebody schedules it.
  await editor.text('Summary', 'ru').fill('Образец исправленной аннотации.');
  await editor.saveByKey();
  await expect(editor.card('ru')).toContainText('Newer edits');
  await expect(editor.card('ru')).toContainText('The new changes are not in it');
  await editor.card('ru').getByRole('button', { name: 'Schedule the new version…' }).click();
  await editor.publishDialog.getByRole('button', { name: 'Schedule Русский' }).click();
  await expect(editor.publishDialog).toBeHidden();
  await expect(editor.card('ru')).not.toContainText('The new changes are not in it');
  await schedule(page, 'ru', inSeconds(2));
  await expectOnSite(page, 'ru', russian.title);
  await page.reload();
  await expect(editor.card('ru')).toContainText('Live');

  await editor.card('ru').getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Withdraw' }).click();
  const question = page.getByRole('dialog', { name: 'Take Русский off the site?' });
  await question.getByRole('button', { name: 'Withdraw' }).click();
  await expect(editor.card('ru')).toContainText('Withdrawn');
  await expectOnSite(page, 'ru', russian.title, false);
  await editor.card('ru').getByRole('button', { name: 'Put back' }).click();
  await expect(editor.card('ru')).toContainText('Live');
  await expectOnSite(page, 'ru', russian.title);
});

test('merges what only one of two editors changed, and asks about the rest', async ({ administrator, browser }) => {
  const contexts = await Promise.all([browser.newContext(), browser.newContext()]);
  const [first, second] = await Promise.all(contexts.map((context) => openItem(administrator, context)));
  if (first === undefined || second === undefined) throw new Error('There are two contexts');
  await expect(second.text('Title', 'en')).toHaveValue(english.title);
  await first.text('Title', 'en').fill('Sample news: by the first');
  await first.text('Summary', 'en').fill('Sample summary by the first.');
  await first.save();

  await second.text('Byline', 'en').fill('Sample desk');
  await second.save();
  await expect(second.page.getByText('Merged with 2 changes of others')).toBeVisible();
  await expect(second.text('Title', 'en')).toHaveValue('Sample news: by the first');

  await first.text('Summary', 'en').fill('Sample summary by the first, again.');
  await first.text('Title', 'en').fill('Sample news: by the first, again');
  await second.text('Summary', 'en').fill('Sample summary by the second.');
  await first.save();
  await second.page.keyboard.press('Control+s');
  const question = second.page.getByRole('dialog', { name: 'Somebody else changed this item too' });
  const submit = question.getByRole('button', { name: 'Save as chosen' });
  await expect(question.getByRole('radiogroup')).toHaveCount(1);
  // What only the other person changed is merged, and named.
  await expect(question.getByRole('listitem')).toHaveText(/^Title, English.*by the first, again.*by \S/);
  await expect(submit).toBeDisabled();
  await question.getByRole('radio', { name: /^Use mine/ }).check();
  await submit.click();
  await expect(second.state).toHaveText('Everything is saved');
  await second.page.reload();
  await expect(second.text('Summary', 'en')).toHaveValue('Sample summary by the second.');
  await expect(second.text('Title', 'en')).toHaveValue('Sample news: by the first, again');
  await expect(second.text('Byline', 'en')).toHaveValue('Sample desk');
  await Promise.all(contexts.map((context) => context.close()));
});

test('restores an older version as a draft, below what is typed and not saved', async ({ administrator, context }) => {
  const editor = await openItem(administrator, context);
  const { page } = editor;
  await editor.text('Byline', 'en').fill('Sample desk, not saved');
  await page.getByRole('button', { name: /^Version \d+/ }).click();
  const versions = page.getByRole('dialog', { name: 'Versions' });
  const oldest = versions.getByRole('listitem').filter({ has: page.getByText('Version 1', { exact: true }) });
  await oldest.getByRole('button', { name: 'Compare with the draft' }).click();
  await expect(oldest.getByRole('deletion').first()).toBeVisible();
  await oldest.getByRole('button', { name: 'Restore this version' }).click();
  await page
    .getByRole('dialog', { name: /^Make version 1 / })
    .getByRole('button', { name: 'Restore' })
    .click();
  await expect(editor.text('Summary', 'en')).toHaveValue(english.summary);
  await expect(editor.card('en')).toContainText('Newer edits');
  await expect(editor.text('Byline', 'en')).toHaveValue('Sample desk, not saved');
  await expect(editor.state).not.toHaveText('Everything is saved');
  await page.reload();
  await expect(editor.text('Summary', 'en')).toHaveValue(english.summary);
});

test('shows what a colleague has saved meanwhile, and publishes nothing that it has not shown', async ({
  administrator,
  context,
}) => {
  const editor = await openItem(administrator, context);
  const { page } = editor;
  const summary = editor.text('Summary', 'en');
  await expect(summary).not.toHaveValue('');
  // The cache still has the item as it was when it is opened again.
  await page.getByRole('link', { name: 'Today' }).click();
  await expect(summary).toHaveCount(0);
  await saveSummary(page, 'Sample summary by a colleague.');
  await page.goBack();
  await expect(summary).toHaveValue('Sample summary by a colleague.');

  await page.locator('footer').getByRole('button', { name: 'Publish…' }).click();
  // “Loading” may precede its name.
  const publish = editor.publishDialog.getByRole('button', { name: /Publish \S/ });
  await expect(publish).toBeEnabled();
  await saveSummary(page, 'Sample summary that nobody has seen.');
  // The second time the item has been read again, and the editor below the dialog still shows the older draft.
  for (const attempt of [1, 2]) {
    const response = page.waitForResponse('**/publish');
    await publish.click();
    expect((await response).status(), `attempt ${attempt}`).toBe(409);
    await expect(publish).not.toHaveClass(/loading/);
  }
  await expect(page.getByText('Somebody else has changed this content').first()).toBeVisible();
  expect(await isOnSite(page, 'en', 'that nobody has seen')).toBe(false);
  await editor.publishDialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(summary).toHaveValue('Sample summary that nobody has seen.');
});

test('an item of a coming day is scheduled for that day, and not published at once', async ({
  administrator,
  context,
}) => {
  const editor = await open(administrator, context, '/news');
  const { page } = editor;
  const { url } = administrator;
  const write = async (path: string, data: object) => {
    const response = await page.request.post(`${url}/gw-api/en/console/content/news${path}`, {
      data,
      headers: { origin: url },
    });
    expect(response.status(), await response.text()).toBe(200);
    return response.json();
  };
  const day = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10);
  const text = { cn: '样本新闻：以后的日期' };
  const body = { contentType: 1, publishedAt: `${day} 18:00:00`, pinned: false, externalUrl: null, editor: null };
  const { id, version } = (
    await write('', {
      body: { ...body, picture: 'calcined-coke', title: text, summary: text, content: { cn: '<p>样本正文。</p>' } },
    })
  ).data;
  await page.goto(`${url}/console/news/item/${id}`);
  await page.locator('footer').getByRole('button', { name: 'Publish…' }).click();
  const dialog = editor.publishDialog;
  await dialog.getByRole('button', { name: 'Publish 中文' }).click();
  await expect(dialog.getByRole('alert')).toContainText(day);
  await dialog.getByText('At a time').click();
  await dialog.getByRole('textbox').first().fill(`${day} 09:00`);
  await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: 'Schedule 中文' }).click();
  await expect(dialog).toBeHidden();
  await expect(editor.card('cn')).toContainText(/goes live/);
  await write(`/${id}/cancel-schedule`, { version, locales: ['cn'] });
  await write(`/${id}/delete`, { version });
});

test('says why an item with the number of another one cannot be scheduled', async ({ administrator, context }) => {
  const editor = await open(administrator, context, '/jobs');
  const { page } = editor;
  const { url } = administrator;
  const jobPosts = `${url}/gw-api/en/console/content/jobPost`;
  const read = async (path: string) => (await page.request.get(jobPosts + path)).json();
  const write = async (path: string, data: object) => {
    const response = await page.request.post(jobPosts + path, { data, headers: { origin: url } });
    expect(response.status(), await response.text()).toBe(200);
    return response.json();
  };
  const [live] = (await read('?size=1')).content;
  const { body } = (await read(`/${live.id}`)).data;
  const { id, version } = (await write('', { body })).data;
  await page.goto(`${url}/console/jobs/item/${id}`);
  await page.locator('footer').getByRole('button', { name: 'Publish…' }).click();
  const dialog = editor.publishDialog;
  await dialog.getByText('At a time').click();
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
  await dialog.getByRole('textbox').first().fill(`${tomorrow} 20:00`);
  await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: /^Schedule \S/ }).click();
  await expect(dialog.getByRole('alert')).toContainText('Another item already has this value');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await write(`/${id}/delete`, { version });
});

test('a preview link shows the draft without a session, and not to search engines', async ({
  administrator,
  context,
  browser,
}) => {
  const editor = await openItem(administrator, context);
  const { page } = editor;
  await editor.text('Title', 'en').fill('Sample news: not for everybody yet');
  await page.getByRole('button', { name: 'Preview link' }).click();
  const dialog = page.getByRole('dialog', { name: 'A link for people without an account' });
  await dialog.getByRole('button', { name: 'Create link' }).click();
  const link = await dialog.getByRole('textbox', { name: 'Preview link' }).inputValue();
  const visitor = await browser.newContext();
  const preview = await visitor.newPage();
  const response = await preview.goto(link);
  expect(response?.headers()['x-robots-tag']).toBe('noindex');
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText('Sample news: not for everybody yet');
  await expect(preview.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  // A preview that is committed would reach the site only after this line.
  await waitForChangesUntilNow(page, 'Sample partner after the preview');
  expect(await isOnSite(page, 'en', 'not for everybody yet')).toBe(false);
  await visitor.close();
});

test('a dictionary entry takes effect when it is saved', async ({ administrator, context }) => {
  const editor = await open(administrator, context, '/dictionaries');
  const { page } = editor;
  await page.getByLabel('Title or number').fill('Latest news');
  await page.getByRole('row').getByRole('link', { name: 'Latest news' }).click();
  await editor.text('Label', 'en').fill('Sample tab');
  await editor.save();
  await expect(page.getByText('Saved, and live on the site')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Publish…' })).toHaveCount(0);
  const url = `${administrator.url}/gw-api/en/wms/dqgx/by_typename?dictType=${dictionaryTypes.newsTab}`;
  const read = async () => (await page.request.get(url)).text();
  await expect.poll(read).toContain('"cssClass":"Sample tab"');
});

test('moves a section of a composed page by keyboard alone', async ({ administrator, context }) => {
  const editor = await open(administrator, context, '/pages/item/exportOfServices');
  const { page } = editor;
  const url = `${administrator.url}/gw-api/en/site/pages/exportOfServices`;
  const sections = async () => {
    const { data } = await (await page.request.get(url)).json();
    return data.sections.map(({ name }: { name: string }) => name);
  };
  const before = await sections();
  const heads = page.getByRole('group', { name: 'Sections' }).locator('> div > div > button[aria-expanded]');
  const title = (await heads.first().textContent()) ?? '';
  await heads.first().focus();
  await page.keyboard.press('Alt+ArrowDown');
  await expect(heads.nth(1)).toHaveText(title);
  await expect(heads.nth(1)).toBeFocused();
  await editor.saveByKey();
  await page.locator('footer').getByRole('button', { name: 'Publish…' }).focus();
  await page.keyboard.press('Enter');
  await editor.publishDialog.getByRole('button', { name: /^Publish 中文/ }).focus();
  await page.keyboard.press('Enter');
  await expect(editor.publishDialog).toBeHidden();
  await expect.poll(sections).toEqual([before[1], before[0], ...before.slice(2)]);
});

for (const appearance of ['light', 'dark'])
  test(`axe finds nothing on the screens of publishing, ${appearance}`, { tag: fullRun }, async ({
    administrator,
    context,
  }) => {
    const { page } = await open(administrator, context, '/news', { language: 'ru', appearance });
    const log = browserLog(page);
    const check = async (screen: string) => {
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
      expect(await violations(page, []), screen).toEqual([]);
    };
    const link = page.getByRole('row').nth(1).getByRole('link').first();
    await expect(link).toBeVisible();
    await check('list');
    await page.goto(`${administrator.url}/console/translations?kind=news`);
    await expect(link).toBeVisible();
    await check('translations');
    await link.click();
    await expect(page.getByRole('region', { name: 'Русский' })).toBeVisible();
    await check('editor');
    await page.locator('footer').getByRole('button').last().click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await check('publish dialog');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await page.getByRole('button', { name: /^Версия \d/ }).click();
    await expect(page.getByRole('dialog').getByRole('listitem').first()).toBeVisible();
    await check('versions');
    expect(log).toEqual([]);
  });
