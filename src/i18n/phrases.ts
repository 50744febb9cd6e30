import { bookingPhrases } from '@/i18n/phrases/booking';
import { chromePhrases } from '@/i18n/phrases/chrome';
import { confirmPhrases } from '@/i18n/phrases/confirm';
import { consentPhrases } from '@/i18n/phrases/consent';
import { contentPhrases } from '@/i18n/phrases/content';
import { glossaryPhrases } from '@/i18n/phrases/glossary';
import { locationPhrases } from '@/i18n/phrases/location';
import { profilePhrases } from '@/i18n/phrases/profile';
import { requestPhrases } from '@/i18n/phrases/request';
import { savedPhrases } from '@/i18n/phrases/saved';
import { searchPhrases } from '@/i18n/phrases/search';
import { suggestPhrases } from '@/i18n/phrases/suggest';
import { teamPhrases } from '@/i18n/phrases/team';
import { uiPhrases } from '@/i18n/phrases/ui';
import { visitPhrases } from '@/i18n/phrases/visit';
import { waitlistPhrases } from '@/i18n/phrases/waitlist';

/**
 * The site's own words in English, by the part of the site that says them. Server only: a page sends the browser the
 * phrases of the namespaces that its blocks need, with the CMS dictionary's wording where it has one.
 */
export const phraseNamespaces = {
  booking: bookingPhrases,
  chrome: chromePhrases,
  confirm: confirmPhrases,
  consent: consentPhrases,
  content: contentPhrases,
  glossary: glossaryPhrases,
  location: locationPhrases,
  profile: profilePhrases,
  request: requestPhrases,
  saved: savedPhrases,
  search: searchPhrases,
  suggest: suggestPhrases,
  team: teamPhrases,
  ui: uiPhrases,
  visit: visitPhrases,
  waitlist: waitlistPhrases,
} as const satisfies Record<string, Readonly<Record<string, string>>>;

export type PhraseNamespace = keyof typeof phraseNamespaces;

/**
 * The phrases of some namespaces.
 * @param overrides - the CMS dictionary of the page's language
 */
export function phrasesOf(
  namespaces: Iterable<PhraseNamespace>,
  overrides: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  const phrases: Record<string, string> = {};
  for (const namespace of namespaces) {
    const own: Readonly<Record<string, string>> = phraseNamespaces[namespace];
    for (const [key, english] of Object.entries(own)) phrases[key] = overrides[key] || english;
  }
  return phrases;
}
