import type { Bytes } from './metadata.ts';

export function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

/** Decodes one character per byte, so that offsets in the text are offsets in the bytes. */
export function decodeLatin1(bytes: Uint8Array, from = 0, to = bytes.length): string {
  return new TextDecoder('latin1').decode(bytes.subarray(from, to));
}

/** Decodes UTF-8, or Latin-1 for older programs, up to the first NUL. */
export function decodeText(bytes: Uint8Array): string {
  const end = bytes.indexOf(0);
  const beforeNul = end < 0 ? bytes : bytes.subarray(0, end);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(beforeNul);
  } catch {
    return decodeLatin1(beforeNul);
  }
}

export function decodeUtf16(bytes: Uint8Array, bigEndian = false): string {
  const text = new TextDecoder(bigEndian ? 'utf-16be' : 'utf-16le').decode(bytes);
  return text.split('\0')[0] ?? '';
}

/** Encodes ASCII text. */
export function encodeAscii(text: string): Bytes {
  return Uint8Array.from(text, (character) => character.charCodeAt(0));
}

export function concatBytes(parts: readonly Uint8Array[]): Bytes {
  const result = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    result.set(part, at);
    at += part.length;
  }
  return result;
}

/** The offset of an ASCII text, or -1. */
export function indexOfText(bytes: Uint8Array, text: string, from = 0): number {
  const wanted = encodeAscii(text);
  const [first = 0] = wanted;
  for (let at = bytes.indexOf(first, from); at >= 0; at = bytes.indexOf(first, at + 1)) {
    if (wanted.every((byte, index) => bytes[at + index] === byte)) return at;
  }
  return -1;
}

export function startsWith(bytes: Uint8Array, text: string, at = 0): boolean {
  return decodeLatin1(bytes, at, at + text.length) === text;
}

/** Overwrites a range, as far as it exists. */
export function wipe(bytes: Uint8Array, from: number, to: number, filling = 0): void {
  bytes.fill(filling, from, Math.min(to, bytes.length));
}

/** “12 KB”, rounded up. */
export function formatSize(bytes: number): string {
  return bytes < 1024 ? `${bytes}\u00A0B` : `${Math.ceil(bytes / 1024)}\u00A0KB`;
}
