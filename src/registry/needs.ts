import type { PhraseNamespace } from '@/i18n/phrases';
import type { BlockName } from '@/registry/names';

/** What a block wants of its page beyond its own fields. */
export type BlockNeeds = {
  /** Phrases that it says. */
  readonly phrases?: readonly PhraseNamespace[];
  /** Fields of the page's item that it reads in the browser, so that they travel with the page; `all` of them. */
  readonly routeFields?: 'all' | readonly string[];
  /** Fields of its datasource that it reads in the browser, where its loader reads the heavy rest; all by default. */
  readonly fields?: readonly string[];
};

export const needs: Partial<Record<BlockName, BlockNeeds>> = {
  AlertBanner: { phrases: ['chrome'] },
  AppointmentBox: {
    phrases: ['booking', 'waitlist', 'ui'],
    routeFields: [
      'npi',
      'enabledForOnlineScheduling',
      'disableOnlineScheduling',
      'visibleSpecialities',
      'specialities',
      'pediatricPhysician',
      'adultPhysician',
      'headlineText',
      'phoneNumber',
      'acceptingNewPatients',
    ],
  },
  Breadcrumb: { phrases: ['chrome'] },
  CardCollection: { phrases: ['content'] },
  ClinicalTrialDetails: { phrases: ['content'], routeFields: 'all' },
  ComerProviderDetails: { phrases: ['profile', 'booking', 'waitlist', 'ui'], fields: [] },
  ConditionAccordion: {
    phrases: ['content'],
    routeFields: [
      'introText',
      'bodyContent',
      'specialties',
      'symptoms',
      'causes',
      'diagnosis',
      'treatment',
      'whatToExpect',
      'prevention',
      'questionsToAsk',
      'whenToCall',
    ],
  },
  ConfirmAddress: { phrases: ['confirm', 'ui'] },
  Confirmation: { phrases: ['booking', 'request', 'waitlist', 'ui'] },
  Footer: { phrases: ['chrome'] },
  ForefrontArticle: { phrases: ['content'], routeFields: 'all' },
  Glossary: { phrases: ['glossary'] },
  GlobalSearch: { phrases: ['search'] },
  Header: {
    phrases: ['chrome'],
    fields: [
      'logo',
      'logoText',
      'homeLink',
      'searchPageLink',
      'searchPlaceholder',
      'emergencyText',
      'requestAppointmentLink',
      'phoneLink',
    ],
  },
  HomepageHero: { phrases: ['content'] },
  LanguageSelector: { phrases: ['chrome'] },
  LocationDetails: { phrases: ['location', 'profile'] },
  ManageVisit: { phrases: ['booking', 'visit', 'ui'] },
  MegaNavigation: { phrases: ['chrome'] },
  MetaData: { phrases: ['content'] },
  MobileMenu: { phrases: ['chrome'] },
  PatientDetails: { phrases: ['booking', 'request', 'waitlist', 'ui'] },
  Profile: { phrases: ['team', 'ui'], fields: ['title', 'introContent', 'phoneLink'] },
  ProviderDetails: { phrases: ['profile', 'booking', 'waitlist', 'ui'], fields: [] },
  RequestAnAppointmentForm: { phrases: ['request', 'saved', 'ui'] },
  ResourceProblem: { phrases: ['content'] },
  Reviews: { phrases: ['profile'] },
  ScreeningForm: { phrases: ['booking', 'ui'] },
  Search: { phrases: ['search', 'location'] },
  ShortRequestAnAppointmentForm: { phrases: ['request', 'saved', 'ui'] },
  ShortRequestAnAppointmentFormInternational: { phrases: ['request', 'saved', 'ui'] },
  ThreeColumnList: { phrases: ['content'] },
  TopNavigation: { phrases: ['chrome'] },
  SavedRequest: { phrases: ['saved', 'ui'] },
  WaitlistOffer: { phrases: ['booking', 'waitlist', 'ui'] },
};
