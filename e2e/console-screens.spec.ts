/** What the fields and screens that are easily forgotten look like to axe, in both themes, widths and scripts. */
import { expect } from '@playwright/test';
import { prepare, type Prepared, screens } from './console-screens.ts';
import { speak, test } from './console-server.ts';
import { violations } from './page-checks/accessibility.ts';
import { sidewaysOverflow } from './page-checks/sideways-overflow.ts';
import { fullRun } from './sample.ts';

let prepared: Prepared;

test.beforeAll(async ({ administrator, browser }) => {
  const context = await browser.newContext();
  await context.addCookies(administrator.state.cookies);
  prepared = await prepare(administrator, context.request);
  await context.close();
});

/** The cases of a normal run: together they have both themes, both widths and both scripts. */
const sample = ['cn light 1440', 'ru dark 768'];

for (const language of ['cn', 'ru'])
  for (const appearance of ['light', 'dark'])
    for (const width of [768, 1440]) {
      const name = `${language} ${appearance} ${width}`;
      const tag = sample.includes(name) ? [] : [fullRun];
      test(`axe finds nothing in fields and details, ${name}`, { tag }, async ({ administrator, context }) => {
        test.setTimeout(120_000);
        await context.addCookies(administrator.state.cookies);
        await speak(context, language, appearance);
        const page = await context.newPage();
        await page.setViewportSize({ width, height: 900 });
        const problems: string[] = [];
        page.on('console', (message) => {
          // The sandbox of the preview stops the scripts of the page in it, as it should.
          const isOfPreview = message.text().startsWith('Blocked script execution');
          if (['error', 'warning'].includes(message.type()) && !isOfPreview) problems.push(message.text());
        });
        for (const [screen, open] of Object.entries(screens)) {
          await open(page, `${administrator.url}/console`, prepared);
          await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
          expect.soft(await violations(page, []), screen).toEqual([]);
          expect.soft(await sidewaysOverflow(page), screen).toEqual([]);
          expect.soft(problems, screen).toEqual([]);
        }
      });
    }
