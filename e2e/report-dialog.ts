/** Page object of the report dialog. Fields are named as in requests. */
import { expect, type Locator, type Page } from '@playwright/test';
import type { Locale } from 'contract/locales.ts';
import type { Visitor } from './visitor.ts';

const lines = ['deptName', 'reportered', 'reporter', 'reporterMobile', 'remark'] as const;
const fieldNames = ['reporterItems', ...lines, 'fileNos', 'consent'] as const;

export type ReportFieldName = (typeof fieldNames)[number];

export type WrittenReport = Record<(typeof lines)[number], string> & { reporterItems: string[]; ifShow: 0 | 1 };

/** A report with a unique description, by which tests find it. */
export function newReport(): WrittenReport {
  return {
    reporterItems: ['2', '5'],
    deptName: '二厂 · Цех 2, weighbridge',
    reportered: '𠮷野',
    ifShow: 1,
    reporter: '',
    reporterMobile: '',
    remark: `The second scale shows less, ${crypto.randomUUID()}\nAlways at night.`,
  };
}

export class ReportDialog {
  readonly page: Page;
  readonly dialog: Locator;
  readonly send: Locator;
  readonly chooser: Locator;
  readonly rows: Locator;
  /** The quick exit. */
  readonly exit: Locator;

  constructor(page: Page) {
    this.page = page;
    this.dialog = page.locator('dialog[open]');
    this.send = this.dialog.locator('footer button[type="submit"]');
    this.chooser = this.dialog.locator('input[type="file"]');
    this.rows = this.dialog.locator('form li[data-state]');
    this.exit = this.dialog.locator('header a');
  }

  openButton(): Locator {
    return this.page.locator('main [aria-haspopup="dialog"]:visible').first();
  }

  async open(): Promise<void> {
    await this.openButton().click();
    await expect(this.field('consent')).toBeEnabled();
  }

  /** The first of several boxes. */
  field(name: ReportFieldName): Locator {
    return name === 'fileNos' ? this.chooser : this.dialog.locator(`[name="${name}"]`).first();
  }

  box(name: 'reporterItems' | 'ifShow', value: string | number): Locator {
    return this.dialog.locator(`[name="${name}"][value="${value}"]`);
  }

  async write({ reporterItems, ifShow, ...texts }: WrittenReport): Promise<void> {
    for (const item of reporterItems) await this.box('reporterItems', item).check();
    await this.box('ifShow', ifShow).check();
    for (const name of lines) await this.field(name).fill(texts[name]);
    await this.field('consent').check();
  }

  async written(): Promise<WrittenReport> {
    const value = (name: ReportFieldName) => this.field(name).inputValue();
    const ticked = this.dialog.locator('[name="reporterItems"]:checked');
    return {
      reporterItems: await ticked.evaluateAll((boxes) => boxes.map((box) => box.getAttribute('value') ?? '')),
      deptName: await value('deptName'),
      reportered: await value('reportered'),
      ifShow: (await this.box('ifShow', 1).isChecked()) ? 1 : 0,
      reporter: await value('reporter'),
      reporterMobile: await value('reporterMobile'),
      remark: await value('remark'),
    };
  }

  /** The error of a field, as screen readers find it. */
  async errorOf(name: ReportFieldName): Promise<string> {
    const field = this.field(name);
    if ((await field.getAttribute('aria-invalid')) !== 'true') return '';
    const ids = (await field.getAttribute('aria-describedby'))?.split(' ') ?? [];
    return (await this.dialog.locator(`[id="${ids[0]}"]`).innerText()).trim();
  }

  async errors(): Promise<Partial<Record<ReportFieldName, string>>> {
    const errors: Partial<Record<ReportFieldName, string>> = {};
    for (const name of fieldNames) {
      const error = await this.errorOf(name);
      if (error !== '') errors[name] = error;
    }
    return errors;
  }
}

/**
 * The exit's target by language: pages of other sites. The test answers them, since it has no access to other sites.
 */
export const neutralPages: Record<Locale, string> = {
  cn: 'https://www.baidu.com/',
  en: 'https://www.bing.com/',
  ru: 'https://ya.ru/',
};

export async function answerNeutralPages({ page, expectPageError }: Visitor): Promise<void> {
  for (const address of Object.values(neutralPages)) {
    expectPageError(new RegExp(`^foreign host: ${address}`));
    await page.route(`${address}**`, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<h1>Elsewhere</h1>' }),
    );
  }
}

export async function pressShiftThrice(page: Page): Promise<void> {
  for (const _ of [1, 2, 3]) await page.keyboard.press('Shift');
}

/** Every place except its memory where a page could leave what was written. */
export function browserStorage(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const databases = await indexedDB.databases();
    const names = databases.map(({ name }) => name);
    const pageState = [location.href, document.title, document.referrer, document.cookie, history.state];
    return JSON.stringify([
      Object.entries(localStorage),
      Object.entries(sessionStorage),
      names,
      await caches.keys(),
      pageState,
    ]);
  });
}
