/** The page of a list that the URL requests, counted from one; the first for an invalid number. */
export function parsePage(query: URLSearchParams): number {
  const text = query.get('page') ?? '';
  return /^[1-9]\d{0,5}$/.test(text) ? Number(text) : 1;
}
