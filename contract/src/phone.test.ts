import { expect, it } from 'vitest';
import { isPhone, isPhoneFor } from './phone.ts';

it.each([
  ['cn', '13812345678', 'a mobile number'],
  ['cn', '+86 138 1234 5678', 'with the code of the country'],
  ['cn', '0411-8765 4321', 'a landline'],
  ['cn', '（010）', undefined],
  ['cn', '010-87654321', 'a landline with a short area code'],
  ['cn', '400-123-4567', 'a number of a company'],
  ['cn', '87654321', undefined],
  ['ru', '8 (912) 345-67-89', 'a mobile number'],
  ['ru', '8 (391) 212-34-56', 'a landline'],
  ['ru', '+7 391 212-34-56', 'with the code of the country'],
  ['ru', '8 800 123-45-67', 'a number of a company'],
  ['ru', '8 (091) 212-34-56', undefined],
  ['ru', '212-34-56', undefined],
  ['en', '(212) 555-0123', 'a landline'],
  ['en', '555', undefined],
  ['ru', '+49 30 901820', 'a landline of another country'],
] as const)('the form in %s: %s is %s', (locale, phone, accepted) => {
  expect(isPhoneFor(locale, phone)).toBe(accepted !== undefined);
  if (accepted !== undefined) expect(isPhone(phone)).toBe(true);
});
