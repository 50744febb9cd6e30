import { createHmac } from 'node:crypto';
import { isSameSecret } from '../lib/http.ts';

/**
 * Whether a form comes from the vendor. The header `X-Twilio-Signature` is the HMAC-SHA1 of the address that the vendor
 * calls, followed by each field's name and value, sorted by name.
 * @param call.address - as the vendor knows it, before any proxy changes it
 * @requirement I18
 */
export function isSigned(call: {
  readonly address: string;
  readonly form: URLSearchParams;
  readonly signature: string | undefined;
  readonly token: string;
}): boolean {
  const fields = [...call.form].toSorted(([one], [other]) => (one < other ? -1 : 1)).flat();
  const expected = createHmac('sha1', call.token)
    .update(call.address + fields.join(''))
    .digest('base64');
  return isSameSecret(call.signature, expected);
}
