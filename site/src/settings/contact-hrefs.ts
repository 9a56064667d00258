/** The company's telephone numbers, in the order in which they are listed. */
export const phoneLines = ['switchboard', 'domesticTrade', 'foreignTrade'] as const;

/**
 * `tel:` allows only digits and a leading plus. Chinese pages show numbers as they are dialled in China, without the
 * country's code (`phoneText` on the server); the link dials from everywhere.
 */
export function phoneHref(phone: string): string {
  const digits = phone.replaceAll(/[^\d+]/g, '');
  return `tel:${digits.startsWith('+') ? digits : `+86${digits.replace(/^0/, '')}`}`;
}

export function mailHref(mail: string): string {
  return `mailto:${mail}`;
}
