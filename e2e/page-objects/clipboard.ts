/** Pastes into an element what another program has copied. */
import type { Locator } from '@playwright/test';

/** Text in several formats, by their media types. */
export async function pasteText(target: Locator, formats: Readonly<Record<string, string>>): Promise<void> {
  await target.evaluate((element, copied) => {
    const clipboardData = new DataTransfer();
    for (const [type, text] of Object.entries(copied)) clipboardData.setData(type, text);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, formats);
}

export async function pastePicture(target: Locator, name: string, png: Buffer): Promise<void> {
  await target.evaluate(
    (element, [fileName, base64]) => {
      const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
      const clipboardData = new DataTransfer();
      clipboardData.items.add(new File([bytes], fileName, { type: 'image/png' }));
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    },
    [name, png.toString('base64')] as const,
  );
}
