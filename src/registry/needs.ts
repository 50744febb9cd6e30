import type { PhraseNamespace } from '@/i18n/phrases';
import type { BlockName } from '@/registry/names';

/** What a block wants of its page beyond its own fields. */
export type BlockNeeds = {
  /** Phrases that it says. */
  readonly phrases?: readonly PhraseNamespace[];
  /** It reads the page item's own fields in the browser, so they travel with the page. */
  readonly routeFields?: boolean;
};

export const needs: Partial<Record<BlockName, BlockNeeds>> = {
  AlertBanner: { phrases: ['chrome'] },
  AppointmentBox: { phrases: ['booking'] },
  Breadcrumb: { phrases: ['chrome'] },
  ClinicalTrialDetails: { phrases: ['chrome'], routeFields: true },
  ComerProviderDetails: { phrases: ['profile'] },
  Confirmation: { phrases: ['booking'] },
  Footer: { phrases: ['chrome'] },
  ForefrontArticle: { phrases: ['chrome'], routeFields: true },
  FullHero: { phrases: ['chrome'], routeFields: true },
  GlobalSearch: { phrases: ['search'] },
  Header: { phrases: ['chrome'] },
  HomepageHero: { phrases: ['chrome', 'search'] },
  LanguageSelector: { phrases: ['chrome'] },
  LocationDetails: { phrases: ['location', 'profile'] },
  MegaNavigation: { phrases: ['chrome'] },
  MobileMenu: { phrases: ['chrome'] },
  PatientDetails: { phrases: ['booking'] },
  ProviderDetails: { phrases: ['profile'] },
  Reviews: { phrases: ['profile'] },
  Search: { phrases: ['search', 'location'] },
  TopNavigation: { phrases: ['chrome'] },
};
