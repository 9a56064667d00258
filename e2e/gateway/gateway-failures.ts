/** Failing responses of the gateway, and what pages say about them. */
import type { Locator, Page, Route } from '@playwright/test';
import type { Locale } from 'contract/locales.ts';
import { words } from 'contract/words/words.ts';
import type { Visitor } from '../fixtures/visitor.ts';

export const gatewayUrl = '**/gw-api/**';

export type Failure = 'network' | 'timeout' | 'badGateway' | 'envelope500' | 'envelope429';

export const failingResponses: Record<Failure, (locale: Locale) => (route: Route) => Promise<void>> = {
  network: () => (route) => route.abort('connectionrefused'),
  timeout: () => () => new Promise(() => undefined),
  badGateway: () => (route) => route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' }),
  // The code in the envelope counts, whatever the HTTP status is.
  envelope500: (locale) => (route) =>
    route.fulfill({ json: { code: 500, msg: words[locale].errors.unexpected, requestId: '0a1b2c3d' } }),
  envelope429: (locale) => (route) =>
    route.fulfill({ status: 429, json: { code: 429, msg: words[locale].errors.tooManyRequests } }),
};

export const failureTexts: Record<Locale, Record<Failure | 'script' | 'retry' | 'reload', string>> = {
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

export function toastsOn(page: Page): Locator {
  return page.locator('section[aria-live]').getByRole('alert');
}

/** The browser logs failed requests by itself. */
export function expectFailures({ expectPageError }: Visitor): void {
  expectPageError(/Failed to load resource/);
  expectPageError(/failed request: .*(?:CONNECTION_REFUSED|ERR_FAILED)/);
}

export async function goToNews(page: Page): Promise<void> {
  await page.locator('header nav a[href$="/news"]').first().click();
}
