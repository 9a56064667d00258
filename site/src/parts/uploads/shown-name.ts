/** A file's name without what would turn or break its writing: `a\u202Efdp.exe` must not be read as `aexe.pdf`. */
export function shownName(fileName: string): string {
  return fileName.replaceAll(/[\p{Bidi_Control}\p{Cc}]/gu, '');
}
