/** Whether bytes begin as every age file does: nothing else may become a part of a report. */
export function isAgeFile(sealed: Buffer): boolean {
  return sealed.toString('latin1', 0, 22) === 'age-encryption.org/v1\n';
}

const stanza = String.raw`-> X25519 [A-Za-z0-9+/]{43}\n[A-Za-z0-9+/]{43}\n`;
const header = new RegExp(String.raw`^age-encryption\.org/v1\n((?:${stanza})+)--- [A-Za-z0-9+/]{43}\n`);

/** The nonce, and the authentication tag of at least one chunk. */
const shortestPayload = 32;

/** To how many X25519 keys an age file is sealed. Undefined if it is none, or is sealed to anything else. */
export function countX25519Recipients(sealed: Buffer): number | undefined {
  const [whole = '', stanzas] = header.exec(sealed.toString('latin1')) ?? [];
  if (stanzas === undefined || sealed.length < whole.length + shortestPayload) return undefined;
  return stanzas.split('-> ').length - 1;
}
