import type { IncomingMessage } from 'node:http';
import { env } from '#config/server/env';
import { failed, type RouteAnswer } from '#routes/kit/answer';
import { isMultipart } from '#routes/kit/multipart';
import { isSecretRight, isSecretSet } from '#routes/kit/secret';

/** Who may call a POST route, and in which form. Returns why a request is refused before its body is read. */
export type Caller = (
  request: IncomingMessage,
  options: { readonly takesFiles: boolean },
) => RouteAnswer | undefined;

/** Every page of ours sends it; a form on a foreign page cannot. */
const requiredHeader = { name: 'x-requested-with', value: 'foyer' } as const;

/** Scripts of our own pages, which send JSON, with files as a form. @requirement I14 K10 */
export const ownScripts: Caller = (request, { takesFiles }) => {
  if (!isFromOwnPage(request)) return failed('forbidden');
  if (request.headers[requiredHeader.name] !== requiredHeader.value) return failed('forbidden');
  if (typeOf(request) === 'application/json' || (takesFiles && isMultipart(request))) return undefined;
  return failed('unsupportedMediaType');
};

/** Forms of our own pages, sent without scripts. @requirement I16 K10 */
export const ownForms: Caller = (request) => {
  if (!isFromOwnForm(request)) return failed('forbidden');
  return isForm(request) ? undefined : failed('unsupportedMediaType');
};

/** Another program, which knows a secret of 32 bytes or more; without a secret of ours the route does not exist. */
export function whoKnows(secret: () => string, header: string): Caller {
  return (request) => {
    if (!isSecretSet(secret())) return failed('notFound');
    if (isSecretRight(request.headers[header], secret())) return undefined;
    return { status: 401, body: { error: 'unauthorized' } };
  };
}

/**
 * Whether a request comes from a page of this site, as far as browsers tell.
 * @requirement I14 K10
 */
export function isFromOwnPage({ headers }: Pick<IncomingMessage, 'headers'>): boolean {
  const { origin, host, 'sec-fetch-site': site } = headers;
  if (site !== undefined && site !== 'same-origin') return false;
  return origin === undefined || isOwnOrigin(origin, host);
}

/**
 * Whether a form comes from a page of this site. A page that hides its address from others names no origin, but its
 * browser says that it is ours.
 * @requirement I16 K10
 */
export function isFromOwnForm(request: Pick<IncomingMessage, 'headers'>): boolean {
  return request.headers['sec-fetch-site'] === 'same-origin' || isFromOwnPage(request);
}

/** Browsers write both the same way, so that nothing has to be read out of them. */
function isOwnOrigin(origin: string, host: string | undefined): boolean {
  const isHost = host !== undefined && [`http://${host}`, `https://${host}`].includes(origin);
  return isHost || origin === new URL(env().PUBLIC_URL).origin;
}

/** Whether the body is a form without files. */
export function isForm(request: Pick<IncomingMessage, 'headers'>): boolean {
  return typeOf(request) === 'application/x-www-form-urlencoded';
}

function typeOf({ headers }: Pick<IncomingMessage, 'headers'>): string | undefined {
  return headers['content-type']?.split(';')[0]?.trim().toLowerCase();
}
