import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { searchCookieName } from '@/config/search-cookie';
import { consentOf } from '@/domain/consent';
import { env } from '#config/server/env';
import { analyticsOf } from '#config/server/analytics';

/**
 * The visit that a search belongs to, if the visitor agreed to be counted; its cookie is made with the first search.
 * @returns undefined where nothing may be counted
 * @requirement B23 N2
 */
export function countedVisit(request: IncomingMessage, response: ServerResponse): string | undefined {
  const analytics = analyticsOf(env());
  if (!analytics) return undefined;
  const cookies = request.headers.cookie ?? '';
  const globalPrivacyControl = request.headers['sec-gpc'] === '1';
  if (consentOf({ cookies, globalPrivacyControl }, analytics.consentCookie) !== 'given') return undefined;
  const known = /(?:^|;\s*)searchcookie=([0-9a-f-]{36})(?:;|$)/.exec(cookies)?.[1];
  if (known !== undefined) return known;
  const made = randomUUID();
  const secure = env().PUBLIC_URL.startsWith('https:') ? '; Secure' : '';
  response.appendHeader('Set-Cookie', `${searchCookieName}=${made}; Path=/; HttpOnly; SameSite=Lax${secure}`);
  return made;
}
