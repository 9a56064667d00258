/** Removes control characters from a file name: `a\u202Efdp.exe` must not be displayed as `aexe.pdf`. */
export function displayName(fileName: string): string {
  return fileName.replaceAll(/[\p{Bidi_Control}\p{Cc}]/gu, '');
}
