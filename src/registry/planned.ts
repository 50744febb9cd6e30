/**
 * Blocks that the CMS may name and that are not built yet: authors read "not available yet" in their place.
 * @requirement P1 P2
 */
export const plannedBlocks: ReadonlySet<string> = new Set([
  'ArticleFeed',
  'AuthorableForm',
  'BYOCWrapper',
  'ChatBot',
  'ContentGallery',
  'ContentHighlight',
  'ContentList',
  'ContentSlider',
  'DynamicMap',
  'FEaaSWrapper',
  'ForeFrontHero',
  'ForefrontArticleCollection',
  'ForefrontChannel',
  'ForefrontCollection',
  'ForefrontFeaturedArticles',
  'NavigationSidebar',
  'NewsArticle',
  'Newsletter',
  'PageLoadModal',
  'PayYourBillInternationalForm',
  'QuoteBanner',
  'SalesforceNewsletter',
  'SidebarVideo',
  'TopicMenu',
  'Video',
  'VideoTierWide',
  'Widget',
]);
