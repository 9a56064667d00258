/** What a page says, offers and keeps when a request fails (section 8). */
import type { APIRequestContext, Page, Route } from '@playwright/test';
import { type Locale, localeNames } from 'contract/locales.ts';
import { paths, localePath } from 'contract/paths.ts';
import { words } from 'contract/words/words.ts';
import { fullRun, sampled } from './sample.ts';
import { expect, test, type Visitor } from './visitor.ts';

const gateway = '**/gw-api/**';

type Failure = 'network' | 'timeout' | 'badGateway' | 'envelope500' | 'envelope429';

const responses: Record<Failure, (locale: Locale) => (route: Route) => Promise<void>> = {
  network: () => (route) => route.abort('connectionrefused'),
  timeout: () => () => new Promise(() => undefined),
  badGateway: () => (route) => route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' }),
  // The code in the envelope counts, whatever the HTTP status is.
  envelope500: (locale) => (route) =>
    route.fulfill({ json: { code: 500, msg: words[locale].errors.unexpected, requestId: '0a1b2c3d' } }),
  envelope429: (locale) => (route) =>
    route.fulfill({ status: 429, json: { code: 429, msg: words[locale].errors.tooManyRequests } }),
};

const texts: Record<Locale, Record<Failure | 'script' | 'retry' | 'reload', string>> = {
  cn: {
    network: '后端接口连接异常',
    timeout: '系统接口请求超时',
    badGateway: '系统接口502异常',
    envelope500: '系统未知错误，请反馈给管理员',
    envelope429: '操作过于频繁，请稍后再试',
    script: '页面资源加载失败，网站可能已更新',
    retry: '重新加载',
    reload: '刷新页面',
  },
  en: {
    network: 'The connection to the server failed',
    timeout: 'The system request timed out',
    badGateway: 'System interface error 502',
    envelope500: 'Unknown system error, please report it to the administrator',
    envelope429: 'Too many requests. Please try again later',
    script: 'Part of the page did not load; the site may have been updated',
    retry: 'Try again',
    reload: 'Reload the page',
  },
  ru: {
    network: 'Не удалось связаться с сервером',
    timeout: 'Истекло время ожидания ответа системы',
    badGateway: 'Ошибка интерфейса системы: 502',
    envelope500: 'Неизвестная ошибка системы, сообщите администратору',
    envelope429: 'Слишком много запросов. Повторите попытку позже',
    script: 'Часть страницы не загрузилась: возможно, сайт обновился',
    retry: 'Повторить',
    reload: 'Обновить страницу',
  },
};

/** What fails, and the language in which `npm test` runs the case. */
const failures = [
  ['network', 'cn'],
  ['timeout', 'en'],
  ['badGateway', 'ru'],
  ['envelope500', 'cn'],
  ['envelope429', 'en'],
] as const satisfies [Failure, Locale][];

const noticesOn = (page: Page) => page.locator('section[aria-live]').getByRole('alert');

/** The browser logs failed requests by itself. */
function expectFailures({ expectPageError }: Visitor): void {
  expectPageError(/Failed to load resource/);
  expectPageError(/failed request: .*(?:CONNECTION_REFUSED|ERR_FAILED)/);
}

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

async function goToNews(page: Page): Promise<void> {
  await page.locator('header nav a[href$="/news"]').first().click();
}

/** The scripts that the page's document names. */
async function scriptsOf(request: APIRequestContext, address: string): Promise<string[]> {
  const document = await (await request.get(address)).text();
  return / data-scripts="([^"]+)"/.exec(document)?.[1]?.split(' ') ?? [];
}

