import type { Locator, Page } from '@playwright/test';
import { paths } from 'contract/urls/paths.ts';
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

/** The button of the open post. The open application has one too, which may be hydrated first. */
export function resumeButton(page: Page): Locator {
  return page.locator('main table [aria-haspopup="dialog"]:visible');
}

/** Page object of the dialog that sends an application for a post. */
export class ResumeDialog extends FormDialog<(typeof fieldNames)[number]> {
  constructor(page: Page) {
    const dialog = page.locator('dialog[open]');
    super(page, { dialog, openButton: resumeButton(page), send: dialog.locator('button[type="submit"]'), fieldNames });
  }

  fillIn(resume: ResumeInput): Promise<void> {
    return this.fillTexts(resume);
  }

  values(): Promise<Record<string, string>> {
    return this.valuesOf(textFields);
  }
}
