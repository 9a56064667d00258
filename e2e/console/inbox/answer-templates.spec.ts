/** Templates of answers: they are written once, and inserted where the caret is. */
import { expect, request } from '@playwright/test';
import { signInAs } from '../../fixtures/console-accounts.ts';
import { api, setPreferences, test } from '../../fixtures/console-server.ts';
import { violations } from '../../page-checks/accessibility.ts';
import { sidewaysOverflow } from '../../page-checks/sideways-overflow.ts';
import { chooseByArrowKeys } from '../../page-objects/choose-by-arrow-keys.ts';
import { sendMessage } from '../../page-objects/submission-page.ts';

test('is written, changed beside a colleague, and inserted into an answer', async ({ administrator, browser }) => {
  const context = await signInAs(administrator, browser, 'tradeDesk');
  await setPreferences(context);
  const page = await context.newPage();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(`${administrator.url}/console/inbox/answer-templates`);
  await expect(page.getByRole('heading', { name: 'There are no templates yet' })).toBeVisible();
  await page.getByRole('button', { name: 'New template' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Price later');
  await dialog.getByRole('button', { name: 'Create' }).click();
  await expect(dialog.getByText('Write it in at least one language')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Text (English)' }).fill('We will send a price today.');
  await dialog.getByRole('button', { name: 'Create' }).dblclick();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('row', { name: /Price later/ })).toHaveCount(1);

  const edit = page.getByRole('button', { name: 'Edit “Price later”' });
  await edit.click();
  const english = dialog.getByRole('textbox', { name: 'Text (English)' });
  await english.fill('The price follows.');
  await english.press('Escape');
  await expect(english).toHaveValue('The price follows.');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();
  await edit.click();
  await expect(english).toHaveValue('We will send a price today.');
  await dialog.getByRole('button', { name: 'Restore it' }).click();
  await expect(english).toHaveValue('The price follows.');
  const [template] = (await api(page, 'answer-templates/list')).data;
  const { id, version, name, texts } = template;
  await api(page, 'answer-templates/save', { id, version, name, texts: { ...texts, en: 'A colleague’s text.' } });
  const save = dialog.getByRole('button', { name: 'Save' });
  await save.click();
  await expect(dialog.getByText('A colleague has changed this template meanwhile')).toBeVisible();
  await expect(dialog.getByText('Your colleague’s version: A colleague’s text.')).toBeVisible();
  expect(await violations(page, [])).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(() => sidewaysOverflow(page)).toEqual([]);
  await page.setViewportSize({ width: 1280, height: 900 });
  await save.click();
  await expect(dialog).toBeHidden();

  const visitor = await request.newContext({ baseURL: administrator.url });
  for (const locale of ['en', 'ru'] as const) {
    const { remark } = await sendMessage(visitor, locale);
    const [, text = ''] = /, (\S+)/.exec(remark) ?? [];
    const { content } = await api(page, `inbox/message?view=suspicious&text=${text}`);
    await page.goto(`${administrator.url}/console/inbox/messages/${content[0].id}?view=suspicious`);
    await page.getByRole('button', { name: /^Answer .+ in / }).click();
    const answer = page.getByRole('textbox', { name: 'Answer to the visitor' });
    await answer.fill('Good morning. Regards');
    if (locale === 'ru') {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.getByRole('button', { name: 'Templates · 0' }).click();
      await expect(page.getByRole('menuitem', { name: 'No templates in Russian' })).toBeInViewport({ ratio: 1 });
      await page.getByRole('menuitem', { name: 'Manage templates' }).click();
      continue;
    }
    for (let step = 0; step < 'Regards'.length; step += 1) await answer.press('ArrowLeft');
    await page.getByRole('button', { name: 'Templates · 1' }).click();
    await page.getByRole('menuitem', { name: /Price later/ }).click();
    await expect(answer).toHaveValue('Good morning. The price follows.Regards');
    await answer.press('ControlOrMeta+z');
    await expect(answer).toHaveValue('Good morning. Regards');
    // The caret is where it was, and the menu takes the arrow keys.
    await page.getByRole('button', { name: 'Templates · 1' }).press('Enter');
    await chooseByArrowKeys(page, page.getByRole('menuitem', { name: /Price later/ }));
    await expect(answer).toHaveValue('Good morning. The price follows.Regards');
    await expect(answer).toBeFocused();
    await answer.press('!');
    await expect(answer).toHaveValue('Good morning. The price follows.!Regards');
  }
  await visitor.dispose();

  await page.getByRole('button', { name: 'Delete “Price later”' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('heading', { name: 'There are no templates yet' })).toBeVisible();
  await context.close();
});
