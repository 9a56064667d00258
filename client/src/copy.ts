/** Copies a text; returns whether it worked. Browsers refuse on pages without TLS and when the reader forbids it. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
