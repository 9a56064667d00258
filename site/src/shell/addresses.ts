/** `tel:` wants digits and a leading plus only. */
export function phoneAddress(phone: string): string {
  return `tel:${phone.replaceAll(/[^\d+]/g, '')}`;
}

export function mailAddress(mail: string): string {
  return `mailto:${mail}`;
}
