/** Page object of the receipt dialog that follows a sent form. */
import { expect, type Locator, type Page } from '@playwright/test';

const number = /^\d{4} \d{4} \d{4} \d{4}$/;

export class ReceiptDialog {
  readonly dialog: Locator;
  readonly number: Locator;
  /** The only way to close it: “I have saved it”. */
  readonly saved: Locator;

  constructor(page: Page) {
    this.dialog = page.locator('dialog[open]').filter({ has: page.getByText(number) });
    this.number = this.dialog.getByText(number);
    this.saved = this.dialog.locator('footer button');
  }

  /** Confirms that the number is saved, and returns it. */
  async save(): Promise<string> {
    const shown = await this.number.innerText();
    await this.saved.click();
    await expect(this.dialog).toHaveCount(0);
    return shown;
  }
}
