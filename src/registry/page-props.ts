import type { BlockDescriptor, LoaderResult, PostedForm, SearchAllowance, Visitor } from '@/cms/block';
import { fieldOf, isTrue } from '@/cms/fields/readers';
import { headOf, type HeadData, type HeadInput } from '@/cms/head';
import {
  componentsIn,
  type ComponentFields,
  type Field,
  type LayoutData,
  type Placeholders,
} from '@/cms/layout-data';
import type { Page } from '@/cms/page';
import { themeOf } from '@/cms/theme';
import { isNotFoundPath, personalMark } from '@/config/site-paths';
import { directionOf } from '@/i18n/languages';
import { phrasesOf, type PhraseNamespace } from '@/i18n/phrases';
import { localDateAt } from '@/lib/chicago-time';
import { logBlock } from '@/registry/block-log';
import { isBlockName } from '@/registry/components';
import { descriptorsOf } from '@/registry/descriptors';
import { pageFieldsFor, withoutLoaderFields } from '@/registry/page-fields';
import { splitStructured } from '@/registry/structured';
import { runLoaders } from '@/registry/run-loaders';
import { keepStillParts, stillPartsOf } from '@/registry/still-parts';
import { env } from '#config/server/env';
import { analyticsOf } from '#config/server/analytics';
import { lateScriptsFor, type LateScriptsSetup } from '@/registry/late-scripts';
import { alternatesOf } from '#cms/alternates';
import { safeContent } from '#cms/normalize-layout';
import { isMuchForeign, untranslatedIn } from '#cms/untranslated';
import { productNameIn } from '#cms/product-name';

/** All that a page sends to the browser. */
export type PageProps = {
  /** Set where visitors write about themselves. First, because the server in front looks for it. */
  readonly [personalMark]?: true;
  /** Present where the page's scripts can wait. */
  readonly lateScripts?: LateScriptsSetup;
  readonly page: Page;
  readonly head: HeadData;
  readonly placeholders: Placeholders;
  readonly data: Readonly<Record<string, LoaderResult<unknown>>>;
  readonly phrases: Readonly<Record<string, string>>;
  /** Objects of schema.org about the page, which the document holds. */
  readonly structured: readonly object[];
  /** Uids of the blocks without which there is no such page. */
  readonly subjects: readonly string[];
  /** What its blocks say to authors while nobody has filled them, by block; only of a page that is edited. */
  readonly authorHints?: Readonly<Record<string, string>>;
};

export type PageSource = {
  readonly layout: LayoutData;
  readonly dictionary: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  readonly language: string;
  /** The path that the visitor asked for, without language prefix and query. */
  readonly pathname: string;
  readonly posted?: PostedForm | undefined;
  readonly searches?: SearchAllowance | undefined;
  readonly visitor?: Visitor | undefined;
};

/**
 * A page's properties from its layout. The editor brings its own layout: its page gets all fields, and no data.
 * @requirement O1 O2
 */
export async function pageProps({
  layout,
  dictionary,
  query,
  language,
  pathname,
  ...visit
}: PageSource): Promise<PageProps> {
  const { DEFAULT_LANGUAGE: defaultLanguage, PUBLIC_URL: siteUrl, SITECORE_SITE_NAME: siteName } = env();
  const route = layout.route ?? { fields: {}, itemId: '', placeholders: {} };
  const { itemPath, pageState, pageEditing: isEditing } = layout.context;
  const displayName = route.displayName ?? route.name ?? '';
  const productName = productNameIn(dictionary);
  logMissingBlocks(route.placeholders, pathname);
  // A form that was sent to the page belongs to one of its blocks.
  const isForAll = !isEditing && !visit.posted;
  const still = isForAll ? stillPartsOf(route) : undefined;
  const descriptors = still?.descriptors ?? (await descriptorsOf(blockNamesIn(route.placeholders)));
  const place = { ...visit, language, itemPath, itemId: route.itemId, siteName, route, query, pathname };
  const isHidden = isTrue(fieldOf(route.fields, 'hideFromSearchEngines'));
  const [results, alternates] = await Promise.all([
    isEditing ? {} : runLoaders(place, descriptors, still?.results),
    still?.alternates ?? (isEditing || isHidden ? [] : alternatesOf(itemPath)),
  ]);
  const home =
    itemPath === '/' && !isEditing ? { siteUrl, language, defaultLanguage, productName } : undefined;
  const { data: found, structured } = splitStructured(results, home);
  const how = { speech: { language, defaultLanguage }, isEditing, isPreview: pageState === 'preview' };
  const data = mapResults(found, (uid, result) => still?.data[uid] ?? sent(result, how));
  const sentPlaceholders = () =>
    serializable(isEditing ? route.placeholders : withoutLoaderFields(route.placeholders, descriptors));
  const placeholders = still?.placeholders ?? sentPlaceholders();
  const phrases = still?.phrases ?? phrasesOf(phrasesFor(descriptors), dictionary);
  if (isForAll && !still)
    keepStillParts(route, { placeholders, phrases, descriptors, alternates, results, data });
  const analytics = analyticsOf(env());
  const props: PageProps = {
    ...marksFirst([...descriptors.values()], isForAll, analytics),
    page: {
      language,
      defaultLanguage,
      direction: directionOf(language),
      itemPath,
      itemId: route.itemId,
      templateName: route.templateName ?? '',
      isEditing,
      isPreview: pageState === 'preview',
      theme: themeOf(itemPath),
      route: {
        displayName,
        fields: isEditing ? route.fields : pageFieldsFor(route.fields, descriptors),
      },
      pathname,
      siteUrl,
      year: Number(localDateAt(Date.now(), 'America/Chicago').slice(0, 4)),
      ...(analytics ? { analytics } : {}),
      productName,
    },
    head: headSaying(found, dictionary, {
      fields: route.fields,
      displayName,
      itemPath,
      language,
      defaultLanguage,
      siteUrl,
      // The not-found page's title stands alone.
      productName: isNotFoundPath(pathname) ? '' : productName,
      pictures: picturesIn(route.placeholders),
      alternates,
    }),
    placeholders,
    data,
    phrases,
    structured,
    subjects: isEditing ? [] : subjectsIn(route.placeholders, descriptors),
    ...(isEditing ? { authorHints: authorHintsFor(descriptors) } : {}),
  };
  return readyToSend(props, route.fields);
}

