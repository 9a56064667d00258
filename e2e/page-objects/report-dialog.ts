import type { Locator, Page } from '@playwright/test';
import { FormDialog } from './form-dialog.ts';

const textFields = ['deptName', 'reportered', 'reporter', 'reporterMobile', 'remark'] as const;
const fieldNames = ['reporterItems', ...textFields, 'fileNos', 'consent'] as const;

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

/** Page object of the dialog that sends a report. */
export class ReportDialog extends FormDialog<(typeof fieldNames)[number]> {
  /** The link to another site, which leaves at once. */
  readonly quickExit: Locator;

  constructor(page: Page) {
    const dialog = page.locator('dialog[open]');
    const openButton = page.locator('main [aria-haspopup="dialog"]:visible').first();
    super(page, { dialog, openButton, send: dialog.locator('footer button[type="submit"]'), fieldNames });
    this.quickExit = dialog.locator('header a');
  }

  option(name: 'reporterItems' | 'ifShow', value: string | number): Locator {
    return this.dialog.locator(`[name="${name}"][value="${value}"]`);
  }

  async fillIn({ reporterItems, ifShow, ...texts }: ReportInput): Promise<void> {
    for (const item of reporterItems) await this.option('reporterItems', item).check();
    await this.option('ifShow', ifShow).check();
    await this.fillTexts(texts);
  }

  async values(): Promise<Record<string, unknown>> {
    const checked = this.dialog.locator('[name="reporterItems"]:checked');
    return {
      ...(await this.valuesOf(textFields)),
      reporterItems: await checked.evaluateAll((options) => options.map((option) => option.getAttribute('value'))),
      ifShow: (await this.option('ifShow', 1).isChecked()) ? 1 : 0,
    };
  }
}
