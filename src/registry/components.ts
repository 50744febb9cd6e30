import dynamic from 'next/dynamic';
import { ArticleDetailContainer } from '@/blocks/ArticleDetailContainer/ArticleDetailContainer';
import { Breadcrumb } from '@/blocks/Breadcrumb/Breadcrumb';
import { ColumnwidthContainer } from '@/blocks/ColumnwidthContainer/ColumnwidthContainer';
import { ConditionDetailContainer } from '@/blocks/ConditionDetailContainer/ConditionDetailContainer';
import { Footer } from '@/blocks/Footer/Footer';
import { FullWidthContainer } from '@/blocks/FullWidthContainer/FullWidthContainer';
import { FullWidthDetailContainer } from '@/blocks/FullWidthDetailContainer/FullWidthDetailContainer';
import { Header } from '@/blocks/Header/Header';
import { LanguageSelector } from '@/blocks/LanguageSelector/LanguageSelector';
import { MegaNavigation } from '@/blocks/MegaNavigation/MegaNavigation';
import { MobileMenu } from '@/blocks/MobileMenu/MobileMenu';
import { RichTextBlock } from '@/blocks/RichTextBlock/RichTextBlock';
import { TopNavigation } from '@/blocks/TopNavigation/TopNavigation';
import type { AnyBlock } from '@/cms/placeholder';

/**
 * The blocks. Most have a script of their own, which only pages with that block load: `npm run new:block` adds such a line
 * and spells the import out because Next.js finds the script by it. Those that most pages have, and the containers, which
 * are smaller than their line would be, come with the page's own script. Those of a family, which share most of their code
 * or their pages, come in one script: each further script costs every page its name.
 * @requirement O2
 */
