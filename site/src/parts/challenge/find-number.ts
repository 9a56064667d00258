/**
 * The search of an ALTCHA challenge: the number whose SHA-256, written behind the salt, is the one asked for.
 * By hand, because WebCrypto answers one hash at a time, thirty times slower, and is missing where the page is not served
 * securely. Only our own server's challenge is searched for: nothing here keeps a secret.
 */

const roundConstants = new Int32Array(64);
const initialState = new Int32Array(8);

/** The first 32 bits of the fractional part of a root, by which SHA-256 defines its constants. */
function fraction(root: number): number {
  return ((root - Math.floor(root)) * 2 ** 32) | 0;
}

for (let candidate = 2, found = 0; found < 64; candidate += 1) {
  let prime = true;
  for (let divisor = 2; divisor * divisor <= candidate; divisor += 1) prime &&= candidate % divisor !== 0;
  if (!prime) continue;
  if (found < 8) initialState[found] = fraction(Math.sqrt(candidate));
  roundConstants[found] = fraction(Math.cbrt(candidate));
  found += 1;
}

const words = new Int32Array(64);

/** One block of 64 bytes, from `offset` on, into the state. */
function compress(state: Int32Array, bytes: DataView, offset: number): void {
  for (let index = 0; index < 16; index += 1) words[index] = bytes.getInt32(offset + index * 4);
  for (let index = 16; index < 64; index += 1) {
    const a = words[index - 15] ?? 0;
    const b = words[index - 2] ?? 0;
    const small = ((a >>> 7) | (a << 25)) ^ ((a >>> 18) | (a << 14)) ^ (a >>> 3);
    const large = ((b >>> 17) | (b << 15)) ^ ((b >>> 19) | (b << 13)) ^ (b >>> 10);
    words[index] = ((words[index - 16] ?? 0) + small + (words[index - 7] ?? 0) + large) | 0;
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
  for (let index = 0; index < 64; index += 1) {
    const sum = ((e >>> 6) | (e << 26)) ^ ((e >>> 11) | (e << 21)) ^ ((e >>> 25) | (e << 7));
    const first = (h + sum + ((e & f) ^ (~e & g)) + (roundConstants[index] ?? 0) + (words[index] ?? 0)) | 0;
    const turned = ((a >>> 2) | (a << 30)) ^ ((a >>> 13) | (a << 19)) ^ ((a >>> 22) | (a << 10));
    const second = (turned + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + first) | 0;
    d = c;
    c = b;
    b = a;
    a = (first + second) | 0;
  }
  const sums = [a, b, c, d, e, f, g, h];
  for (let index = 0; index < 8; index += 1) state[index] = ((state[index] ?? 0) + (sums[index] ?? 0)) | 0;
}

/** What is hashed after the salt's whole blocks: the rest of the salt, the number, the padding. One block, or two. */
function lastBlocks(rest: Uint8Array, saltLength: number) {
  const bytes = new Uint8Array(128);
  bytes.set(rest);
  const view = new DataView(bytes.buffer);
  /** Writes the number and says where the hash ends. */
  return {
    view,
    write: (number: number): number => {
      const digits = String(number);
      let end = rest.length;
      for (let index = 0; index < digits.length; index += 1) bytes[end++] = digits.charCodeAt(index);
      const length = end < 56 ? 64 : 128;
      bytes.fill(0, end, 128);
      bytes[end] = 0x80;
      view.setUint32(length - 4, (saltLength + digits.length) * 8);
      return length;
    },
  };
}

/**
 * The number from 0 to `maxnumber` whose SHA-256 behind `salt` is `challenge` (64 hexadecimal digits); undefined when there
 * is none. Takes as long as it takes: it belongs into a worker.
 */
export function findNumber(challenge: string, salt: string, maxnumber: number): number | undefined {
  const wanted = Int32Array.from(challenge.match(/.{8}/g) ?? [], (digits) => Number.parseInt(digits, 16));
  const said = new TextEncoder().encode(salt);
  const whole = said.length - (said.length % 64);
  const begun = Int32Array.from(initialState);
  for (let offset = 0; offset < whole; offset += 64) compress(begun, new DataView(said.buffer), offset);
  const { view, write } = lastBlocks(said.subarray(whole), said.length);
  const state = new Int32Array(8);
  for (let number = 0; number <= maxnumber; number += 1) {
    const length = write(number);
    state.set(begun);
    for (let offset = 0; offset < length; offset += 64) compress(state, view, offset);
    if (state[0] === wanted[0] && state.every((word, index) => word === wanted[index])) return number;
  }
  return undefined;
}
