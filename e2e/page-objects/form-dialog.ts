import { expect, type Locator, type Page } from '@playwright/test';
import { fieldError } from './field-error.ts';

type Parts<FieldName extends string> = {
  dialog: Locator;
  openButton: Locator;
  send: Locator;
  /** In the order of the form. */
  fieldNames: readonly FieldName[];
};

/** Page object of a form in a dialog. Fields are named as in requests. */
export class FormDialog<FieldName extends string> {
  readonly page: Page;
  readonly dialog: Locator;
  readonly send: Locator;
  readonly fileInput: Locator;
  /** The chosen files. */
  readonly rows: Locator;
  readonly #openButton: Locator;
  readonly #fieldNames: readonly FieldName[];

  constructor(page: Page, { dialog, openButton, send, fieldNames }: Parts<FieldName>) {
    this.page = page;
    this.dialog = dialog;
    this.send = send;
    this.fileInput = dialog.locator('input[type="file"]');
    this.rows = dialog.locator('form li[data-state]');
    this.#openButton = openButton;
    this.#fieldNames = fieldNames;
  }

  openButton(): Locator {
    return this.#openButton;
  }

  /** Opens the dialog and waits until the form can be filled in. */
  async open(): Promise<void> {
    await this.openButton().click();
    await expect(this.dialog.locator('[name="consent"]')).toBeEnabled();
  }

  /** The control of a field, the first of several options. */
  field(name: FieldName): Locator {
    return name === 'fileNos' ? this.fileInput : this.dialog.locator(`[name="${name}"]`).first();
  }

  /** Fills in the text fields and accepts the privacy notice. */
  protected async fillTexts(texts: Readonly<Record<string, string>>): Promise<void> {
    for (const name of this.#fieldNames) {
      const text = texts[name];
      if (text !== undefined) await this.field(name).fill(text);
    }
    await this.dialog.locator('[name="consent"]').check();
  }

  protected async valuesOf(names: readonly FieldName[]): Promise<Record<string, string>> {
    const values: Record<string, string> = {};
    for (const name of names) values[name] = await this.field(name).inputValue();
    return values;
  }

  row(fileName: string): Locator {
    return this.rows.filter({ has: this.page.getByText(fileName, { exact: true }) });
  }

  /** The upload state of each file, in the order of the list. */
  uploadStates(): Promise<(string | null)[]> {
    return this.rows.evaluateAll((rows) => rows.map((row) => row.getAttribute('data-state')));
  }

  /** The error of a field, or an empty string. */
  errorOf(name: FieldName): Promise<string> {
    return fieldError(this.dialog, this.field(name));
  }

  /** The errors of the invalid fields. */
  async errors(): Promise<Record<string, string>> {
    const errors: Record<string, string> = {};
    for (const name of this.#fieldNames) {
      const error = await this.errorOf(name);
      if (error !== '') errors[name] = error;
    }
    return errors;
  }
}
