import dynamic from 'next/dynamic';
import type { AnyBlock, Registry } from '@/cms/placeholder';
import { isBlockName, type BlockName } from '@/registry/names';

/**
 * The blocks for visitors, each in a file of its own that is loaded only by pages that hold it. A name without an entry
 * is not built yet.
 * @requirement O2
 */
const components: Partial<Record<BlockName, AnyBlock>> = {
  Accordion: dynamic(() => import('@/blocks/Accordion/Accordion').then((block) => block.Accordion)),
  AlertBanner: dynamic(() => import('@/blocks/AlertBanner/AlertBanner').then((block) => block.AlertBanner)),
  AppointmentBox: dynamic(() =>
    import('@/blocks/AppointmentBox/AppointmentBox').then((block) => block.AppointmentBox),
  ),
  ArticleDetailContainer: dynamic(() =>
    import('@/blocks/ArticleDetailContainer/ArticleDetailContainer').then(
      (block) => block.ArticleDetailContainer,
    ),
  ),
  Banner: dynamic(() => import('@/blocks/Banner/Banner').then((block) => block.Banner)),
  Breadcrumb: dynamic(() => import('@/blocks/Breadcrumb/Breadcrumb').then((block) => block.Breadcrumb)),
  CardCollection: dynamic(() =>
    import('@/blocks/CardCollection/CardCollection').then((block) => block.CardCollection),
  ),
  ClinicalTrialDetails: dynamic(() =>
    import('@/blocks/ClinicalTrialDetails/ClinicalTrialDetails').then((block) => block.ClinicalTrialDetails),
  ),
  ColumnwidthContainer: dynamic(() =>
    import('@/blocks/ColumnwidthContainer/ColumnwidthContainer').then((block) => block.ColumnwidthContainer),
  ),
  ComerProviderDetails: dynamic(() =>
    import('@/blocks/ComerProviderDetails/ComerProviderDetails').then((block) => block.ComerProviderDetails),
  ),
  ConditionAccordion: dynamic(() =>
    import('@/blocks/ConditionAccordion/ConditionAccordion').then((block) => block.ConditionAccordion),
  ),
  ConditionDetailContainer: dynamic(() =>
    import('@/blocks/ConditionDetailContainer/ConditionDetailContainer').then(
      (block) => block.ConditionDetailContainer,
    ),
  ),
  Confirmation: dynamic(() =>
    import('@/blocks/Confirmation/Confirmation').then((block) => block.Confirmation),
  ),
  Footer: dynamic(() => import('@/blocks/Footer/Footer').then((block) => block.Footer)),
  ForefrontArticle: dynamic(() =>
    import('@/blocks/ForefrontArticle/ForefrontArticle').then((block) => block.ForefrontArticle),
  ),
  FullHero: dynamic(() => import('@/blocks/FullHero/FullHero').then((block) => block.FullHero)),
  FullWidthContainer: dynamic(() =>
    import('@/blocks/FullWidthContainer/FullWidthContainer').then((block) => block.FullWidthContainer),
  ),
  FullWidthDetailContainer: dynamic(() =>
    import('@/blocks/FullWidthDetailContainer/FullWidthDetailContainer').then(
      (block) => block.FullWidthDetailContainer,
    ),
  ),
  Glossary: dynamic(() => import('@/blocks/Glossary/Glossary').then((block) => block.Glossary)),
  GlobalSearch: dynamic(() =>
    import('@/blocks/GlobalSearch/GlobalSearch').then((block) => block.GlobalSearch),
  ),
  Header: dynamic(() => import('@/blocks/Header/Header').then((block) => block.Header)),
  HomepageHero: dynamic(() =>
    import('@/blocks/HomepageHero/HomepageHero').then((block) => block.HomepageHero),
  ),
  Image: dynamic(() => import('@/blocks/Image/Image').then((block) => block.Image)),
  InPageNavigation: dynamic(() =>
    import('@/blocks/InPageNavigation/InPageNavigation').then((block) => block.InPageNavigation),
  ),
  LanguageSelector: dynamic(() =>
    import('@/blocks/LanguageSelector/LanguageSelector').then((block) => block.LanguageSelector),
  ),
  LinkSidebar: dynamic(() => import('@/blocks/LinkSidebar/LinkSidebar').then((block) => block.LinkSidebar)),
  LocationDetails: dynamic(() =>
    import('@/blocks/LocationDetails/LocationDetails').then((block) => block.LocationDetails),
  ),
  ConfirmAddress: dynamic(() =>
    import('@/blocks/ConfirmAddress/ConfirmAddress').then((block) => block.ConfirmAddress),
  ),
  ManageVisit: dynamic(() => import('@/blocks/ManageVisit/ManageVisit').then((block) => block.ManageVisit)),
  MegaNavigation: dynamic(() =>
    import('@/blocks/MegaNavigation/MegaNavigation').then((block) => block.MegaNavigation),
  ),
  MetaData: dynamic(() => import('@/blocks/MetaData/MetaData').then((block) => block.MetaData)),
  MobileMenu: dynamic(() => import('@/blocks/MobileMenu/MobileMenu').then((block) => block.MobileMenu)),
  MultiSpotlight: dynamic(() =>
    import('@/blocks/MultiSpotlight/MultiSpotlight').then((block) => block.MultiSpotlight),
  ),
  Page500: dynamic(() => import('@/blocks/Page500/Page500').then((block) => block.Page500)),
  PatientDetails: dynamic(() =>
    import('@/blocks/PatientDetails/PatientDetails').then((block) => block.PatientDetails),
  ),
  Profile: dynamic(() => import('@/blocks/Profile/Profile').then((block) => block.Profile)),
  PromoCard: dynamic(() => import('@/blocks/PromoCard/PromoCard').then((block) => block.PromoCard)),
  ProviderDetails: dynamic(() =>
    import('@/blocks/ProviderDetails/ProviderDetails').then((block) => block.ProviderDetails),
  ),
  RequestAnAppointmentForm: dynamic(() =>
    import('@/blocks/RequestAnAppointmentForm/RequestAnAppointmentForm').then(
      (block) => block.RequestAnAppointmentForm,
    ),
  ),
  ResourceProblem: dynamic(() =>
    import('@/blocks/ResourceProblem/ResourceProblem').then((block) => block.ResourceProblem),
  ),
  Reviews: dynamic(() => import('@/blocks/Reviews/Reviews').then((block) => block.Reviews)),
  RichTextBlock: dynamic(() =>
    import('@/blocks/RichTextBlock/RichTextBlock').then((block) => block.RichTextBlock),
  ),
  ScreeningForm: dynamic(() =>
    import('@/blocks/ScreeningForm/ScreeningForm').then((block) => block.ScreeningForm),
  ),
  Search: dynamic(() => import('@/blocks/Search/Search').then((block) => block.Search)),
  ShortRequestAnAppointmentForm: dynamic(() =>
    import('@/blocks/ShortRequestAnAppointmentForm/ShortRequestAnAppointmentForm').then(
      (block) => block.ShortRequestAnAppointmentForm,
    ),
  ),
  ShortRequestAnAppointmentFormInternational: dynamic(() =>
    import('@/blocks/ShortRequestAnAppointmentFormInternational/ShortRequestAnAppointmentFormInternational').then(
      (block) => block.ShortRequestAnAppointmentFormInternational,
    ),
  ),
  Tabs: dynamic(() => import('@/blocks/Tabs/Tabs').then((block) => block.Tabs)),
  ThreeColumnList: dynamic(() =>
    import('@/blocks/ThreeColumnList/ThreeColumnList').then((block) => block.ThreeColumnList),
  ),
  TopNavigation: dynamic(() =>
    import('@/blocks/TopNavigation/TopNavigation').then((block) => block.TopNavigation),
  ),
  TwoColumnRichTextBlock: dynamic(() =>
    import('@/blocks/TwoColumnRichTextBlock/TwoColumnRichTextBlock').then(
      (block) => block.TwoColumnRichTextBlock,
    ),
  ),
  SavedRequest: dynamic(() =>
    import('@/blocks/SavedRequest/SavedRequest').then((block) => block.SavedRequest),
  ),
  WaitlistOffer: dynamic(() =>
    import('@/blocks/WaitlistOffer/WaitlistOffer').then((block) => block.WaitlistOffer),
  ),
};

export const registry: Registry = {
  find: (name) => (isBlockName(name) ? components[name] : undefined),
  isPlanned: isBlockName,
};
