/** The page that a receipt opens. */
import type { APIRequestContext, Locator, Page } from '@playwright/test';
import type { Locale } from 'contract/locales.ts';
import { submitForm } from 'contract/submissions/submissions.ts';
import { newMessage } from './message-board.ts';

export const submissionUrl = /\/gw-api\/(cn|en|ru)\/site\/submission$/;

/** Sends a message through the gateway, and returns its number and the text by which it is found. */
export async function sendMessage(
  request: APIRequestContext,
  locale: Locale,
): Promise<{ number: string; remark: string }> {
  const message = newMessage();
  const path = submitForm.path.replace('{lang}', locale);
  const response = await request.post(`/gw-api${path}`, { data: { sayType: '2', ...message } });
  const { receipt }: { receipt: string } = await response.json();
  return { number: receipt, remark: message.remark };
}

export const submissionTexts: Record<Locale, Record<'received' | 'withdrawn' | 'withdraw' | 'confirm', string>> = {
  cn: { received: '已收到', withdrawn: '已撤回', withdraw: '撤回所提交的内容', confirm: '撤回并删除' },
  en: {
    received: 'Received',
    withdrawn: 'Withdrawn',
    withdraw: 'Withdraw this submission',
    confirm: 'Withdraw and delete',
  },
  ru: {
    received: 'Получено',
    withdrawn: 'Обращение отозвано',
    withdraw: 'Отозвать обращение',
    confirm: 'Отозвать и удалить',
  },
};

export function receiptField(page: Page): Locator {
  return page.locator('main [name="receipt"]');
}

/** The button of the form that is shown: it opens a submission, or adds an entry to it. */
export function submitButton(page: Page): Locator {
  return page.locator('main button[type="submit"]');
}

export function entryText(page: Page): Locator {
  return page.locator('main textarea');
}

export function entries(page: Page): Locator {
  return page.locator('main ol[aria-live] > li');
}
