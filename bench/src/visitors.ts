let visitors = 0;

/** The IP address of a new visitor in another network than the previous one, as the trusted proxy forwards it. */
export function nextVisitor(): string {
  visitors += 1;
  return `10.${visitors & 255}.${(visitors >> 8) & 255}.${(visitors >> 16) & 255}`;
}

/** Requests a page as another visitor. */
export async function visit(url: string, path: string): Promise<{ text: string; status: number }> {
  const response = await fetch(`${url}${path}`, {
    headers: { 'x-forwarded-for': nextVisitor(), 'accept-encoding': 'br' },
  });
  const text = await response.text();
  return { text, status: response.status };
}
