/**
 * The same bytes in memory of exactly their size. What compressors give is a part of a larger block, often 64 kB, which a
 * small result that is kept for long would keep with it.
 * @requirement O8
 */
export function exactBuffer(bytes: Buffer): Buffer {
  const exact = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(exact);
  return exact;
}
