/** The editor of the console for an item of content, in English. */
import { expect, type Locator, type Page } from '@playwright/test';
import { type Locale, localeNames, locales } from 'contract/locales.ts';

export class ContentEditor {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** The source and one translation, or all three languages. */
  async show(count: 'One' | 'Two' | 'Three'): Promise<void> {
    await this.page.getByText(count, { exact: true }).click();
  }

  text(label: string, locale: Locale): Locator {
    return this.page.getByRole('textbox', { name: `${label}, ${locales[locale].ownName}`, exact: true });
  }

  async fill(locale: Locale, { title, summary, text }: { title: string; summary: string; text: string }) {
    await this.text('Title', locale).fill(title);
    await this.text('Summary', locale).fill(summary);
    await this.text('Text', locale).click();
    await this.page.keyboard.type(text);
  }

  /** What the bar at the foot says. */
  get state(): Locator {
    return this.page.locator('footer output');
  }

  async save(): Promise<void> {
    await this.page.locator('footer').getByRole('button', { name: /Save/ }).click();
    await expect(this.state).toHaveText('Everything is saved');
  }

  async saveByKey(): Promise<void> {
    await this.page.keyboard.press('Control+s');
    await expect(this.state).toHaveText('Everything is saved');
  }

  /** What the side says of a language: its state and the next step. */
  card(locale: Locale): Locator {
    return this.page.getByRole('article', { name: locales[locale].ownName });
  }

  get publishDialog(): Locator {
    return this.page.getByRole('dialog', { name: /^Publish/ });
  }

  /** Publishes these languages. The dialog proposes all that are not on the site as they are. */
  async publish(...chosen: Locale[]): Promise<void> {
    await this.page.locator('footer').getByRole('button', { name: 'Publish…' }).click();
    for (const locale of localeNames) {
      const box = this.publishDialog.getByRole('checkbox', { name: locales[locale].ownName });
      if (await box.isEnabled()) await box.setChecked(chosen.includes(locale));
    }
    const names = chosen.map((locale) => locales[locale].ownName).join(', ');
    await this.publishDialog.getByRole('button', { name: `Publish ${names}`, exact: true }).click();
    await expect(this.publishDialog).toBeHidden();
  }
}
