/** What a page says, offers and keeps when a request fails (section 8). */
import type { APIRequestContext, Page } from '@playwright/test';
import { type Locale, localeNames } from 'contract/locales.ts';
import { paths, localePath } from 'contract/urls/paths.ts';
import { words } from 'contract/words/words.ts';
import {
  expectFailures,
  type Failure,
  failingResponses,
  failureTexts,
  gatewayUrl,
  goToNews,
  toastsOn,
} from '../gateway/gateway-failures.ts';
import { sampled } from '../test-data/sample.ts';
import { expect, test, waitForHydrationOf } from '../fixtures/visitor.ts';

/** What fails, and the language in which `npm test` runs the case. */
const failures = [
  ['network', 'cn'],
  ['timeout', 'en'],
  ['badGateway', 'ru'],
  ['envelope500', 'cn'],
  ['envelope429', 'en'],
] as const satisfies [Failure, Locale][];

/** Shortens the page's timeout of 20 seconds, and stores the original one in an attribute for the test to check. */
async function shortenTimeouts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const timeout = AbortSignal.timeout.bind(AbortSignal);
    AbortSignal.timeout = (milliseconds) => {
      document.documentElement.dataset['timeout'] = String(milliseconds);
      return timeout(milliseconds / 20);
    };
  });
}

/** The scripts that the page's document names. */
async function scriptsOf(request: APIRequestContext, path: string): Promise<string[]> {
  const document = await (await request.get(path)).text();
  return / data-scripts="([^"]+)"/.exec(document)?.[1]?.split(' ') ?? [];
}

