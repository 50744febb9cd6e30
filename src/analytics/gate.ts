import { consentOf, type Consent, type Measuring } from '@/lib/consent';

/** What this browser's visitor says of being counted. Browser only. */
export function visitorConsent({ consentCookie }: Measuring): Consent {
  const { globalPrivacyControl } = navigator as Navigator & { readonly globalPrivacyControl?: boolean };
  return consentOf(
    { cookies: document.cookie, globalPrivacyControl: globalPrivacyControl === true },
    consentCookie,
  );
}
