import { mailAddress } from '../shell/addresses.ts';

/** A letter that says in its subject which post it is for. */
export function resumeMail(mail: string, subject: string): string {
  return `${mailAddress(mail)}?subject=${encodeURIComponent(subject)}`;
}
