/** The gateway's limit. */
export const longestQuery = 100;

/** The query in the URL, cut to what the gateway accepts. */
export function queryOf(url: string): string {
  const text = new URL(url).searchParams.get('q') ?? '';
  return text.replaceAll('\0', '').trim().slice(0, longestQuery).toWellFormed();
}
