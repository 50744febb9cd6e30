import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const SALT_BYTES = 16;
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** What is encrypted: each has keys of its own. */
type Purpose = 'foyer-draft' | 'foyer-picture';

function keyOf(secret: string, salt: Buffer, purpose: Purpose): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, salt, purpose, 32));
}

/**
 * Encrypts a text (AES-256-GCM) under a key that only the secret gives.
 * @returns Base64 of salt, nonce, tag and what is encrypted
 * @requirement J9
 */
export function seal(text: string, secret: string, purpose: Purpose): string {
  const salt = randomBytes(SALT_BYTES);
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv('aes-256-gcm', keyOf(secret, salt, purpose), iv);
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([salt, iv, cipher.getAuthTag(), body]).toString('base64');
}

/** Decrypts it. @returns undefined with another secret or purpose, or when a bit of it was changed @requirement J9 */
export function unseal(sealed: string, secret: string, purpose: Purpose): string | undefined {
  const bytes = Buffer.from(sealed, 'base64');
  const iv = bytes.subarray(SALT_BYTES, SALT_BYTES + IV_BYTES);
  const tag = bytes.subarray(SALT_BYTES + IV_BYTES, SALT_BYTES + IV_BYTES + TAG_BYTES);
  try {
    const key = keyOf(secret, bytes.subarray(0, SALT_BYTES), purpose);
    const decipher = createDecipheriv('aes-256-gcm', key, iv, { authTagLength: TAG_BYTES });
    decipher.setAuthTag(tag);
    const body = bytes.subarray(SALT_BYTES + IV_BYTES + TAG_BYTES);
    return Buffer.concat([decipher.update(body), decipher.final()]).toString('utf8');
  } catch {
    return undefined;
  }
}
