import { createCipheriv, createDecipheriv, createHmac, randomBytes, type KeyObject } from 'node:crypto';
import { DataKeyError, type DataKey } from './keys.ts';

const IV_BYTES = 12;
const TAG_BYTES = 16;
/** What a sealed value begins with. */
export const SEALED = '~1.';
/** What the keyed digest of a value begins with. */
export const DIGEST = '~h1.';

/** What every value begins with that a key sealed. @requirement N3 */
export function sealedWith(keyId: string): string {
  return `${SEALED}${keyId}.`;
}

/**
 * Encrypts a value (AES-256-GCM). It opens only with this key, and only as a value of this column.
 * @returns `~1.KEY.` and base64url of nonce, tag and what is encrypted
 * @requirement N3
 */
export function sealValue(key: DataKey, column: string, text: string): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv('aes-256-gcm', key.key, iv).setAAD(Buffer.from(column));
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return sealedWith(key.id) + Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url');
}

/**
 * Decrypts a value. One that was never sealed is returned as it is.
 * @throws DataKeyError when its key is not among the keys, or it was changed
 * @requirement N3
 */
export function openValue(keys: readonly DataKey[], column: string, stored: string): string {
  if (!stored.startsWith(SEALED)) return stored;
  const [id = '', body = ''] = stored.slice(SEALED.length).split('.');
  const key = keys.find((one) => one.id === id);
  if (key === undefined)
    throw new DataKeyError(`A value of ${column} was sealed with key ${id}, which is not in DATA_KEYS.`);
  const bytes = Buffer.from(body, 'base64url');
  try {
    const decipher = createDecipheriv('aes-256-gcm', key.key, bytes.subarray(0, IV_BYTES), {
      authTagLength: TAG_BYTES,
    });
    decipher.setAAD(Buffer.from(column)).setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
    return decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES), undefined, 'utf8') + decipher.final('utf8');
  } catch {
    throw new DataKeyError(
      `A value of ${column} does not open with key ${id}: another key, or it was changed.`,
    );
  }
}

/** The keyed digest by which a value is found that is itself sealed. @requirement N3 */
export function digestOf(secret: KeyObject, value: string): string {
  return DIGEST + createHmac('sha256', secret).update(value).digest('base64url');
}
