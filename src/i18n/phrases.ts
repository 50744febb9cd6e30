import { phraseId } from '@/i18n/phrase-id';
import { languageOfPhrases } from '@/i18n/plural-forms';
import { articlePhrases } from '@/i18n/phrases/article';
import { bookingPhrases } from '@/i18n/phrases/booking';
import { chromePhrases } from '@/i18n/phrases/chrome';
import { conditionPhrases } from '@/i18n/phrases/condition';
import { confirmPhrases } from '@/i18n/phrases/confirm';
import { consentPhrases } from '@/i18n/phrases/consent';
import { contentPhrases } from '@/i18n/phrases/content';
import { deskPhrases } from '@/i18n/phrases/desk';
import { detailsPhrases } from '@/i18n/phrases/details';
import { doctorPhrases } from '@/i18n/phrases/doctors';
import { formPhrases } from '@/i18n/phrases/form';
import { galleryPhrases } from '@/i18n/phrases/gallery';
import { glossaryPhrases } from '@/i18n/phrases/glossary';
import { locationPhrases } from '@/i18n/phrases/location';
import { mapPhrases } from '@/i18n/phrases/map';
import { newsletterPhrases } from '@/i18n/phrases/newsletter';
import { newsletterLinkPhrases } from '@/i18n/phrases/newsletter-link';
import { openHoursPhrases } from '@/i18n/phrases/open-hours';
import { partPhrases } from '@/i18n/phrases/parts';
import { paymentPhrases } from '@/i18n/phrases/payment';
import { playerPhrases } from '@/i18n/phrases/player';
import { postedPhrases } from '@/i18n/phrases/posted';
import { previewPhrases } from '@/i18n/phrases/preview';
import { profilePhrases } from '@/i18n/phrases/profile';
import { requestPhrases } from '@/i18n/phrases/request';
import { savedPhrases } from '@/i18n/phrases/saved';
import { savedStudyPhrases } from '@/i18n/phrases/saved-studies';
import { screeningPhrases } from '@/i18n/phrases/screening';
import { searchPhrases } from '@/i18n/phrases/search';
import { slidePhrases } from '@/i18n/phrases/slides';
import { slotPhrases } from '@/i18n/phrases/slots';
import { soonestPhrases } from '@/i18n/phrases/soonest';
import { suggestPhrases } from '@/i18n/phrases/suggest';
import { teamPhrases } from '@/i18n/phrases/team';
import { trialPhrases } from '@/i18n/phrases/trial';
import { uiPhrases } from '@/i18n/phrases/ui';
import { videoPhrases } from '@/i18n/phrases/video';
import { visitPhrases } from '@/i18n/phrases/visit';
import { waitingTimePhrases } from '@/i18n/phrases/waiting-time';
import { waitlistPhrases } from '@/i18n/phrases/waitlist';
import { waysOnPhrases } from '@/i18n/phrases/ways-on';

/**
 * The site's own words in English, by the part of the site that says them. Server only: a page sends the browser the
 * phrases of the namespaces that its blocks need, with the CMS dictionary's wording where it has one.
 */
export const phraseNamespaces = {
  article: articlePhrases,
  booking: bookingPhrases,
  chrome: chromePhrases,
  condition: conditionPhrases,
  confirm: confirmPhrases,
  consent: consentPhrases,
  content: contentPhrases,
  desk: deskPhrases,
  details: detailsPhrases,
  doctors: doctorPhrases,
  form: formPhrases,
  gallery: galleryPhrases,
  glossary: glossaryPhrases,
  location: locationPhrases,
  map: mapPhrases,
  openHours: openHoursPhrases,
  newsletter: newsletterPhrases,
  newsletterLink: newsletterLinkPhrases,
  parts: partPhrases,
  payment: paymentPhrases,
  player: playerPhrases,
  posted: postedPhrases,
  preview: previewPhrases,
  profile: profilePhrases,
  request: requestPhrases,
  saved: savedPhrases,
  savedStudies: savedStudyPhrases,
  screening: screeningPhrases,
  search: searchPhrases,
  slides: slidePhrases,
  slots: slotPhrases,
  soonest: soonestPhrases,
  suggest: suggestPhrases,
  team: teamPhrases,
  trial: trialPhrases,
  ui: uiPhrases,
  video: videoPhrases,
  visit: visitPhrases,
  waitingTime: waitingTimePhrases,
  waitlist: waitlistPhrases,
  waysOn: waysOnPhrases,
} as const satisfies Record<string, Readonly<Record<string, string>>>;

export type PhraseNamespace = keyof typeof phraseNamespaces;

/**
 * The phrases of some namespaces as they travel: by short id, and only those whose text is not their key. The code
 * that says a phrase holds its key, so that an English sentence is not sent twice.
 * @param overrides - the CMS dictionary of the page's language
 */
export function phrasesOf(
  namespaces: Iterable<PhraseNamespace>,
  overrides: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  const phrases: Record<string, string> = {};
  for (const namespace of namespaces) {
    const own: Readonly<Record<string, string>> = phraseNamespaces[namespace];
    for (const [key, english] of Object.entries(own)) {
      const text = overrides[key] || english;
      if (text !== key) phrases[phraseId(key)] = text;
    }
  }
  const language = overrides[languageOfPhrases];
  if (language && Object.values(phrases).some((text) => text.includes(', plural, ')))
    phrases[languageOfPhrases] = language;
  return phrases;
}
