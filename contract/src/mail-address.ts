import { z } from 'zod/mini';
import { visibleLength } from './fields.ts';

const mailSyntax = z.email();

/** Whether a text, without surrounding blanks, is one e-mail address. None has a line break or a second address. */
export function isMail(text: string): boolean {
  return visibleLength(text) <= 254 && mailSyntax.safeParse(text.trim()).success;
}
