/** Page object of the message board. Fields are named as in requests. */
import { expect, type Locator, type Page } from '@playwright/test';
import { fieldError } from './field-error.ts';
import { sideBarButton } from './side-bar.ts';

const fieldNames = ['reporterType', 'reporter', 'reporterMobile', 'email', 'remark', 'consent'] as const;

export type FieldName = (typeof fieldNames)[number];

export type MessageInput = Record<Exclude<FieldName, 'consent'>, string>;

/** A message with a unique text, by which tests find it. */
export function newMessage(): MessageInput {
  const id = crypto.randomUUID();
  return {
    reporterType: '2',
    reporter: '𠮷野 Ivan',
    reporterMobile: '+86 138 0013 8000',
    email: 'buyer@example.com',
    remark: `2,000 t of calcined coke, ${id}\nsecond line <b>&amp;</b>`,
  };
}

/**
 * The server counts a message that is sent faster than a person can write as spam
 * (server/src/submissions/admission/admission-rules.ts). It measures the time itself, so a test has to wait in real time.
 */
export const writingTime = 3200;

export class MessageBoard {
  readonly page: Page;
  readonly dialog: Locator;
  readonly send: Locator;

  constructor(page: Page) {
    this.page = page;
    this.dialog = page.getByRole('dialog').filter({ has: page.locator('[name="reporterType"], [role="alert"]') });
    this.send = this.dialog.locator('button[type="submit"]');
  }

  openButton(): Locator {
    return sideBarButton(this.page, 'message');
  }

  async open(): Promise<void> {
    await this.openButton().click();
    await expect(this.field('reporterType').locator('option')).not.toHaveCount(1);
    await expect(this.field('consent')).toBeEnabled();
  }

  field(name: FieldName): Locator {
    return this.dialog.locator(`[name="${name}"]`);
  }

  async fillIn(message: MessageInput): Promise<void> {
    const { reporterType, ...texts } = message;
    await this.field('reporterType').selectOption(reporterType);
    for (const name of fieldNames) {
      if (name === 'reporterType') continue;
      if (name === 'consent') await this.field(name).check();
      else await this.field(name).fill(texts[name]);
    }
  }

  async values(): Promise<MessageInput> {
    const value = (name: FieldName) => this.field(name).inputValue();
    return {
      reporterType: await value('reporterType'),
      reporter: await value('reporter'),
      reporterMobile: await value('reporterMobile'),
      email: await value('email'),
      remark: await value('remark'),
    };
  }

  /** The error of a field, or an empty string. */
  errorOf(name: FieldName): Promise<string> {
    return fieldError(this.dialog, this.field(name));
  }

  async errors(): Promise<Record<FieldName, string>> {
    const errors = { reporterType: '', reporter: '', reporterMobile: '', email: '', remark: '', consent: '' };
    for (const name of fieldNames) errors[name] = await this.errorOf(name);
    return errors;
  }
}

/** The messages that the page sends from now on. */
export function recordMessages(page: Page) {
  const sent: Record<string, unknown>[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/submitReporter')) sent.push(JSON.parse(request.postData() ?? '{}'));
  });
  return sent;
}
