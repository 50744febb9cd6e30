import type { Measuring } from '@/lib/consent';
import type { Environment } from '#config/server/env';

/** How visits are counted; undefined where they are not. @requirement N2 */
export function measuringOf({
  ANALYTICS_ENABLED,
  NODE_ENV,
  CONSENT_COOKIE_NAME,
}: Pick<Environment, 'ANALYTICS_ENABLED' | 'NODE_ENV' | 'CONSENT_COOKIE_NAME'>): Measuring | undefined {
  return ANALYTICS_ENABLED && NODE_ENV === 'production' ? { consentCookie: CONSENT_COOKIE_NAME } : undefined;
}
