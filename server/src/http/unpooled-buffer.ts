/** A Buffer outside Node's pool. The pool has 64 KB and stays in memory as long as one of its Buffers. */
export function unpooled(length: number): Buffer {
  return Buffer.allocUnsafeSlow(length);
}
