import { createHash, createHmac, randomBytes } from 'node:crypto';

/** Crockford's base 32: without I, L, O and U, so that a token can be read aloud and typed. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** 26 characters of 5 bits each: 130 random bits. */
const TOKEN_LENGTH = 26;

/** A random token for a link in a message. @requirement I16 */
export function randomToken(): string {
  return written(randomBytes(TOKEN_LENGTH));
}

/** The token that a text always leads to, for those who know the secret. @requirement I16 */
export function derivedToken(secret: string, text: string): string {
  return written(createHmac('sha256', secret).update(text).digest().subarray(0, TOKEN_LENGTH));
}

function written(bytes: Buffer): string {
  return Array.from(bytes, (byte) => ALPHABET[byte % ALPHABET.length]).join('');
}

/** Normalises a typed token: case, spaces and hyphens are ignored. @requirement I16 */
export function plainToken(typed: string): string {
  return typed.toUpperCase().replace(/[\s-]/g, '');
}

/** The digest of a token that is stored instead of it. @requirement I16 */
export function tokenHash(token: string): string {
  return createHash('sha256').update(plainToken(token)).digest('hex');
}
