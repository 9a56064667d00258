/** The pattern of `like` for texts that contain this one, in which the special characters of patterns are escaped. */
export function containing(text: string): string {
  return `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
}
