/** Page object of the report dialog. Fields are named as in requests. */
import { expect, type Locator, type Page } from '@playwright/test';
import type { Locale } from 'contract/locales.ts';
import { fieldError } from './field-error.ts';
import type { Visitor } from './visitor.ts';

const textFields = ['deptName', 'reportered', 'reporter', 'reporterMobile', 'remark'] as const;
const fieldNames = ['reporterItems', ...textFields, 'fileNos', 'consent'] as const;

export type ReportFieldName = (typeof fieldNames)[number];

export type ReportInput = Record<(typeof textFields)[number], string> & { reporterItems: string[]; ifShow: 0 | 1 };

/** A report with a unique description, by which tests find it. */
export function newReport(): ReportInput {
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
  readonly fileInput: Locator;
  readonly rows: Locator;
  /** The quick exit. */
  readonly quickExit: Locator;

  constructor(page: Page) {
    this.page = page;
    this.dialog = page.locator('dialog[open]');
    this.send = this.dialog.locator('footer button[type="submit"]');
    this.fileInput = this.dialog.locator('input[type="file"]');
    this.rows = this.dialog.locator('form li[data-state]');
    this.quickExit = this.dialog.locator('header a');
  }

  openButton(): Locator {
    return this.page.locator('main [aria-haspopup="dialog"]:visible').first();
  }

  async open(): Promise<void> {
    await this.openButton().click();
    await expect(this.field('consent')).toBeEnabled();
  }

  /** The first of several options. */
  field(name: ReportFieldName): Locator {
    return name === 'fileNos' ? this.fileInput : this.dialog.locator(`[name="${name}"]`).first();
  }

  option(name: 'reporterItems' | 'ifShow', value: string | number): Locator {
    return this.dialog.locator(`[name="${name}"][value="${value}"]`);
  }

  async fillIn({ reporterItems, ifShow, ...texts }: ReportInput): Promise<void> {
    for (const item of reporterItems) await this.option('reporterItems', item).check();
    await this.option('ifShow', ifShow).check();
    for (const name of textFields) await this.field(name).fill(texts[name]);
    await this.field('consent').check();
  }

  async values(): Promise<ReportInput> {
    const value = (name: ReportFieldName) => this.field(name).inputValue();
    const checked = this.dialog.locator('[name="reporterItems"]:checked');
    return {
      reporterItems: await checked.evaluateAll((options) =>
        options.map((option) => option.getAttribute('value') ?? ''),
      ),
      deptName: await value('deptName'),
      reportered: await value('reportered'),
      ifShow: (await this.option('ifShow', 1).isChecked()) ? 1 : 0,
      reporter: await value('reporter'),
      reporterMobile: await value('reporterMobile'),
      remark: await value('remark'),
    };
  }

  /** The error of a field, or an empty string. */
  errorOf(name: ReportFieldName): Promise<string> {
    return fieldError(this.dialog, this.field(name));
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

/** The quick exit leads to another site, one per language. Tests mock these sites. */
export const exitTargets: Record<Locale, string> = {
  cn: 'https://www.baidu.com/',
  en: 'https://www.bing.com/',
  ru: 'https://ya.ru/',
};

export async function mockExitTargets({ page, expectPageError }: Visitor): Promise<void> {
  for (const address of Object.values(exitTargets)) {
    expectPageError(new RegExp(`^foreign host: ${address}`));
    await page.route(`${address}**`, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<h1>Elsewhere</h1>' }),
    );
  }
}

export async function pressShiftThrice(page: Page): Promise<void> {
  for (const _ of [1, 2, 3]) await page.keyboard.press('Shift');
}
