/** The page of a list that an address asks for: from one, as the reader counts, and the first where it asks for nonsense. */
export function pageIn(query: URLSearchParams): number {
  const asked = query.get('page') ?? '';
  return /^[1-9]\d{0,5}$/.test(asked) ? Number(asked) : 1;
}
