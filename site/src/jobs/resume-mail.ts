import { mailAddress } from '../shell/addresses.ts';

/** A mail link whose subject names the post. */
export function resumeMail(mail: string, subject: string): string {
  return `${mailAddress(mail)}?subject=${encodeURIComponent(subject)}`;
}
