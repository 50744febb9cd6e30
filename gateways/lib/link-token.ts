import { createHash, randomBytes } from 'node:crypto';

/** Crockford's base 32: no I, L, O or U, so that a token can be read out and typed. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** 26 characters of 5 bits: 130 random bits. */
const TOKEN_LENGTH = 26;

/** A token that nobody guesses, for a link in a message. */
export function randomToken(): string {
  return Array.from(randomBytes(TOKEN_LENGTH), (byte) => ALPHABET[byte % ALPHABET.length]).join('');
}

/** A token as it was made, however it was typed: case, spaces and hyphens do not count. */
export function plainToken(typed: string): string {
  return typed.toUpperCase().replace(/[\s-]/g, '');
}

/** What is kept of a token. */
export function tokenHash(token: string): string {
  return createHash('sha256').update(plainToken(token)).digest('hex');
}
