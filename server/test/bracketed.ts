import type { HighlightedText } from 'contract/search.ts';

/** A text with its highlights in brackets. */
export function bracketed(parts: HighlightedText): string {
  return parts.map(({ text, hit }) => (hit ? `[${text}]` : text)).join('');
}
