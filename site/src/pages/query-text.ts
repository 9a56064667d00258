/** A text in the query of a URL, cut to what the gateway accepts. */
export function queryText(url: string, name: string, longest: number): string {
  const text = new URL(url).searchParams.get(name) ?? '';
  return text.replaceAll('\0', '').trim().slice(0, longest).toWellFormed();
}
