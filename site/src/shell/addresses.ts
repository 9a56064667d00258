/** `tel:` allows only digits and a leading plus. */
export function phoneAddress(phone: string): string {
  return `tel:${phone.replaceAll(/[^\d+]/g, '')}`;
}

export function mailAddress(mail: string): string {
  return `mailto:${mail}`;
}
