/** Page object of the resume dialog. Fields are named as in requests. */
import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, type Locator, type Page } from '@playwright/test';
import { paths } from 'contract/paths.ts';
import { fieldError } from './field-error.ts';

export const postNo = 'BY-HR-2601';
export const postPath = paths.talentRecruitment(1, postNo);

const fieldNames = ['fileNos', 'reporter', 'reporterMobile', 'email', 'remark', 'consent'] as const;

export type ResumeFieldName = (typeof fieldNames)[number];

export type FilePayload = { name: string; mimeType: string; buffer: Buffer };

export type ResumeInput = Record<Exclude<ResumeFieldName, 'fileNos' | 'consent'>, string>;

/** A resume with a unique remark, by which tests find it. */
export function newResume(): ResumeInput {
  return {
    reporter: '𠮷野 Ivan',
    reporterMobile: '+86 138 0013 8000',
    email: 'engineer@example.com',
    remark: `From August, ${crypto.randomUUID()}`,
  };
}

/** A PDF by its first bytes. */
export function pdfFile(name: string, bytes = 2000): FilePayload {
  const buffer = Buffer.alloc(bytes, ' ');
  buffer.write('%PDF-1.7\n1 0 obj << /Type /Catalog >> endobj\n');
  return { name, mimeType: 'application/pdf', buffer };
}

const folder = mkdtempSync(path.join(tmpdir(), 'e2e-resume-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));

/** A sparse file on disk: it is too large to pass through the test, so the browser gets its path. */
export function largeFile(name: string, bytes: number, beginning = '%PDF-1.7\n'): string {
  const file = path.join(folder, name);
  writeFileSync(file, beginning);
  truncateSync(file, bytes);
  return file;
}

export class ResumeDialog {
  readonly page: Page;
  readonly dialog: Locator;
  readonly send: Locator;
  readonly fileInput: Locator;
  readonly rows: Locator;

  constructor(page: Page) {
    this.page = page;
    this.dialog = page.locator('dialog[open]');
    this.send = this.dialog.locator('button[type="submit"]');
    this.fileInput = this.dialog.locator('input[type="file"]');
    this.rows = this.dialog.locator('form li');
  }

  openButton(): Locator {
    return this.page.locator('main [aria-haspopup="dialog"]:visible').first();
  }

  async open(): Promise<void> {
    await this.openButton().click();
    await expect(this.field('consent')).toBeEnabled();
  }

  field(name: ResumeFieldName): Locator {
    return name === 'fileNos' ? this.fileInput : this.dialog.locator(`[name="${name}"]`);
  }

  async fillIn(resume: ResumeInput): Promise<void> {
    await this.field('reporter').fill(resume.reporter);
    await this.field('reporterMobile').fill(resume.reporterMobile);
    await this.field('email').fill(resume.email);
    await this.field('remark').fill(resume.remark);
    await this.field('consent').check();
  }

  async values(): Promise<ResumeInput> {
    const value = (name: ResumeFieldName) => this.field(name).inputValue();
    return {
      reporter: await value('reporter'),
      reporterMobile: await value('reporterMobile'),
      email: await value('email'),
      remark: await value('remark'),
    };
  }

  row(name: string): Locator {
    return this.rows.filter({ has: this.page.getByText(name, { exact: true }) });
  }

  /** The upload state of each file, in the order of the list. */
  states(): Promise<(string | null)[]> {
    return this.rows.evaluateAll((rows) => rows.map((row) => row.getAttribute('data-state')));
  }

  /** The error of a field, or an empty string. */
  errorOf(name: ResumeFieldName): Promise<string> {
    return fieldError(this.dialog, this.field(name));
  }

  async errors(): Promise<Partial<Record<ResumeFieldName, string>>> {
    const errors: Partial<Record<ResumeFieldName, string>> = {};
    for (const name of fieldNames) {
      const error = await this.errorOf(name);
      if (error !== '') errors[name] = error;
    }
    return errors;
  }
}

/** The uploads and submissions that the page sends from now on. */
export function recordRequests(page: Page) {
  const requests: { uploads: number; submissions: Record<string, unknown>[] } = { uploads: 0, submissions: [] };
  page.on('request', (request) => {
    if (request.url().endsWith('/uploadFile')) requests.uploads += 1;
    if (request.url().endsWith('/submitReporter')) requests.submissions.push(JSON.parse(request.postData() ?? '{}'));
  });
  return requests;
}
