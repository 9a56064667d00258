/** An opened message names others from the same contact, and leads to them. */
import { expect, request } from '@playwright/test';
import { api, openConsole, test } from '../../fixtures/console-server.ts';
import { violations } from '../../page-checks/accessibility.ts';
import { sidewaysOverflow } from '../../page-checks/sideways-overflow.ts';
import { sendMessage } from '../../page-objects/submission-page.ts';

test('a message leads to another one from the same contact, also on a phone', async ({ administrator, context }) => {
  const visitor = await request.newContext({ baseURL: administrator.url });
  const texts = [await sendMessage(visitor, 'en'), await sendMessage(visitor, 'en')].map(({ remark }) => remark);
  await visitor.dispose();
  const page = await openConsole(administrator, context, '/', { width: 390 });
  const [earlier, later] = await Promise.all(
    texts.map(async (text) => {
      const { content } = await api(page, `inbox/message?view=suspicious&text=${encodeURIComponent(text)}`);
      return String(content[0].id);
    }),
  );
  await page.goto(`${administrator.url}/console/inbox/messages/${later}?view=suspicious`);
  await page.getByRole('tab', { name: /^Internal/ }).click();
  const others = page.locator('section', { has: page.getByRole('heading', { name: /^Same contact/ }) }).last();
  await expect(others).toContainText('same phone and e-mail');
  expect(await sidewaysOverflow(page)).toEqual([]);
  expect(await violations(page, [])).toEqual([]);
  await others.locator(`a[href$="/${earlier}"]`).click();
  await expect(page).toHaveURL(new RegExp(`/inbox/messages/${earlier}$`));
  await expect(page.getByRole('heading', { name: /Ivan/ })).toBeFocused();
});
