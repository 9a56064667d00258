import type { Page } from '@playwright/test';
import { paths } from 'contract/paths.ts';
import { FormDialog } from './form-dialog.ts';

export const postNo = 'BY-HR-2601';
export const postPath = paths.talentRecruitment(1, postNo);

const textFields = ['reporter', 'reporterMobile', 'email', 'remark'] as const;
const fieldNames = ['fileNos', ...textFields, 'consent'] as const;

export type ResumeInput = Record<(typeof textFields)[number], string>;

/** A resume with a unique remark, by which tests find it. */
export function newResume(): ResumeInput {
  return {
    reporter: '𠮷野 Ivan',
    reporterMobile: '+86 138 0013 8000',
    email: 'engineer@example.com',
    remark: `From August, ${crypto.randomUUID()}`,
  };
}

/** Page object of the dialog that sends an application for a post. */
export class ResumeDialog extends FormDialog<(typeof fieldNames)[number]> {
  constructor(page: Page) {
    const dialog = page.locator('dialog[open]');
    const openButton = page.locator('main [aria-haspopup="dialog"]:visible').first();
    super(page, { dialog, openButton, send: dialog.locator('button[type="submit"]'), fieldNames });
  }

  fillIn(resume: ResumeInput): Promise<void> {
    return this.fillTexts(resume);
  }

  values(): Promise<Record<string, string>> {
    return this.valuesOf(textFields);
  }
}
