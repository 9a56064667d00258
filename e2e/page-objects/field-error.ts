import type { Locator } from '@playwright/test';

/** The error of a field, as screen readers find it. Empty for a valid field. */
export async function fieldError(dialog: Locator, field: Locator): Promise<string> {
  if ((await field.getAttribute('aria-invalid')) !== 'true') return '';
  const ids = (await field.getAttribute('aria-describedby'))?.split(' ') ?? [];
  return (await dialog.locator(`[id="${ids[0]}"]`).innerText()).trim();
}
