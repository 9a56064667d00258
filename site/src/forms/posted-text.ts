/** The posted value of a field; empty when it is missing. */
export function postedText(posted: FormData, name: string): string {
  const value = posted.get(name);
  // Form posts use CRLF line endings.
  return typeof value === 'string' ? value.replaceAll('\r\n', '\n') : '';
}
