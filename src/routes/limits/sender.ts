import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { visitorCookieName } from '@/config/visitor-cookie';
import { env } from '#config/server/env';

const pattern = new RegExp(`(?:^|;\\s*)${visitorCookieName}=([0-9a-f-]{36})(?:;|$)`);

/** Who sends a form, as far as limits can know. */
export type Sender = {
  readonly address: string;
  /** Of their browser; those without share one name for each network. */
  readonly visitor: string | undefined;
};

/**
 * Who sends a form. A browser without a name is given one with the answer, so that its next try counts for itself.
 * @param address - of the network
 * @requirement I14
 * @decision ADR-0369
 */
export function senderOf(
  { request, response }: { readonly request: IncomingMessage; readonly response: ServerResponse },
  address: string,
): Sender {
  const visitor = pattern.exec(request.headers.cookie ?? '')?.[1];
  if (visitor === undefined) nameVisitor(response);
  return { address, visitor };
}

/** Gives a browser its name before it sends a form. @requirement I14 @decision ADR-0369 */
export function nameSender(request: IncomingMessage, response: ServerResponse): void {
  if (!pattern.test(request.headers.cookie ?? '')) nameVisitor(response);
}

function nameVisitor(response: ServerResponse): void {
  const former = [response.getHeader('Set-Cookie') ?? []].flat().map(String);
  if (former.some((cookie) => cookie.startsWith(`${visitorCookieName}=`))) return;
  const secure = env().FORCE_HTTPS ? '; Secure' : '';
  const where = `Path=/; Max-Age=3600; HttpOnly; SameSite=Lax${secure}`;
  response.appendHeader('Set-Cookie', `${visitorCookieName}=${randomUUID()}; ${where}`);
}
