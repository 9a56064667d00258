/** `tel:` allows only digits and a leading plus. */
export function phoneHref(phone: string): string {
  return `tel:${phone.replaceAll(/[^\d+]/g, '')}`;
}

export function mailHref(mail: string): string {
  return `mailto:${mail}`;
}
