import { createHash } from 'node:crypto';

const namespace = Buffer.from('6f9a3c1e5d0b4c6f9f0e7a5d2b8c4e11', 'hex');

/**
 * A stable UUID (version 5) for a name. Items and templates without an id in the files get one from their path or name.
 * @requirement O2
 */
export function uuidOf(name: string): string {
  const bytes = createHash('sha1').update(namespace).update(name).digest().subarray(0, 16);
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x50;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  return dashed(bytes.toString('hex'));
}

function dashed(hex: string): string {
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}

const canonicalId = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** A GUID in any spelling as lower case with dashes; undefined for anything else. @requirement O2 */
export function normalizeId(text: string): string | undefined {
  // Paths are asked for far more often than ids.
  if (text.length < 32 || text.length > 38 || text.startsWith('/')) return undefined;
  if (canonicalId.test(text)) return text;
  const hex = text.replace(/[{}()-]/g, '').toLowerCase();
  return /^[0-9a-f]{32}$/.test(hex) ? dashed(hex) : undefined;
}

/**
 * A GUID in one of .NET's formats: N digits, D dashes, B braces, P parentheses. Any other letter counts as N.
 * @requirement O2
 */
export function formatId(id: string, format = 'N'): string {
  const upper = id.toUpperCase();
  switch (format.toUpperCase()) {
    case 'D':
      return upper;
    case 'B':
      return `{${upper}}`;
    case 'P':
      return `(${upper})`;
    default:
      return upper.replaceAll('-', '');
  }
}
