import { createHash } from 'node:crypto';

/** Content that is measured while it is read. `result` has its size, and its SHA-256 after `hashPrefix`, at its end. */
export function measureContent(content: AsyncIterable<Uint8Array>, hashPrefix = '') {
  const hash = createHash('sha256').update(hashPrefix);
  let bytes = 0;
  async function* measured() {
    for await (const chunk of content) {
      hash.update(chunk);
      bytes += chunk.length;
      yield chunk;
    }
  }
  return { content: measured(), result: () => ({ bytes, sha256: hash.digest('hex') }) };
}