for (const locale of localeNames) {
  const text = failureTexts[locale];

  for (const [failure, quickRunLocale] of failures)
    test(
      `${locale}: ${failure} is shown, with a retry until the page has loaded`,
      sampled(quickRunLocale, locale),
      async ({ visitor }) => {
        const { page, openPage } = visitor;
        expectFailures(visitor);
        if (failure === 'timeout') await shortenTimeouts(page);
        await openPage(locale, paths.contact());
        await page.route(gatewayUrl, failingResponses[failure](locale));
        await goToNews(page);
        await expect(toastsOn(page)).toHaveText(text[failure]);
        await expect(page.locator('main')).toContainText(text[failure]);
        await expect(page.locator('main').getByText('0a1b2c3d')).toHaveCount(failure === 'envelope500' ? 1 : 0);
        await expect(page).toHaveURL(localePath(locale, paths.news()));
        const retry = page.locator('main').getByRole('link', { name: text.retry });
        if (failure === 'timeout') expect(await page.locator('html').getAttribute('data-timeout')).toBe('20000');
        await toastsOn(page).evaluate((toast) => toast.setAttribute('data-first', ''));
        await retry.click();
        await expect(toastsOn(page).and(page.locator(':not([data-first])')), 'announced again').toHaveText(
          text[failure],
        );
        await expect(toastsOn(page)).toHaveCount(1);
        await page.unroute(gatewayUrl);
        await retry.click();
        await expect(page.locator('main a[href*="/news/detail/"]').first()).toBeVisible();
        await expect(page).toHaveURL(localePath(locale, paths.news()));
        await expect(toastsOn(page)).toHaveCount(0);
      },
    );

  test(
    `${locale}: an item missing at the gateway shows the not-found page`,
    sampled('cn', locale),
    async ({ visitor }) => {
      const { page, openPage } = visitor;
      expectFailures(visitor);
      await openPage(locale, paths.news());
      const msg = words[locale].errors.notFound;
      await page.route('**/getnewdetail/*', (route) => route.fulfill({ status: 404, json: { code: 404, msg } }));
      const item = page.locator('main a[href*="/news/detail/"]').first();
      await waitForHydrationOf(item);
      await item.click();
      await expect(page.locator('main')).toContainText('404');
      await expect(toastsOn(page)).toHaveText(msg);
      await expect(page.locator('link[rel="canonical"]')).toHaveCount(0);
    },
  );

  test(`${locale}: a failed list leaves the rest of its page intact`, sampled('en', locale), async ({ visitor }) => {
    const { page, openPage } = visitor;
    expectFailures(visitor);
    const main = page.locator('main');
    await openPage(locale, paths.bulkTrade());
    const categories = main.locator('nav a[href*="category="]:visible');
    await page.route(gatewayUrl, failingResponses.network(locale));
    await categories.nth(1).click();
    await expect(toastsOn(page)).toHaveText(text.network);
    await expect(main.getByRole('link', { name: text.retry })).toBeVisible();
    await expect(main.locator('a[href*="/detail/"]')).toHaveCount(0);
    expect(await categories.count()).toBeGreaterThan(4);
    // A second failing navigation is announced again.
    await page.locator('#keyword').fill('coke');
    await expect(page).toHaveURL(/keyword=coke/);
    await expect(toastsOn(page)).toHaveCount(1);
    await page.unroute(gatewayUrl);
    await main.getByRole('link', { name: text.retry }).click();
    await expect(main.locator('ul > li h3').first()).toBeVisible();
    await expect(main.getByRole('link', { name: text.retry })).toHaveCount(0);
    await expect(page.locator('#keyword')).toHaveValue('coke');
  });

  test(
    `${locale}: a failed news tab leaves the rest of its page intact`,
    sampled('ru', locale),
    async ({ visitor }) => {
      const { page, openPage } = visitor;
      expectFailures(visitor);
      await openPage(locale, paths.news());
      await page.route(gatewayUrl, failingResponses.envelope500(locale));
      await page.locator('main nav a[href$="tab=tab2"]').click();
      await expect(toastsOn(page)).toHaveText(text.envelope500);
      await expect(page.locator('main nav a[href$="tab=tab2"]')).toHaveAttribute('aria-current', 'page');
      await page.unroute(gatewayUrl);
      await page.locator('main').getByRole('link', { name: text.retry }).click();
      await expect(page.locator('main h2 a').first()).toBeVisible();
      await expect(page.locator('main').getByRole('link', { name: text.retry })).toHaveCount(0);
    },
  );

  test(`${locale}: a missing script offers a reload`, sampled('cn', locale), async ({ visitor, request }) => {
    const { page, openPage } = visitor;
    expectFailures(visitor);
    await openPage(locale, paths.contact());
    const currentScripts = await scriptsOf(request, localePath(locale, paths.contact()));
    const scripts = (await scriptsOf(request, localePath(locale, paths.news()))).filter(
      (one) => !currentScripts.includes(one),
    );
    const isMissing = (url: URL) => scripts.includes(url.pathname);
    await page.route(isMissing, (route) => route.fulfill({ status: 404, contentType: 'text/html', body: 'gone' }));
    await goToNews(page);
    await expect(toastsOn(page)).toHaveText(text.script);
    await page.unroute(isMissing);
    await page.locator('main').getByRole('button', { name: text.reload }).click();
    await expect(page.locator('main a[href*="/news/detail/"]').first()).toBeVisible();
    await expect(page).toHaveURL(localePath(locale, paths.news()));
  });
}

test('in hash mode a failed first page recovers as well', async ({ visitor }) => {
  const { page } = visitor;
  expectFailures(visitor);
  await page.route(gatewayUrl, failingResponses.network('cn'));
  await page.goto('/#/news?tab=tab2');
  await expect(toastsOn(page)).toHaveText(failureTexts.cn.network);
  await page.unroute(gatewayUrl);
  await page.getByRole('link', { name: failureTexts.cn.retry }).click();
  await expect(page.locator('main nav a[href$="tab=tab2"]').first()).toHaveAttribute('aria-current', 'page');
  await expect(page.getByRole('banner')).toBeVisible();
});

test('a missing page whose script does not load offers a reload', async ({ visitor }) => {
  const { page, openHashPage } = visitor;
  expectFailures(visitor);
  await openHashPage(paths.privacy());
  const scripts = /\/assets\/[^/]+\.js$/;
  await page.route(scripts, (route) => route.abort());
  await page.evaluate(() => (location.hash = '#/nope'));
  await expect(toastsOn(page)).toHaveText(failureTexts.cn.script);
  await page.unroute(scripts);
  await page.locator('main').getByRole('button', { name: failureTexts.cn.reload }).click();
  await expect(page.locator('main')).toContainText('404');
});
