/** What a page says, offers and keeps when what it asks for does not come (section 8). */
import type { APIRequestContext, Page, Route } from '@playwright/test';
import { type Locale, localeNames } from 'contract/locales.ts';
import { paths, plainAddress } from 'contract/paths.ts';
import { words } from 'contract/words/words.ts';
import { prove, sampled } from './sample.ts';
import { expect, test, type Visitor } from './visitor.ts';

const gateway = '**/gw-api/**';

type Failure = 'network' | 'timeout' | 'badGateway' | 'envelope500' | 'envelope429';

const answers: Record<Failure, (locale: Locale) => (route: Route) => Promise<void>> = {
  network: () => (route) => route.abort('connectionrefused'),
  timeout: () => () => new Promise(() => undefined),
  badGateway: () => (route) => route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' }),
  // The envelope's own code counts, whatever the status says.
  envelope500: (locale) => (route) => route.fulfill({ json: { code: 500, msg: words[locale].errors.unexpected } }),
  envelope429: (locale) => (route) =>
    route.fulfill({ status: 429, json: { code: 429, msg: words[locale].errors.tooManyRequests } }),
};

const said: Record<Locale, Record<Failure | 'script' | 'retry' | 'reload', string>> = {
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

const failures = ['network', 'timeout', 'badGateway', 'envelope500', 'envelope429'] as const satisfies Failure[];

const noticesOf = (page: Page) => page.locator('section[aria-live]').getByRole('alert');

/** The browser notes by itself what did not come. */
function expectFailures({ expectComplaint }: Visitor): void {
  expectComplaint(/Failed to load resource/);
  expectComplaint(/failed request: .*(?:CONNECTION_REFUSED|ERR_FAILED)/);
}

/** Twenty seconds are as long as a test; what is asked of the browser is noted. */
async function shortenWaits(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const timeout = AbortSignal.timeout.bind(AbortSignal);
    AbortSignal.timeout = (milliseconds) => {
      document.documentElement.dataset['waits'] = String(milliseconds);
      return timeout(milliseconds / 20);
    };
  });
}

async function goesToNews(page: Page): Promise<void> {
  await page.locator('header nav a[href$="/news"]').first().click();
}

/** The scripts that a page's document names. */
async function scriptsOf(request: APIRequestContext, address: string): Promise<string[]> {
  const document = await (await request.get(address)).text();
  return [...document.matchAll(/<link rel="modulepreload"[^>]* href="([^"]+)"/g)].map(([, href = '']) => href);
}

