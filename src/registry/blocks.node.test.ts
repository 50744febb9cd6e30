import { existsSync, readdirSync } from 'node:fs';
import { components } from '@/registry/components';
import { descriptorsOf } from '@/registry/descriptors';

const folders = readdirSync('src/blocks');
const names = Object.keys(components);

test('[P1] every block folder has its line in registry/components.ts, and every line its folder', () => {
  expect({ 'folders without a line': folders.filter((name) => !names.includes(name)) }).toEqual({
    'folders without a line': [],
  });
  expect({ 'lines without a folder': names.filter((name) => !folders.includes(name)) }).toEqual({
    'lines without a folder': [],
  });
});

test('[P1] the lines stand in the order of the alphabet', () => {
  expect(names).toEqual(names.toSorted((a, b) => (a < b ? -1 : 1)));
});

test('[P1] every block folder has its component, its block.ts and its fixtures', () => {
  const lacking = folders.flatMap((name) => [
    ...(existsSync(`src/blocks/${name}/${name}.tsx`) ? [] : [`${name} has no ${name}.tsx`]),
    ...(existsSync(`src/blocks/${name}/fixtures.ts`) ? [] : [`${name} has no fixtures.ts`]),
    ...(existsSync(`src/blocks/${name}/block.ts`) ? [] : [`${name} has no block.ts (see cms/block.ts)`]),
  ]);
  expect(lacking).toEqual([]);
});

test('[P1] a block with a data.ts says in block.ts that it loads', async () => {
  const descriptors = await descriptorsOf(folders);
  const silent = folders.filter(
    (name) => existsSync(`src/blocks/${name}/data.ts`) !== (descriptors.get(name)?.load !== undefined),
  );
  expect({ 'data.ts and block.ts disagree': silent }).toEqual({ 'data.ts and block.ts disagree': [] });
});

/** The specification's registry of names. */
const registered =
  'BYOCWrapper, FEaaSWrapper, Page500, Accordion, ArticleFeed, Banner, Breadcrumb, CardCollection, ChatBot, ClinicalTrialDetails, ConditionAccordion, ContentGallery, ContentHighlight, ContentList, ContentSlider, Footer, Newsletter, SalesforceNewsletter, ForefrontArticle, ForefrontArticleCollection, ForefrontChannel, ForefrontFeaturedArticles, ForeFrontHero, MegaNavigation, AuthorableForm, PayYourBillInternationalForm, RequestAnAppointmentForm, ShortRequestAnAppointmentForm, ShortRequestAnAppointmentFormInternational, GlobalSearch, Header, LanguageSelector, FullHero, HomepageHero, Image, InPageNavigation, ArticleDetailContainer, ColumnwidthContainer, ConditionDetailContainer, FullWidthContainer, FullWidthDetailContainer, LinkSidebar, LocationDetails, DynamicMap, MetaData, PageLoadModal, NavigationSidebar, NewsArticle, PatientDetails, ScreeningForm, Profile, ComerProviderDetails, ProviderDetails, RichTextBlock, TwoColumnRichTextBlock, Glossary, Search, MultiSpotlight, ThreeColumnList, SidebarVideo, Video, VideoTierWide, Widget';
/** Blocks that it describes by other words. */
const described =
  'AlertBanner, TopNavigation, MobileMenu, Tabs, PromoCard, QuoteBanner, Reviews, AppointmentBox, Confirmation, TopicMenu, ForefrontCollection, ResourceProblem, ConditionCare';

test.each([
  ['P1', registered],
  ['P2', described],
])('[%s] every name is a block', (_row, list) => {
  expect(list.split(', ').filter((name) => !names.includes(name))).toEqual([]);
});

test('[P3] a name that is no block has no descriptor, whatever it is', async () => {
  const odd = ['NobodyKnows', '../Banner', 'constructor', ''];
  expect([...(await descriptorsOf(odd)).keys()]).toEqual([]);
});