// prettier-ignore
export const components = {
  Accordion: dynamic(() => import('@/registry/families/accordions').then((file) => file.Accordion)),
  AlertBanner: dynamic(() => import('@/blocks/AlertBanner/AlertBanner').then((file) => file.AlertBanner)),
  AppointmentBox: dynamic(() => import('@/blocks/AppointmentBox/AppointmentBox').then((file) => file.AppointmentBox)),
  ArticleDetailContainer,
  ArticleFeed: dynamic(() => import('@/registry/families/news').then((file) => file.ArticleFeed)),
  AuthorableForm: dynamic(() => import('@/blocks/AuthorableForm/AuthorableForm').then((file) => file.AuthorableForm)),
  BYOCWrapper: dynamic(() => import('@/registry/families/wrappers').then((file) => file.BYOCWrapper)),
  Banner: dynamic(() => import('@/registry/families/heroes').then((file) => file.Banner)),
  Breadcrumb,
  CardCollection: dynamic(() => import('@/blocks/CardCollection/CardCollection').then((file) => file.CardCollection)),
  ChatBot: dynamic(() => import('@/blocks/ChatBot/ChatBot').then((file) => file.ChatBot)),
  ClinicalTrialDetails: dynamic(() => import('@/registry/families/trials').then((file) => file.ClinicalTrialDetails)),
  ColumnwidthContainer,
  ComerProviderDetails: dynamic(() => import('@/blocks/ComerProviderDetails/ComerProviderDetails').then((file) => file.ComerProviderDetails)),
  ConditionAccordion: dynamic(() => import('@/registry/families/condition').then((file) => file.ConditionAccordion)),
  ConditionCare: dynamic(() => import('@/registry/families/condition').then((file) => file.ConditionCare)),
  ConditionDetailContainer,
  ConfirmAddress: dynamic(() => import('@/registry/families/visit-links').then((file) => file.ConfirmAddress)),
  ConfirmNewsletter: dynamic(() => import('@/registry/families/newsletter').then((file) => file.ConfirmNewsletter)),
  Confirmation: dynamic(() => import('@/blocks/Confirmation/Confirmation').then((file) => file.Confirmation)),
  ContentGallery: dynamic(() => import('@/blocks/ContentGallery/ContentGallery').then((file) => file.ContentGallery)),
  ContentHighlight: dynamic(() => import('@/registry/families/text-and-picture').then((file) => file.ContentHighlight)),
  ContentList: dynamic(() => import('@/blocks/ContentList/ContentList').then((file) => file.ContentList)),
  ContentSlider: dynamic(() => import('@/blocks/ContentSlider/ContentSlider').then((file) => file.ContentSlider)),
  DynamicMap: dynamic(() => import('@/blocks/DynamicMap/DynamicMap').then((file) => file.DynamicMap)),
  FEaaSWrapper: dynamic(() => import('@/registry/families/wrappers').then((file) => file.FEaaSWrapper)),
  Footer,
  ForeFrontHero: dynamic(() => import('@/registry/families/news').then((file) => file.ForeFrontHero)),
  ForefrontArticle: dynamic(() => import('@/blocks/ForefrontArticle/ForefrontArticle').then((file) => file.ForefrontArticle)),
  ForefrontArticleCollection: dynamic(() => import('@/registry/families/news').then((file) => file.ForefrontArticleCollection)),
  ForefrontChannel: dynamic(() => import('@/registry/families/news').then((file) => file.ForefrontChannel)),
  ForefrontCollection: dynamic(() => import('@/registry/families/news').then((file) => file.ForefrontCollection)),
  ForefrontFeaturedArticles: dynamic(() => import('@/registry/families/news').then((file) => file.ForefrontFeaturedArticles)),
  FullHero: dynamic(() => import('@/registry/families/heroes').then((file) => file.FullHero)),
  FullWidthContainer,
  FullWidthDetailContainer,
  GlobalSearch: dynamic(() => import('@/blocks/GlobalSearch/GlobalSearch').then((file) => file.GlobalSearch)),
  Glossary: dynamic(() => import('@/blocks/Glossary/Glossary').then((file) => file.Glossary)),
  Header,
  HomepageHero: dynamic(() => import('@/blocks/HomepageHero/HomepageHero').then((file) => file.HomepageHero)),
  Image: dynamic(() => import('@/registry/families/text-and-picture').then((file) => file.Image)),
  InPageNavigation: dynamic(() => import('@/registry/families/navigation').then((file) => file.InPageNavigation)),
  LanguageSelector,
  LinkSidebar: dynamic(() => import('@/registry/families/text-and-picture').then((file) => file.LinkSidebar)),
  LocationDetails: dynamic(() => import('@/blocks/LocationDetails/LocationDetails').then((file) => file.LocationDetails)),
  ManageVisit: dynamic(() => import('@/registry/families/visit-links').then((file) => file.ManageVisit)),
  MegaNavigation,
  MetaData: dynamic(() => import('@/blocks/MetaData/MetaData').then((file) => file.MetaData)),
  MobileMenu,
  MultiSpotlight: dynamic(() => import('@/blocks/MultiSpotlight/MultiSpotlight').then((file) => file.MultiSpotlight)),
  NavigationSidebar: dynamic(() => import('@/registry/families/navigation').then((file) => file.NavigationSidebar)),
  NewsArticle: dynamic(() => import('@/blocks/NewsArticle/NewsArticle').then((file) => file.NewsArticle)),
  Newsletter: dynamic(() => import('@/registry/families/newsletter').then((file) => file.Newsletter)),
  Page500: dynamic(() => import('@/registry/families/problems').then((file) => file.Page500)),
  PageLoadModal: dynamic(() => import('@/blocks/PageLoadModal/PageLoadModal').then((file) => file.PageLoadModal)),
  PatientDetails: dynamic(() => import('@/blocks/PatientDetails/PatientDetails').then((file) => file.PatientDetails)),
  PayYourBillInternationalForm: dynamic(() => import('@/blocks/PayYourBillInternationalForm/PayYourBillInternationalForm').then((file) => file.PayYourBillInternationalForm)),
  PostedBooking: dynamic(() => import('@/blocks/PostedBooking/PostedBooking').then((file) => file.PostedBooking)),
  Profile: dynamic(() => import('@/blocks/Profile/Profile').then((file) => file.Profile)),
  PromoCard: dynamic(() => import('@/registry/families/text-and-picture').then((file) => file.PromoCard)),
  ProviderDetails: dynamic(() => import('@/blocks/ProviderDetails/ProviderDetails').then((file) => file.ProviderDetails)),
  QuoteBanner: dynamic(() => import('@/registry/families/text-and-picture').then((file) => file.QuoteBanner)),
  RequestAnAppointmentForm: dynamic(() => import('@/blocks/RequestAnAppointmentForm/RequestAnAppointmentForm').then((file) => file.RequestAnAppointmentForm)),
  RequestDesk: dynamic(() => import('@/registry/families/request-links').then((file) => file.RequestDesk)),
  ResourceProblem: dynamic(() => import('@/registry/families/problems').then((file) => file.ResourceProblem)),
  Reviews: dynamic(() => import('@/blocks/Reviews/Reviews').then((file) => file.Reviews)),
  RichTextBlock,
  SalesforceNewsletter: dynamic(() => import('@/registry/families/newsletter').then((file) => file.SalesforceNewsletter)),
  SavedRequest: dynamic(() => import('@/registry/families/request-links').then((file) => file.SavedRequest)),
  SavedStudies: dynamic(() => import('@/registry/families/trials').then((file) => file.SavedStudies)),
  ScreeningForm: dynamic(() => import('@/blocks/ScreeningForm/ScreeningForm').then((file) => file.ScreeningForm)),
  Search: dynamic(() => import('@/blocks/Search/Search').then((file) => file.Search)),
  ShortRequestAnAppointmentForm: dynamic(() => import('@/registry/families/short-requests').then((file) => file.ShortRequestAnAppointmentForm)),
  ShortRequestAnAppointmentFormInternational: dynamic(() => import('@/registry/families/short-requests').then((file) => file.ShortRequestAnAppointmentFormInternational)),
  SidebarVideo: dynamic(() => import('@/registry/families/videos').then((file) => file.SidebarVideo)),
  SoonestOffers: dynamic(() => import('@/blocks/SoonestOffers/SoonestOffers').then((file) => file.SoonestOffers)),
  SoonestTimes: dynamic(() => import('@/blocks/SoonestTimes/SoonestTimes').then((file) => file.SoonestTimes)),
  Tabs: dynamic(() => import('@/blocks/Tabs/Tabs').then((file) => file.Tabs)),
  ThreeColumnList: dynamic(() => import('@/registry/families/text-and-picture').then((file) => file.ThreeColumnList)),
  TopNavigation,
  TopicMenu: dynamic(() => import('@/registry/families/news').then((file) => file.TopicMenu)),
  TwoColumnRichTextBlock: dynamic(() => import('@/registry/families/text-and-picture').then((file) => file.TwoColumnRichTextBlock)),
  Video: dynamic(() => import('@/registry/families/videos').then((file) => file.Video)),
  VideoTierWide: dynamic(() => import('@/registry/families/videos').then((file) => file.VideoTierWide)),
  VideoVisit: dynamic(() => import('@/registry/families/visit-links').then((file) => file.VideoVisit)),
  WaitlistOffer: dynamic(() => import('@/registry/families/visit-links').then((file) => file.WaitlistOffer)),
  Widget: dynamic(() => import('@/registry/families/wrappers').then((file) => file.Widget)),
} satisfies Record<string, AnyBlock>;

export type BlockName = keyof typeof components;

/** Whether a block of this name is built. */
export function isBlockName(name: string): name is BlockName {
  return Object.hasOwn(components, name);
}
