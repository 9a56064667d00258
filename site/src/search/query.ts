/** The gateway's limit. */
export const longestQuery = 100;

/** The query in the address, cut to what the gateway accepts. */
export function queryOf(address: string): string {
  const text = new URL(address).searchParams.get('q') ?? '';
  return text.replaceAll('\0', '').trim().slice(0, longestQuery).toWellFormed();
}
