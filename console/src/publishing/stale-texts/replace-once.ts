/** Replaces words of a text, which may be HTML; undefined if they occur not once but never or several times. */
export function replaceOnce(text: string, words: string, others: string): string | undefined {
  for (const written of new Set([words, words.replaceAll('\u00A0', '&nbsp;')])) {
    const [before, after, ...more] = text.split(written);
    if (before !== undefined && after !== undefined) return more.length === 0 ? before + others + after : undefined;
  }
  return undefined;
}
