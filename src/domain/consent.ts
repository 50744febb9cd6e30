import { decoded } from '@/lib/cookies';

/** Sec-GPC and the browser's own switch: the visitor said no for every site. */
export type Signals = { readonly cookies: string; readonly globalPrivacyControl: boolean };

/** The settings of analytics; a page has them only if analytics is enabled, in production. @requirement N2 */
export type Analytics = {
  readonly consentCookie: string;
  /** A search vendor learns of searches and of opened results; the question says so. @requirement B23 */
  readonly hasSearchVendor?: true;
  /** The vendor that reads the queue has signed a business associate agreement. @requirement N3 */
  readonly hasAgreement?: true;
};

export type Consent = 'given' | 'refused' | 'unknown';

/** A list of what was allowed, in whatever form: `necessary,analytics`, `["analytics"]`; not `no-analytics`. */
const named = /(?<![\w-])analytics(?![\w-])/;

/** OneTrust's cookie and its group for analytics. */
const vendorCookie = 'OptanonConsent';
const vendorGroup = /(?:^|,)C0002:([01])/;

/**
 * Whether a visitor agreed to be counted: the consent cookie lists `analytics`, or a consent manager's cookie says so.
 * @param cookies - a Cookie header or `document.cookie`
 * @param cookieName - the site's own consent cookie
 * @requirement N2
 * @decision Q26
 */
export function consentOf({ cookies, globalPrivacyControl }: Signals, cookieName: string): Consent {
  if (globalPrivacyControl) return 'refused';
  const own = valueOf(cookies, cookieName);
  if (own !== undefined) return named.test(decoded(own)) ? 'given' : 'refused';
  const groups = new URLSearchParams(valueOf(cookies, vendorCookie) ?? '').get('groups') ?? '';
  const vendor = vendorGroup.exec(groups)?.[1];
  if (vendor === undefined) return 'unknown';
  return vendor === '1' ? 'given' : 'refused';
}

function valueOf(cookies: string, name: string): string | undefined {
  for (const part of cookies.split(';')) {
    const cut = part.indexOf('=');
    if (cut !== -1 && part.slice(0, cut).trim() === name) return part.slice(cut + 1).trim();
  }
  return undefined;
}
