import { createHmac, timingSafeEqual } from 'node:crypto';

/** Why a preview link is refused. */
export type LinkRefusal = 'altered' | 'expired';

type Link = {
  /** With the language prefix: `/es-mx/about`. */
  readonly path: string;
  readonly until: Date;
};

/**
 * The query that lets anybody who has it see one page in one language as it will be, until a time.
 * @param secret - the editing secret
 * @requirement O1
 */
export function previewQuery({ path, until }: Link, secret: string): string {
  const seconds = String(Math.floor(until.getTime() / 1000));
  return new URLSearchParams({ until: seconds, signature: signatureOf(path, seconds, secret) }).toString();
}

/**
 * Reads such a query.
 * @param link.path - for which it was asked, decoded
 * @returns until when it holds
 * @requirement O1
 */
export function readPreviewQuery(
  {
    path,
    query,
    now,
  }: { readonly path: string; readonly query: Readonly<Record<string, unknown>>; readonly now: Date },
  secret: string,
): { readonly until: Date } | { readonly refusal: LinkRefusal } {
  const { until, signature } = query;
  if (typeof until !== 'string' || typeof signature !== 'string' || !/^\d{1,11}$/.test(until))
    return { refusal: 'altered' };
  const [given, right] = [Buffer.from(signature), Buffer.from(signatureOf(path, until, secret))];
  if (given.length !== right.length || !timingSafeEqual(given, right)) return { refusal: 'altered' };
  const end = new Date(Number(until) * 1000);
  return now < end ? { until: end } : { refusal: 'expired' };
}

/** The path stands in lower case and without a slash at its end, as pages do. */
function signatureOf(path: string, until: string, secret: string): string {
  const plain = path.toLowerCase().replace(/(.)\/+$/, '$1');
  return createHmac('sha256', secret).update(`foyer preview\n${plain}\n${until}`).digest('base64url');
}