/** What stands before the rest. */
function marksFirst(
  blocks: readonly BlockDescriptor[],
  mayWait: boolean,
  analytics: ReturnType<typeof analyticsOf>,
): Pick<PageProps, typeof personalMark | 'lateScripts'> {
  const isPersonal = blocks.some((block) => block.isPersonal);
  // What became of a form that was sent without scripts is said as soon as they are there.
  const lateScripts = mayWait ? lateScriptsFor(blocks, analytics) : undefined;
  return { ...(isPersonal ? { [personalMark]: true } : {}), ...(lateScripts ? { lateScripts } : {}) };
}

/** The properties with the marks of texts that nobody has translated. What is ready already is not made again. */
function readyToSend(props: PageProps, fields: ComponentFields): PageProps {
  const { page, head, placeholders, data, phrases } = props;
  const untranslated = untranslatedIn([placeholders, data, page.route], page.language);
  const marks = {
    ...(untranslated.length > 0 ? { untranslated } : {}),
    ...(isMuchForeign(fields, page.language) ? { isMuchForeign: true } : {}),
  };
  const own = { ...props, page: { ...page, title: head.title, ...marks } };
  const ready = { placeholders, data, phrases };
  return { ...serializable({ ...own, placeholders: {}, data: {}, phrases: {} }), ...ready };
}

type Results = PageProps['data'];

function mapResults(
  found: Results,
  to: (uid: string, result: LoaderResult<unknown>) => LoaderResult<unknown>,
): Results {
  return Object.fromEntries(Object.entries(found).map(([uid, result]) => [uid, to(uid, result)]));
}

/** What a loader said, as it is sent. */
function sent(result: LoaderResult<unknown>, how: Parameters<typeof safeContent>[1]): LoaderResult<unknown> {
  return serializable(safeContent(result, how)) as LoaderResult<unknown>;
}

/**
 * The head. Its title begins with what a block shows for this address; it says so first when a form came without scripts
 * and something is wrong in it.
 * @requirement H2 J8
 */
function headSaying(
  found: PageProps['data'],
  dictionary: PageSource['dictionary'],
  input: HeadInput,
): HeadData {
  const own = headOf(input);
  const shown = Object.values(found).flatMap((result) => (result.ok && result.title) || []);
  const head = { ...own, title: [...shown, own.title].join(' - ') };
  const isWrong = Object.values(found).some((result) => result.ok && hasProblems(result.data));
  return isWrong ? { ...head, title: `${dictionary['Error:'] ?? 'Error:'} ${head.title}` } : head;
}

/** Whether a block shows a form again, with what is wrong in it. */
function hasProblems(data: unknown): boolean {
  type Posted = { readonly problems?: object; readonly outcome?: string };
  const { posted } = (data ?? {}) as { readonly posted?: Posted };
  const isRefused = posted?.outcome === 'invalid' || posted?.outcome === 'failed';
  return isRefused || Object.keys(posted?.problems ?? {}).length > 0;
}

function blockNamesIn(placeholders: Placeholders): readonly string[] {
  return [...componentsIn(placeholders)].flatMap(({ componentName }) => componentName ?? []);
}

/** What the page's blocks show large, in reading order. @requirement A18 */
function picturesIn(placeholders: Placeholders): readonly Field[] {
  return [...componentsIn(placeholders)].flatMap(({ fields }) => [fields?.heroImage, fields?.displayImage]);
}

function logMissingBlocks(placeholders: Placeholders, path: string): void {
  for (const name of blockNamesIn(placeholders))
    if (!isBlockName(name)) logBlock('block-unknown', { name, path });
}

type Descriptors = ReadonlyMap<string, BlockDescriptor>;

function phrasesFor(descriptors: Descriptors): ReadonlySet<PhraseNamespace> {
  return new Set([...descriptors.values()].flatMap(({ phrases = [] }) => phrases));
}

function authorHintsFor(descriptors: Descriptors): Readonly<Record<string, string>> {
  return Object.fromEntries(
    [...descriptors].flatMap(([name, { authorHint }]) =>
      authorHint === undefined ? [] : [[name, authorHint]],
    ),
  );
}

function subjectsIn(placeholders: Placeholders, descriptors: Descriptors): readonly string[] {
  return [...componentsIn(placeholders)].flatMap(({ componentName = '', uid }) =>
    uid && descriptors.get(componentName)?.isSubject ? [uid] : [],
  );
}

/** Page properties must be JSON: undefined members are dropped. */
function serializable<T>(value: T): T {
  return JSON.parse(JSON.stringify(value)) as T;
}
