/**
 * Every block name that the CMS may send.
 * @requirement P1 P2
 */
export const blockNames = [
  'Accordion', 'AlertBanner', 'AppointmentBox', 'ArticleDetailContainer', 'ArticleFeed', 'AuthorableForm', 'BYOCWrapper',
  'Banner', 'Breadcrumb', 'CardCollection', 'ChatBot', 'ClinicalTrialDetails', 'ColumnwidthContainer', 'ComerProviderDetails',
  'ConditionAccordion', 'ConditionDetailContainer', 'Confirmation', 'ContentGallery', 'ContentHighlight', 'ContentList',
  'ContentSlider', 'DynamicMap', 'FEaaSWrapper', 'Footer', 'ForeFrontHero', 'ForefrontArticle', 'ForefrontArticleCollection',
  'ForefrontChannel', 'ForefrontCollection', 'ForefrontFeaturedArticles', 'FullHero', 'FullWidthContainer',
  'FullWidthDetailContainer', 'GlobalSearch', 'Glossary', 'Header', 'HomepageHero', 'Image', 'InPageNavigation',
  'LanguageSelector', 'LinkSidebar', 'LocationDetails', 'MegaNavigation', 'MetaData', 'MobileMenu', 'MultiSpotlight',
  'NavigationSidebar', 'NewsArticle', 'Newsletter', 'Page500', 'PageLoadModal', 'PatientDetails', 'PayYourBillInternationalForm',
  'Profile', 'PromoCard', 'ProviderDetails', 'QuoteBanner', 'RequestAnAppointmentForm', 'ResourceProblem', 'Reviews',
  'RichTextBlock', 'SalesforceNewsletter', 'ScreeningForm', 'Search', 'ShortRequestAnAppointmentForm',
  'ShortRequestAnAppointmentFormInternational', 'SidebarVideo', 'Tabs', 'ThreeColumnList', 'TopNavigation', 'TopicMenu',
  'TwoColumnRichTextBlock', 'Video', 'VideoTierWide', 'Widget',
] as const;

export type BlockName = (typeof blockNames)[number];

const known: ReadonlySet<string> = new Set(blockNames);

/** Whether the CMS may send this name. */
export function isBlockName(name: string): name is BlockName {
  return known.has(name);
}
