/** The bytes that a request asks for, both ends included. */
export type ByteRange = { readonly from: number; readonly to: number };

/**
 * Reads a Range header with one range of bytes: `bytes=0-99`, `bytes=100-`, `bytes=-50`.
 * @param length - of the whole, in bytes
 * @returns undefined where the whole is to be sent: no header, another unit, several ranges; `'unsatisfiable'` beyond the end
 * @requirement L2
 */
export function byteRange(
  header: string | undefined,
  length: number,
): ByteRange | 'unsatisfiable' | undefined {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '') ?? [];
  if (first === '' && last === '') return undefined;
  if (first === '')
    return Number(last) === 0
      ? 'unsatisfiable'
      : { from: Math.max(0, length - Number(last)), to: length - 1 };
  if (last !== '' && Number(last) < Number(first)) return undefined;
  if (Number(first) >= length) return 'unsatisfiable';
  return { from: Number(first), to: last === '' ? length - 1 : Math.min(Number(last), length - 1) };
}
