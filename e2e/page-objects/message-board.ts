import { expect, type Page } from '@playwright/test';
import { FormDialog } from './form-dialog.ts';
import { sideBarButton } from './side-bar.ts';

const textFields = ['reporter', 'reporterMobile', 'email', 'remark'] as const;
const fieldNames = ['reporterType', ...textFields, 'consent'] as const;

export type MessageFieldName = (typeof fieldNames)[number];

export type MessageInput = Record<Exclude<MessageFieldName, 'consent'>, string>;

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
 * Waits as long as a person writes. The server counts a message that is sent faster as spam
 * (server/src/submissions/admission/admission-rules.ts). It measures the time itself, so this is real time.
 */
export async function waitWritingTime(page: Page): Promise<void> {
  await page.waitForTimeout(3200);
}

/** Page object of the dialog that sends a message. */
export class MessageBoard extends FormDialog<MessageFieldName> {
  constructor(page: Page) {
    const dialog = page.getByRole('dialog').filter({ has: page.locator('[name="reporterType"], [role="alert"]') });
    const send = dialog.locator('button[type="submit"]');
    super(page, { dialog, openButton: sideBarButton(page, 'message'), send, fieldNames });
  }

  override async open(): Promise<void> {
    await super.open();
    await expect(this.field('reporterType').locator('option')).not.toHaveCount(1);
  }

  async fillIn({ reporterType, ...texts }: MessageInput): Promise<void> {
    await this.field('reporterType').selectOption(reporterType);
    await this.fillTexts(texts);
  }

  values(): Promise<Record<string, string>> {
    return this.valuesOf(['reporterType', ...textFields]);
  }
}
