/** Twelve digits with the blanks and hyphens that people put between them. */
export const longestQuery = 40;

export function lotQueryOf(url: string): string {
  const text = new URL(url).searchParams.get('lot') ?? '';
  return text.replaceAll('\0', '').trim().slice(0, longestQuery).toWellFormed();
}
