import { consentOf, type Consent, type Analytics } from '@/domain/consent';

/** Reads the visitor's consent to analytics. Browser only. @requirement N2 */
export function visitorConsent({ consentCookie }: Analytics): Consent {
  const { globalPrivacyControl } = navigator as Navigator & { readonly globalPrivacyControl?: boolean };
  return consentOf(
    { cookies: document.cookie, globalPrivacyControl: globalPrivacyControl === true },
    consentCookie,
  );
}