for (const locale of localeNames) {
  const text = said[locale];

  for (const [index, failure] of failures.entries())
    test(
      `${locale}: ${failure} is told, and a retry stays until the page is there`,
      sampled(index, locale),
      async ({ visitor }) => {
        const { page, opens } = visitor;
        expectFailures(visitor);
        if (failure === 'timeout') await shortenWaits(page);
        await opens(locale, paths.contact());
        await page.route(gateway, answers[failure](locale));
        await goesToNews(page);
        await expect(noticesOf(page)).toHaveText(text[failure]);
        await expect(page.locator('main')).toContainText(text[failure]);
        await expect(page).toHaveURL(plainAddress(locale, paths.news()));
        const retry = page.locator('main').getByRole('link', { name: text.retry });
        if (failure === 'timeout') expect(await page.locator('html').getAttribute('data-waits')).toBe('20000');
        await noticesOf(page).evaluate((notice) => notice.setAttribute('data-first', ''));
        await retry.click();
        await expect(noticesOf(page).and(page.locator(':not([data-first])')), 'told anew').toHaveText(text[failure]);
        await expect(noticesOf(page)).toHaveCount(1);
        await page.unroute(gateway);
        await retry.click();
        await expect(page.locator('main a[href*="/news/detail/"]').first()).toBeVisible();
        await expect(page).toHaveURL(plainAddress(locale, paths.news()));
        await expect(noticesOf(page)).toHaveCount(0);
      },
    );

  test(`${locale}: what the gateway does not have is the not-found page`, sampled(0, locale), async ({ visitor }) => {
    const { page, opens } = visitor;
    expectFailures(visitor);
    await opens(locale, paths.news());
    const msg = words[locale].errors.notFound;
    await page.route('**/getnewdetail/*', (route) => route.fulfill({ status: 404, json: { code: 404, msg } }));
    await page.locator('main a[href*="/news/detail/"]').first().click();
    await expect(page.locator('main')).toContainText('404');
    await expect(noticesOf(page)).toHaveText(msg);
    await expect(page.locator('link[rel="canonical"]')).toHaveCount(0);
  });

  test(`${locale}: a list that does not come leaves the rest of its page`, sampled(1, locale), async ({ visitor }) => {
    const { page, opens } = visitor;
    expectFailures(visitor);
    const main = page.locator('main');
    await opens(locale, paths.bulkTrade());
    const categories = main.locator('nav a[href*="category="]:visible');
    await page.route(gateway, answers.network(locale));
    await categories.nth(1).click();
    await expect(noticesOf(page)).toHaveText(text.network);
    await expect(main.getByRole('link', { name: text.retry })).toBeVisible();
    await expect(main.locator('a[href*="/detail/"]')).toHaveCount(0);
    expect(await categories.count()).toBeGreaterThan(4);
    // Another step that fails is told anew.
    await page.locator('#keyword').fill('coke');
    await expect(page).toHaveURL(/keyword=coke/);
    await expect(noticesOf(page)).toHaveCount(1);
    await page.unroute(gateway);
    await main.getByRole('link', { name: text.retry }).click();
    await expect(main.locator('ul > li h3').first()).toBeVisible();
    await expect(main.getByRole('link', { name: text.retry })).toHaveCount(0);
    await expect(page.locator('#keyword')).toHaveValue('coke');
  });

  test(`${locale}: so does a tab of the news`, sampled(2, locale), async ({ visitor }) => {
    const { page, opens } = visitor;
    expectFailures(visitor);
    await opens(locale, paths.news());
    await page.route(gateway, answers.envelope500(locale));
    await page.locator('main nav a[href$="tab=tab2"]').click();
    await expect(noticesOf(page)).toHaveText(text.envelope500);
    await expect(page.locator('main nav a[href$="tab=tab2"]')).toHaveAttribute('aria-current', 'page');
    await page.unroute(gateway);
    await page.locator('main').getByRole('link', { name: text.retry }).click();
    await expect(page.locator('main h2 a').first()).toBeVisible();
    await expect(page.locator('main').getByRole('link', { name: text.retry })).toHaveCount(0);
  });

  test(`${locale}: a script that is gone is offered anew`, sampled(0, locale), async ({ visitor, request }) => {
    const { page, opens } = visitor;
    expectFailures(visitor);
    await opens(locale, paths.contact());
    const here = await scriptsOf(request, plainAddress(locale, paths.contact()));
    const scripts = (await scriptsOf(request, plainAddress(locale, paths.news()))).filter((one) => !here.includes(one));
    const isGone = (url: URL) => scripts.includes(url.pathname);
    await page.route(isGone, (route) => route.fulfill({ status: 404, contentType: 'text/html', body: 'gone' }));
    await goesToNews(page);
    await expect(noticesOf(page)).toHaveText(text.script);
    await page.unroute(isGone);
    await page.locator('main').getByRole('button', { name: text.reload }).click();
    await expect(page.locator('main a[href*="/news/detail/"]').first()).toBeVisible();
    await expect(page).toHaveURL(plainAddress(locale, paths.news()));
  });
}

test('behind # a first page that fails comes back as well', async ({ visitor }) => {
  const { page } = visitor;
  expectFailures(visitor);
  await page.route(gateway, answers.network('cn'));
  await page.goto('/#/news?tab=tab2');
  await expect(noticesOf(page)).toHaveText(said.cn.network);
  await page.unroute(gateway);
  await page.getByRole('link', { name: said.cn.retry }).click();
  await expect(page.locator('main nav a[href$="tab=tab2"]').first()).toHaveAttribute('aria-current', 'page');
  await expect(page.getByRole('banner')).toBeVisible();
});

test('the notice ends after five seconds, and not while it is hovered or focused; the retry stays', {
  tag: prove,
}, async ({ visitor }) => {
  const { page, opens } = visitor;
  expectFailures(visitor);
  await opens('en', paths.contact());
  await page.route(gateway, answers.network('en'));
  await goesToNews(page);
  const notice = noticesOf(page);
  await notice.hover();
  await page.waitForTimeout(6000);
  await expect(notice).toBeVisible();
  await notice.getByRole('button').focus();
  await page.mouse.move(20, 600);
  await page.waitForTimeout(5500);
  await expect(notice).toBeVisible();
  await notice.getByRole('button').blur();
  const begin = Date.now();
  await expect(notice).toHaveCount(0);
  expect(Date.now() - begin).toBeLessThan(5500);
  await expect(page.locator('main').getByRole('link', { name: said.en.retry })).toBeVisible();
});
