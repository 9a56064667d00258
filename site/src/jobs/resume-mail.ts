import { mailHref } from '../settings/contact-hrefs.ts';

/** A mail link whose subject names the post. */
export function resumeMail(mail: string, subject: string): string {
  return `${mailHref(mail)}?subject=${encodeURIComponent(subject)}`;
}
