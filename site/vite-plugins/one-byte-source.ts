import type { Plugin } from 'vite';

/**
 * Writes characters beyond ASCII as escapes. V8 keeps the source of a module in memory, and one other character may
 * double it. Sources that would become longer (texts in Chinese and Russian) stay as they are.
 */
export function oneByteSource(): Plugin {
  return {
    name: 'one-byte-source',
    // The bundler prints what `renderChunk` returns again, without escapes.
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === 'chunk') file.code = shortest(file.code, file.fileName);
    },
  };
}

/** The source with escapes, or as it is where that takes less memory. Throws if an escape would change its meaning. */
export function shortest(code: string, fileName: string): string {
  const escaped = code.replaceAll(/\P{ASCII}/gu, escapesOf);
  if (escaped.length > 2 * code.length) return code;
  // After a backslash and in `String.raw` an escape would be something else.
  if (/\\\P{ASCII}|String\.raw`[^`]*\P{ASCII}/u.test(code))
    throw new Error(`${fileName} escapes a character beyond ASCII`);
  return escaped;
}

/** One escape for each of the character's UTF-16 units. */
function escapesOf(character: string): string {
  return Array.from(
    { length: character.length },
    (_, unit) => `\\u${character.charCodeAt(unit).toString(16).padStart(4, '0')}`,
  ).join('');
}
