import { consentOf, type Consent, type Analytics } from '@/domain/consent';

/** Whether the browser says no for every site. Browser only. @requirement N2 */
export function refusesEverywhere(): boolean {
  return (navigator as Navigator & { readonly globalPrivacyControl?: boolean }).globalPrivacyControl === true;
}

/** Reads the visitor's consent to analytics. Browser only. @requirement N2 */
export function visitorConsent({ consentCookie }: Analytics): Consent {
  return consentOf({ cookies: document.cookie, globalPrivacyControl: refusesEverywhere() }, consentCookie);
}
