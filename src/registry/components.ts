import dynamic from 'next/dynamic';
import type { AnyBlock } from '@/cms/placeholder';

/**
 * The blocks, each in a script of its own that only pages with that block load. `npm run new:block` adds a line. It
 * spells the import out because Next.js finds the script of a block by it.
 * @requirement O2
 */
// prettier-ignore
export const components = {
  Accordion: dynamic(() => import('@/blocks/Accordion/Accordion').then((file) => file.Accordion)),
  AlertBanner: dynamic(() => import('@/blocks/AlertBanner/AlertBanner').then((file) => file.AlertBanner)),
  AppointmentBox: dynamic(() => import('@/blocks/AppointmentBox/AppointmentBox').then((file) => file.AppointmentBox)),
  ArticleDetailContainer: dynamic(() => import('@/blocks/ArticleDetailContainer/ArticleDetailContainer').then((file) => file.ArticleDetailContainer)),
  Banner: dynamic(() => import('@/blocks/Banner/Banner').then((file) => file.Banner)),
  Breadcrumb: dynamic(() => import('@/blocks/Breadcrumb/Breadcrumb').then((file) => file.Breadcrumb)),
  CardCollection: dynamic(() => import('@/blocks/CardCollection/CardCollection').then((file) => file.CardCollection)),
  ClinicalTrialDetails: dynamic(() => import('@/blocks/ClinicalTrialDetails/ClinicalTrialDetails').then((file) => file.ClinicalTrialDetails)),
  ColumnwidthContainer: dynamic(() => import('@/blocks/ColumnwidthContainer/ColumnwidthContainer').then((file) => file.ColumnwidthContainer)),
  ComerProviderDetails: dynamic(() => import('@/blocks/ComerProviderDetails/ComerProviderDetails').then((file) => file.ComerProviderDetails)),
  ConditionAccordion: dynamic(() => import('@/blocks/ConditionAccordion/ConditionAccordion').then((file) => file.ConditionAccordion)),
  ConditionDetailContainer: dynamic(() => import('@/blocks/ConditionDetailContainer/ConditionDetailContainer').then((file) => file.ConditionDetailContainer)),
  ConfirmAddress: dynamic(() => import('@/blocks/ConfirmAddress/ConfirmAddress').then((file) => file.ConfirmAddress)),
  Confirmation: dynamic(() => import('@/blocks/Confirmation/Confirmation').then((file) => file.Confirmation)),
  Footer: dynamic(() => import('@/blocks/Footer/Footer').then((file) => file.Footer)),
  ForefrontArticle: dynamic(() => import('@/blocks/ForefrontArticle/ForefrontArticle').then((file) => file.ForefrontArticle)),
  FullHero: dynamic(() => import('@/blocks/FullHero/FullHero').then((file) => file.FullHero)),
  FullWidthContainer: dynamic(() => import('@/blocks/FullWidthContainer/FullWidthContainer').then((file) => file.FullWidthContainer)),
  FullWidthDetailContainer: dynamic(() => import('@/blocks/FullWidthDetailContainer/FullWidthDetailContainer').then((file) => file.FullWidthDetailContainer)),
  GlobalSearch: dynamic(() => import('@/blocks/GlobalSearch/GlobalSearch').then((file) => file.GlobalSearch)),
  Glossary: dynamic(() => import('@/blocks/Glossary/Glossary').then((file) => file.Glossary)),
  Header: dynamic(() => import('@/blocks/Header/Header').then((file) => file.Header)),
  HomepageHero: dynamic(() => import('@/blocks/HomepageHero/HomepageHero').then((file) => file.HomepageHero)),
  Image: dynamic(() => import('@/blocks/Image/Image').then((file) => file.Image)),
  InPageNavigation: dynamic(() => import('@/blocks/InPageNavigation/InPageNavigation').then((file) => file.InPageNavigation)),
  LanguageSelector: dynamic(() => import('@/blocks/LanguageSelector/LanguageSelector').then((file) => file.LanguageSelector)),
  LinkSidebar: dynamic(() => import('@/blocks/LinkSidebar/LinkSidebar').then((file) => file.LinkSidebar)),
  LocationDetails: dynamic(() => import('@/blocks/LocationDetails/LocationDetails').then((file) => file.LocationDetails)),
  ManageVisit: dynamic(() => import('@/blocks/ManageVisit/ManageVisit').then((file) => file.ManageVisit)),
  MegaNavigation: dynamic(() => import('@/blocks/MegaNavigation/MegaNavigation').then((file) => file.MegaNavigation)),
  MetaData: dynamic(() => import('@/blocks/MetaData/MetaData').then((file) => file.MetaData)),
  MobileMenu: dynamic(() => import('@/blocks/MobileMenu/MobileMenu').then((file) => file.MobileMenu)),
  MultiSpotlight: dynamic(() => import('@/blocks/MultiSpotlight/MultiSpotlight').then((file) => file.MultiSpotlight)),
  Page500: dynamic(() => import('@/blocks/Page500/Page500').then((file) => file.Page500)),
  PatientDetails: dynamic(() => import('@/blocks/PatientDetails/PatientDetails').then((file) => file.PatientDetails)),
  PostedBooking: dynamic(() => import('@/blocks/PostedBooking/PostedBooking').then((file) => file.PostedBooking)),
  Profile: dynamic(() => import('@/blocks/Profile/Profile').then((file) => file.Profile)),
  PromoCard: dynamic(() => import('@/blocks/PromoCard/PromoCard').then((file) => file.PromoCard)),
  ProviderDetails: dynamic(() => import('@/blocks/ProviderDetails/ProviderDetails').then((file) => file.ProviderDetails)),
  RequestAnAppointmentForm: dynamic(() => import('@/blocks/RequestAnAppointmentForm/RequestAnAppointmentForm').then((file) => file.RequestAnAppointmentForm)),
  RequestDesk: dynamic(() => import('@/blocks/RequestDesk/RequestDesk').then((file) => file.RequestDesk)),
  ResourceProblem: dynamic(() => import('@/blocks/ResourceProblem/ResourceProblem').then((file) => file.ResourceProblem)),
  Reviews: dynamic(() => import('@/blocks/Reviews/Reviews').then((file) => file.Reviews)),
  RichTextBlock: dynamic(() => import('@/blocks/RichTextBlock/RichTextBlock').then((file) => file.RichTextBlock)),
  SavedRequest: dynamic(() => import('@/blocks/SavedRequest/SavedRequest').then((file) => file.SavedRequest)),
  ScreeningForm: dynamic(() => import('@/blocks/ScreeningForm/ScreeningForm').then((file) => file.ScreeningForm)),
  Search: dynamic(() => import('@/blocks/Search/Search').then((file) => file.Search)),
  ShortRequestAnAppointmentForm: dynamic(() => import('@/blocks/ShortRequestAnAppointmentForm/ShortRequestAnAppointmentForm').then((file) => file.ShortRequestAnAppointmentForm)),
  ShortRequestAnAppointmentFormInternational: dynamic(() => import('@/blocks/ShortRequestAnAppointmentFormInternational/ShortRequestAnAppointmentFormInternational').then((file) => file.ShortRequestAnAppointmentFormInternational)),
  SoonestTimes: dynamic(() => import('@/blocks/SoonestTimes/SoonestTimes').then((file) => file.SoonestTimes)),
  Tabs: dynamic(() => import('@/blocks/Tabs/Tabs').then((file) => file.Tabs)),
  ThreeColumnList: dynamic(() => import('@/blocks/ThreeColumnList/ThreeColumnList').then((file) => file.ThreeColumnList)),
  TopNavigation: dynamic(() => import('@/blocks/TopNavigation/TopNavigation').then((file) => file.TopNavigation)),
  TwoColumnRichTextBlock: dynamic(() => import('@/blocks/TwoColumnRichTextBlock/TwoColumnRichTextBlock').then((file) => file.TwoColumnRichTextBlock)),
  VideoVisit: dynamic(() => import('@/blocks/VideoVisit/VideoVisit').then((file) => file.VideoVisit)),
  WaitlistOffer: dynamic(() => import('@/blocks/WaitlistOffer/WaitlistOffer').then((file) => file.WaitlistOffer)),
} satisfies Record<string, AnyBlock>;

export type BlockName = keyof typeof components;

/** Whether a block of this name is built. */
export function isBlockName(name: string): name is BlockName {
  return Object.hasOwn(components, name);
}
