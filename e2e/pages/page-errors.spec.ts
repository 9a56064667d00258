/** Seeds each kind of page error, which must fail a test. */
import { paths } from 'contract/urls/paths.ts';
import { fullRun } from '../test-data/sample.ts';
import { expect, test, type Visitor } from '../fixtures/visitor.ts';

test.beforeEach(async ({ visitor }) => visitor.openPage('en', paths.supervisionAndReporting()));

test.describe('every test fails on', { tag: fullRun }, () => {
  const faults: [string, RegExp, (visitor: Visitor) => Promise<unknown>][] = [
    ['an error in the console', /console error: seeded/, ({ page }) => page.evaluate(() => console.error('seeded'))],
    ['a warning', /console warning: seeded/, ({ page }) => page.evaluate(() => console.warn('seeded'))],
    [
      'an exception',
      /page error: .*seeded/,
      ({ page }) =>
        page.evaluate(
          () =>
            void setTimeout(() => {
              throw new Error('seeded');
            }),
        ),
    ],
    [
      'a request to a foreign host',
      /foreign host: https:\/\/foreign\.example/,
      async ({ page }) => {
        await page.route('https://foreign.example/**', (route) => route.fulfill({ body: '' }));
        await page.goto('https://foreign.example/');
      },
    ],
    [
      'a request that fails',
      /failed request: .*seeded/,
      async ({ page }) => {
        await page.route('**/seeded', (route) => route.abort('connectionreset'));
        await page.evaluate(() => fetch('/seeded').catch(() => undefined));
      },
    ],
    ['a cookie', /cookie: seeded/, ({ page }) => page.evaluate(() => void (document.cookie = 'seeded=1'))],
  ];
  for (const [name, pattern, cause] of faults)
    test(name, async ({ visitor }) => {
      await cause(visitor);
      await expect.poll(async () => (await visitor.pageErrors()).filter((one) => pattern.test(one))).not.toEqual([]);
      visitor.expectPageError(/seeded|foreign/);
    });
});
