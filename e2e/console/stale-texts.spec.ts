/** The queue of stale translations: what leaves it, what blocks, and what is kept. */
import { expect, type Page } from '@playwright/test';
import { api, openConsole, test } from '../fixtures/console-server.ts';
import { violations } from '../page-checks/accessibility.ts';
import { sidewaysOverflow } from '../page-checks/sideways-overflow.ts';
import { fullRun } from '../test-data/sample.ts';

test.describe.configure({ mode: 'serial' });
test.use({ needsUnchangedContent: 'stale texts' });

/** Adds a news item, and changes its Chinese texts after it was translated. */
async function addStale(page: Page): Promise<string> {
  const body = {
    title: { cn: '样本：抚顺工厂', en: 'Sample: the Fushun works', ru: 'Образец: завод в Фушуне' },
    summary: {
      cn: '工厂占地180亩，总投资16.5亿元。',
      en: 'The works cover 12 ha at a cost of 1.65 billion yuan.',
      ru: 'Завод занимает 12 га, вложения — 1,65 млрд юаней.',
    },
    content: { cn: '<p>距北站3公里。</p><p>不变。</p>', ru: '<p>До станции 3 км.</p><p>Без изменений.</p>' },
  };
  const { data } = await api(page, 'content/news', { body });
  const changed = {
    ...data.body,
    title: { ...body.title, cn: '样本：抚顺负极材料工厂' },
    summary: { ...body.summary, cn: '工厂占地192亩，总投资17.1亿元。' },
    content: { ...body.content, cn: '<p>距北站3.5公里。</p><p>不变。</p>' },
  };
  await api(page, `content/news/${data.id}/save`, { version: data.version, body: changed });
  return data.id;
}

const work = (page: Page) => page.locator('main');
const footer = (page: Page) => page.locator('footer');
const queued = (page: Page) => page.getByRole('navigation', { name: 'Translations to check' }).getByRole('listitem');

test('goes through the queue by keys, and a figure that differs blocks until it is corrected or declared', async ({
  administrator,
  context,
}) => {
  const page = await openConsole(administrator, context, '/translations');
  const id = await addStale(page);
  await page.reload();
  await page.getByRole('button', { name: 'Check 5 texts' }).click();
  await expect(page).toHaveURL(/\/translations\/stale$/);
  await expect(queued(page)).toHaveCount(5);

  // The first field has no figures: it is still right.
  await expect(footer(page)).toContainText('1 of 5');
  await expect(queued(page).first()).toContainText('numbers changed');
  await expect(work(page).getByRole('deletion')).toHaveText(['3']);
  await expect(work(page).getByRole('insertion')).toHaveText(['3.5']);
  await expect(work(page).getByRole('heading', { name: 'Sample: the Fushun works' })).toBeVisible();

  // The figure of the rich text differs by more than rounding.
  const figures = page.getByRole('region', { name: 'Figures' });
  await expect(figures.getByRole('row').nth(1)).toContainText('3.5公里');
  await expect(footer(page)).toContainText('1 figure differs from the source');
  await expect(footer(page).getByRole('button', { name: 'Still right' })).toBeDisabled();
  await page.keyboard.press('y');
  await expect(queued(page)).toHaveCount(5);
  await figures.getByRole('button', { name: 'Change to 3,5 км' }).click();
  await expect(figures.getByRole('row').nth(1)).toContainText('agrees');
  await expect(footer(page)).toContainText('Unsaved changes');
  await page.keyboard.press('Control+Enter');
  await expect(queued(page)).toHaveCount(4);
  const saved = (await api(page, `content/news/${id}`)).data;
  expect(saved.body.content.ru).toBe('<p>До станции 3,5 км.</p><p>Без изменений.</p>');

  // Next are the two summaries. One is skipped, the other declared.
  await expect(work(page)).toContainText('Summary · English translation');
  await page.keyboard.press('j');
  await expect(work(page)).toContainText('Summary · Russian translation');
  await expect(footer(page)).toContainText('2 of 4');
  await expect(footer(page)).toContainText('2 figures differ from the source');
  await figures.getByRole('checkbox', { name: 'Figures differ on purpose' }).check();
  await expect(footer(page)).toContainText('Declared');
  await page.keyboard.press('y');
  await expect(queued(page)).toHaveCount(3);
  await expect(work(page)).toContainText('Title · English translation');

  // What was typed and not saved is kept while another text is open.
  const title = page.getByRole('textbox', { name: 'Title, English' });
  await title.fill('Sample: the Fushun anode works');
  await queued(page).first().getByRole('button').click();
  await expect(work(page)).toContainText('Summary · English translation');
  await page.keyboard.press('j');
  await page.getByRole('button', { name: 'Restore it' }).click();
  await expect(title).toHaveValue('Sample: the Fushun anode works');
  await footer(page).getByRole('button', { name: 'Save, next' }).click();
  await expect(queued(page)).toHaveCount(2);
  await expect(work(page)).toContainText('Title · Russian translation');
  await page.keyboard.press('y');
  await expect(queued(page)).toHaveCount(1);

  // The last figures are corrected by hand.
  await page.getByRole('textbox', { name: 'Summary, English' }).fill('The works cover 12.8 ha for 1.71 billion yuan.');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('Every translation matches its source')).toBeVisible();
});

test('asks in the editor whether figures are meant to differ', async ({ administrator, context }) => {
  const page = await openConsole(administrator, context, '/');
  const id = await addStale(page);
  await page.goto(`${administrator.url}/console/news/item/${id}?language=en`);
  const card = page.getByRole('article', { name: 'English' });
  await card.getByRole('button', { name: 'Still right' }).click();
  const question = page.getByRole('dialog', { name: /figures differ from the source/ });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(card).toContainText('Source changed');
  await card.getByRole('button', { name: 'Still right' }).click();
  await question.getByRole('button', { name: 'Figures differ on purpose' }).click();
  await expect(card).not.toContainText('Source changed');
});

for (const [language, appearance] of [
  ['cn', 'light'],
  ['ru', 'dark'],
] as const)
  test(`fits on narrow screens and is accessible, ${language} ${appearance}`, { tag: fullRun }, async ({
    administrator,
    context,
  }) => {
    const page = await openConsole(administrator, context, '/', { language, appearance });
    await addStale(page);
    for (const width of [390, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(`${administrator.url}/console/translations/stale`);
      await expect(page.locator('main table')).toBeVisible();
      expect(await sidewaysOverflow(page), `${width}`).toEqual([]);
      await expect(page.locator('footer').getByRole('button').last()).toBeInViewport({ ratio: 1 });
    }
    expect(await violations(page, [])).toEqual([]);
  });
