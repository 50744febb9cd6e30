import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { searchCookieName } from '@/config/search-cookie';
import { consentOf } from '@/domain/consent';
import { env } from '#config/server/env';
import { analyticsOf } from '#config/server/analytics';
import { clientAddress } from '#routes/limits/client-address';

/** A visitor who agreed to be counted. */
export type AgreedVisitor = {
  /** Network address; searches are counted by it here, and it goes no further. */
  readonly address: string;
  /** For a search vendor, where one is set: random, of one visit. */
  readonly session: string | undefined;
};

/**
 * Whoever makes a search, if they agreed to be counted. A cookie is made only where a search vendor is set, with the
 * first search.
 * @returns undefined where nothing may be counted
 * @requirement B23 N2
 */
export function agreedVisitor(request: IncomingMessage, response: ServerResponse): AgreedVisitor | undefined {
  const analytics = analyticsOf(env());
  if (!analytics) return undefined;
  const cookies = request.headers.cookie ?? '';
  const globalPrivacyControl = request.headers['sec-gpc'] === '1';
  if (consentOf({ cookies, globalPrivacyControl }, analytics.consentCookie) !== 'given') return undefined;
  const session = analytics.hasSearchVendor ? sessionOf(cookies, response) : undefined;
  return { address: clientAddress(request, env().TRUST_PROXY), session };
}

function sessionOf(cookies: string, response: ServerResponse): string {
  const known = /(?:^|;\s*)searchcookie=([0-9a-f-]{36})(?:;|$)/.exec(cookies)?.[1];
  if (known !== undefined) return known;
  const made = randomUUID();
  const secure = env().PUBLIC_URL.startsWith('https:') ? '; Secure' : '';
  response.appendHeader('Set-Cookie', `${searchCookieName}=${made}; Path=/; HttpOnly; SameSite=Lax${secure}`);
  return made;
}
