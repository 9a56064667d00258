/** As the gateway allows. */
export const longestQuery = 100;

/** What the address asks for, as far as the gateway takes it. */
export function queryOf(address: string): string {
  const asked = new URL(address).searchParams.get('q') ?? '';
  return asked.replaceAll('\0', '').trim().slice(0, longestQuery).toWellFormed();
}
