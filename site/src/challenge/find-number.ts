import { sha256 } from '@noble/hashes/sha2.js';
import { hexToBytes } from '@noble/hashes/utils.js';

/**
 * Solves an ALTCHA challenge: returns the number from 0 to `maxnumber` whose SHA-256 behind `salt` is `challenge` (64
 * hexadecimal digits), or undefined. Run it in a worker: it blocks until it ends. WebCrypto would be ten times slower,
 * since it hashes one value per call, and it is missing on insecure pages.
 */
export function findNumber(challenge: string, salt: string, maxnumber: number): number | undefined {
  const wanted = hexToBytes(challenge);
  const encoder = new TextEncoder();
  const salted = sha256.create().update(encoder.encode(salt));
  // Reused for each number: new objects would halve the speed.
  const hash = sha256.create();
  const digest = new Uint8Array(hash.outputLen);
  const digits = new Uint8Array(String(maxnumber).length);
  for (let number = 0; number <= maxnumber; number += 1) {
    const { written } = encoder.encodeInto(String(number), digits);
    salted._cloneInto(hash).update(digits.subarray(0, written)).digestInto(digest);
    if (digest[0] === wanted[0] && digest.every((byte, index) => byte === wanted[index])) return number;
  }
  return undefined;
}
