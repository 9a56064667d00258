import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const algorithm = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;
const timeBytes = 8;
const minutes = 10;

function keyOf(secret: Buffer): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', 'sealed receipt', 32));
}

/**
 * A receipt as it may stand in an address, which histories and logs keep: encrypted with a key of the server, and good for
 * ten minutes. `now` in milliseconds.
 */
export function sealReceipt(secret: Buffer, receipt: string, now = Date.now()): string {
  const nonce = randomBytes(nonceBytes);
  const until = Buffer.alloc(timeBytes);
  until.writeBigUInt64BE(BigInt(now + minutes * 60_000));
  const cipher = createCipheriv(algorithm, keyOf(secret), nonce);
  const hidden = Buffer.concat([cipher.update(until), cipher.update(receipt, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, hidden, cipher.getAuthTag()]).toString('base64url');
}

/** The receipt; undefined when it was not sealed here, or its time is over. */
export function openSealedReceipt(secret: Buffer, sealed: string, now = Date.now()): string | undefined {
  const bytes = Buffer.from(sealed, 'base64url');
  if (bytes.length < nonceBytes + timeBytes + tagBytes) return undefined;
  const decipher = createDecipheriv(algorithm, keyOf(secret), bytes.subarray(0, nonceBytes));
  decipher.setAuthTag(bytes.subarray(-tagBytes));
  try {
    const said = Buffer.concat([decipher.update(bytes.subarray(nonceBytes, -tagBytes)), decipher.final()]);
    return now < Number(said.readBigUInt64BE()) ? said.subarray(timeBytes).toString('utf8') : undefined;
  } catch {
    return undefined;
  }
}
