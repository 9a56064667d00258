/** The second factor of a sign-in: the codes of an authenticator, and how its owner enrols it. */
import { createHmac } from 'node:crypto';
import { expect, type Page } from '@playwright/test';

/** The code that an authenticator shows now (RFC 6238), or in a later period. */
export function authenticatorCode(secret: string, periodsLater = 0): string {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
  const bits = Array.from(secret)
    .map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0'))
    .join('');
  const bytes = bits.match(/.{8}/g)?.map((byte) => Number.parseInt(byte, 2)) ?? [];
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000) + periodsLater));
  const hash = createHmac('sha1', Buffer.from(bytes)).update(counter).digest();
  const offset = (hash.at(-1) ?? 0) & 15;
  return String((hash.readUInt32BE(offset) & 0x7f_ff_ff_ff) % 1_000_000).padStart(6, '0');
}

/** Types six digits into the fields for a code; the last one sends them. */
export async function typeCode(page: Page, code: string): Promise<void> {
  await page.locator('.ant-otp input').first().click();
  await page.keyboard.type(code);
}

export type SecondFactor = {
  /** The secret of the authenticator, in base 32. */
  secret: string;
  recoveryCodes: string[];
};

/** The secret of a new authenticator, as text. */
export const secretOn = (page: Page) => page.locator('code').filter({ hasText: /^[A-Z2-7 ]{32,}$/ });

/** Enrols an authenticator, as the page asks for it after the password, and opens the console. */
export async function enrolAuthenticator(page: Page): Promise<SecondFactor> {
  const shownSecret = secretOn(page);
  await shownSecret.waitFor();
  const secret = ((await shownSecret.textContent()) ?? '').replaceAll(' ', '');
  await typeCode(page, authenticatorCode(secret));
  const codes = page.getByRole('listitem').filter({ hasText: /^\S{8,}$/ });
  await expect(codes).toHaveCount(10);
  const recoveryCodes = await codes.allTextContents();
  await page.getByLabel('I have stored the recovery codes').check();
  await page.getByRole('button', { name: 'Open the console' }).click();
  return { secret, recoveryCodes };
}
