import { load as loadAlertBanner } from '@/blocks/AlertBanner/data';
import { load as loadBreadcrumb } from '@/blocks/Breadcrumb/data';
import { load as loadComerProviderDetails } from '@/blocks/ComerProviderDetails/data';
import { load as loadFooter } from '@/blocks/Footer/data';
import { load as loadGlossary } from '@/blocks/Glossary/data';
import { load as loadHeader } from '@/blocks/Header/data';
import { load as loadLanguageSelector } from '@/blocks/LanguageSelector/data';
import { load as loadLocationDetails } from '@/blocks/LocationDetails/data';
import { load as loadMegaNavigation } from '@/blocks/MegaNavigation/data';
import { load as loadMobileMenu } from '@/blocks/MobileMenu/data';
import { load as loadProfile } from '@/blocks/Profile/data';
import { load as loadProviderDetails } from '@/blocks/ProviderDetails/data';
import { load as loadRequestAnAppointmentForm } from '@/blocks/RequestAnAppointmentForm/data';
import { load as loadScreeningForm } from '@/blocks/ScreeningForm/data';
import { load as loadSearch } from '@/blocks/Search/data';
import { load as loadShortRequest } from '@/blocks/ShortRequestAnAppointmentForm/data';
import { load as loadShortRequestInternational } from '@/blocks/ShortRequestAnAppointmentFormInternational/data';
import { load as loadTopNavigation } from '@/blocks/TopNavigation/data';
import type { Loader } from '@/cms/block';
import type { BlockName } from '@/registry/names';

/** The blocks that fetch on the server. Reached from the pages' data functions only. */
export const loaders: Partial<Record<BlockName, Loader<unknown>>> = {
  AlertBanner: loadAlertBanner,
  Breadcrumb: loadBreadcrumb,
  ComerProviderDetails: loadComerProviderDetails,
  Footer: loadFooter,
  Glossary: loadGlossary,
  Header: loadHeader,
  LanguageSelector: loadLanguageSelector,
  LocationDetails: loadLocationDetails,
  MegaNavigation: loadMegaNavigation,
  MobileMenu: loadMobileMenu,
  Profile: loadProfile,
  ProviderDetails: loadProviderDetails,
  RequestAnAppointmentForm: loadRequestAnAppointmentForm,
  ScreeningForm: loadScreeningForm,
  Search: loadSearch,
  ShortRequestAnAppointmentForm: loadShortRequest,
  ShortRequestAnAppointmentFormInternational: loadShortRequestInternational,
  TopNavigation: loadTopNavigation,
};
