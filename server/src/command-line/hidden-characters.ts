/** Control characters, bidirectional marks and zero-width characters: a terminal obeys or hides them. */
const hidden = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu;

/** Replaces hidden characters with escapes such as `\u202e`. JSON keeps its meaning. */
export function escapeHidden(text: string): string {
  return text.replaceAll(hidden, (character) =>
    // A character beyond the Basic Multilingual Plane has two code units.
    Array.from(
      { length: character.length },
      (_, unit) => String.raw`\u${character.charCodeAt(unit).toString(16).padStart(4, '0')}`,
    ).join(''),
  );
}
