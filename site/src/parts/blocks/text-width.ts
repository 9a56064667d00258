const wide = /[\u2E80-\u9FFF\uF900-\uFAFF\uFF00-\uFF60]/;
const broad = /[\p{Lu}жмшщюыфmwЖШЩ@%–—]/u;

/**
 * Estimates the width of a text in the site's font, rather too wide than too narrow. The server cannot measure text.
 */
export function textWidth(text: string, size: number): number {
  const ems = Array.from(text, (character) =>
    wide.test(character) ? 1 : broad.test(character) ? 0.8 : character === ' ' ? 0.3 : 0.61,
  );
  return ems.reduce((sum, em) => sum + em, 0) * size;
}

/**
 * Wraps a text into as few lines of similar length as fit the width. Long words stay whole; Chinese breaks anywhere.
 */
export function wrapText(text: string, size: number, widest: number): string[] {
  const lines = Math.ceil(textWidth(text, size) / widest);
  const target = Math.max(textWidth(text, size) / lines, widest * 0.5);
  const words = text.match(/[\u2E80-\u9FFF][，。、；）」]?|[^ \u2E80-\u9FFF]+ ?| /g) ?? [];
  return words
    .reduce<string[]>((wrapped, word) => {
      const last = wrapped.at(-1);
      const available = wrapped.length < lines ? target : Infinity;
      if (last === undefined) return [word];
      const fits = textWidth(last, size) + textWidth(word.trimEnd(), size) / 2 <= available;
      return fits ? [...wrapped.slice(0, -1), last + word] : [...wrapped, word];
    }, [])
    .map((line) => line.trim());
}
