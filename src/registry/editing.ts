import { Accordion } from '@/blocks/Accordion/Accordion';
import { AlertBanner } from '@/blocks/AlertBanner/AlertBanner';
import { AppointmentBox } from '@/blocks/AppointmentBox/AppointmentBox';
import { ArticleDetailContainer } from '@/blocks/ArticleDetailContainer/ArticleDetailContainer';
import { Banner } from '@/blocks/Banner/Banner';
import { Breadcrumb } from '@/blocks/Breadcrumb/Breadcrumb';
import { CardCollection } from '@/blocks/CardCollection/CardCollection';
import { ClinicalTrialDetails } from '@/blocks/ClinicalTrialDetails/ClinicalTrialDetails';
import { ColumnwidthContainer } from '@/blocks/ColumnwidthContainer/ColumnwidthContainer';
import { ComerProviderDetails } from '@/blocks/ComerProviderDetails/ComerProviderDetails';
import { ConditionAccordion } from '@/blocks/ConditionAccordion/ConditionAccordion';
import { ConditionDetailContainer } from '@/blocks/ConditionDetailContainer/ConditionDetailContainer';
import { Confirmation } from '@/blocks/Confirmation/Confirmation';
import { Footer } from '@/blocks/Footer/Footer';
import { ForefrontArticle } from '@/blocks/ForefrontArticle/ForefrontArticle';
import { FullHero } from '@/blocks/FullHero/FullHero';
import { FullWidthContainer } from '@/blocks/FullWidthContainer/FullWidthContainer';
import { FullWidthDetailContainer } from '@/blocks/FullWidthDetailContainer/FullWidthDetailContainer';
import { GlobalSearch } from '@/blocks/GlobalSearch/GlobalSearch';
import { Header } from '@/blocks/Header/Header';
import { HomepageHero } from '@/blocks/HomepageHero/HomepageHero';
import { Image } from '@/blocks/Image/Image';
import { InPageNavigation } from '@/blocks/InPageNavigation/InPageNavigation';
import { LanguageSelector } from '@/blocks/LanguageSelector/LanguageSelector';
import { LinkSidebar } from '@/blocks/LinkSidebar/LinkSidebar';
import { LocationDetails } from '@/blocks/LocationDetails/LocationDetails';
import { MegaNavigation } from '@/blocks/MegaNavigation/MegaNavigation';
import { MetaData } from '@/blocks/MetaData/MetaData';
import { MobileMenu } from '@/blocks/MobileMenu/MobileMenu';
import { MultiSpotlight } from '@/blocks/MultiSpotlight/MultiSpotlight';
import { Page500 } from '@/blocks/Page500/Page500';
import { PatientDetails } from '@/blocks/PatientDetails/PatientDetails';
import { PromoCard } from '@/blocks/PromoCard/PromoCard';
import { ProviderDetails } from '@/blocks/ProviderDetails/ProviderDetails';
import { ResourceProblem } from '@/blocks/ResourceProblem/ResourceProblem';
import { Reviews } from '@/blocks/Reviews/Reviews';
import { RichTextBlock } from '@/blocks/RichTextBlock/RichTextBlock';
import { Search } from '@/blocks/Search/Search';
import { Tabs } from '@/blocks/Tabs/Tabs';
import { ThreeColumnList } from '@/blocks/ThreeColumnList/ThreeColumnList';
import { TopNavigation } from '@/blocks/TopNavigation/TopNavigation';
import { TwoColumnRichTextBlock } from '@/blocks/TwoColumnRichTextBlock/TwoColumnRichTextBlock';
import type { AnyBlock, Registry } from '@/cms/placeholder';
import { isBlockName, type BlockName } from '@/registry/names';

/**
 * The blocks for authors: all of them at once, because the editor may place any. Only the editing page has this.
 * @requirement O1
 */
const components: Partial<Record<BlockName, AnyBlock>> = {
  Accordion,
  AlertBanner,
  AppointmentBox,
  ArticleDetailContainer,
  Banner,
  Breadcrumb,
  CardCollection,
  ClinicalTrialDetails,
  ColumnwidthContainer,
  ComerProviderDetails,
  ConditionAccordion,
  ConditionDetailContainer,
  Confirmation,
  Footer,
  ForefrontArticle,
  FullHero,
  FullWidthContainer,
  FullWidthDetailContainer,
  GlobalSearch,
  Header,
  HomepageHero,
  Image,
  InPageNavigation,
  LanguageSelector,
  LinkSidebar,
  LocationDetails,
  MegaNavigation,
  MetaData,
  MobileMenu,
  MultiSpotlight,
  Page500,
  PatientDetails,
  PromoCard,
  ProviderDetails,
  ResourceProblem,
  Reviews,
  RichTextBlock,
  Search,
  Tabs,
  ThreeColumnList,
  TopNavigation,
  TwoColumnRichTextBlock,
};

export const editingRegistry: Registry = {
  find: (name) => (isBlockName(name) ? components[name] : undefined),
  isPlanned: isBlockName,
};