for (const locale of localeNames) {
  const text = texts[locale];

  for (const [failure, quickRunLocale] of failures)
    test(
      `${locale}: ${failure} is shown, with a retry until the page has loaded`,
      sampled(quickRunLocale, locale),
      async ({ visitor }) => {
        const { page, openPage } = visitor;
        expectFailures(visitor);
        if (failure === 'timeout') await shortenTimeouts(page);
        await openPage(locale, paths.contact());
        await page.route(gateway, responses[failure](locale));
        await goToNews(page);
        await expect(noticesOn(page)).toHaveText(text[failure]);
        await expect(page.locator('main')).toContainText(text[failure]);
        await expect(page.locator('main').getByText('0a1b2c3d')).toHaveCount(failure === 'envelope500' ? 1 : 0);
        await expect(page).toHaveURL(localePath(locale, paths.news()));
        const retry = page.locator('main').getByRole('link', { name: text.retry });
        if (failure === 'timeout') expect(await page.locator('html').getAttribute('data-timeout')).toBe('20000');
        await noticesOn(page).evaluate((notice) => notice.setAttribute('data-first', ''));
        await retry.click();
        await expect(noticesOn(page).and(page.locator(':not([data-first])')), 'announced again').toHaveText(
          text[failure],
        );
        await expect(noticesOn(page)).toHaveCount(1);
        await page.unroute(gateway);
        await retry.click();
        await expect(page.locator('main a[href*="/news/detail/"]').first()).toBeVisible();
        await expect(page).toHaveURL(localePath(locale, paths.news()));
        await expect(noticesOn(page)).toHaveCount(0);
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
      await page.locator('main a[href*="/news/detail/"]').first().click();
      await expect(page.locator('main')).toContainText('404');
      await expect(noticesOn(page)).toHaveText(msg);
      await expect(page.locator('link[rel="canonical"]')).toHaveCount(0);
    },
  );

  test(`${locale}: a failed list leaves the rest of its page intact`, sampled('en', locale), async ({ visitor }) => {
    const { page, openPage } = visitor;
    expectFailures(visitor);
    const main = page.locator('main');
    await openPage(locale, paths.bulkTrade());
    const categories = main.locator('nav a[href*="category="]:visible');
    await page.route(gateway, responses.network(locale));
    await categories.nth(1).click();
    await expect(noticesOn(page)).toHaveText(text.network);
    await expect(main.getByRole('link', { name: text.retry })).toBeVisible();
    await expect(main.locator('a[href*="/detail/"]')).toHaveCount(0);
    expect(await categories.count()).toBeGreaterThan(4);
    // A second failing navigation is announced again.
    await page.locator('#keyword').fill('coke');
    await expect(page).toHaveURL(/keyword=coke/);
    await expect(noticesOn(page)).toHaveCount(1);
    await page.unroute(gateway);
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
      await page.route(gateway, responses.envelope500(locale));
      await page.locator('main nav a[href$="tab=tab2"]').click();
      await expect(noticesOn(page)).toHaveText(text.envelope500);
      await expect(page.locator('main nav a[href$="tab=tab2"]')).toHaveAttribute('aria-current', 'page');
      await page.unroute(gateway);
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
    await expect(noticesOn(page)).toHaveText(text.script);
    await page.unroute(isMissing);
    await page.locator('main').getByRole('button', { name: text.reload }).click();
    await expect(page.locator('main a[href*="/news/detail/"]').first()).toBeVisible();
    await expect(page).toHaveURL(localePath(locale, paths.news()));
  });
}

test('in hash mode a failed first page recovers as well', async ({ visitor }) => {
  const { page } = visitor;
  expectFailures(visitor);
  await page.route(gateway, responses.network('cn'));
  await page.goto('/#/news?tab=tab2');
  await expect(noticesOn(page)).toHaveText(texts.cn.network);
  await page.unroute(gateway);
  await page.getByRole('link', { name: texts.cn.retry }).click();
  await expect(page.locator('main nav a[href$="tab=tab2"]').first()).toHaveAttribute('aria-current', 'page');
  await expect(page.getByRole('banner')).toBeVisible();
});

test('a notice disappears after five seconds, unless it is hovered or focused; the retry link stays', {
  tag: fullRun,
}, async ({ visitor }) => {
  const { page, openPage } = visitor;
  expectFailures(visitor);
  await page.clock.install();
  await openPage('en', paths.contact());
  await page.route(gateway, responses.network('en'));
  await goToNews(page);
  const notice = noticesOn(page);
  await notice.hover();
  await page.clock.runFor(6000);
  await expect(notice).toBeVisible();
  await notice.getByRole('button').focus();
  await page.mouse.move(20, 600);
  await page.clock.runFor(5500);
  await expect(notice).toBeVisible();
  await notice.getByRole('button').blur();
  await page.clock.runFor(5500);
  await expect(notice).toHaveCount(0);
  await expect(page.locator('main').getByRole('link', { name: texts.en.retry })).toBeVisible();
});
