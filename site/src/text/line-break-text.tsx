import type { ReactNode } from 'react';

/**
 * HTML of a text with breaks between its Chinese words. line-breaks.ts provides it: on the server for every page, in a
 * browser from the first navigation on (main.tsx). A first load keeps the server's breaks and does without the code.
 */
export const lineBreaks: { mark?: (text: string) => string } = {};

/** A title, a lead, the office hours or a search result: no line should end inside a Chinese word or a value. */
export function LineBreakText({ children }: { children: ReactNode }) {
  const html = typeof children === 'string' && lineBreaks.mark?.(children);
  // React hydrates the plain text: it is the text content of the server's HTML.
  return html ? <span dangerouslySetInnerHTML={{ __html: html }} /> : <span>{children}</span>;
}
