import type { LoaderResult, PostedForm } from '@/cms/block';
import { headFields, headOf, type HeadData } from '@/cms/head';
import type { ComponentFields, LayoutData, Placeholders } from '@/cms/layout-data';
import type { Page } from '@/cms/page';
import { themeOf } from '@/cms/theme';
import { notFoundPath } from '@/config/site-paths';
import { directionOf, splitLanguage } from '@/i18n/languages';
import { phrasesOf, type PhraseNamespace } from '@/i18n/phrases';
import { isBlockName } from '@/registry/names';
import { needs } from '@/registry/needs';
import { componentsIn, runLoaders } from '@/registry/run-loaders';
import { env } from '#config/server/env';
import { measuringOf } from '#config/server/measuring';
import { fetchPage } from '#cms/fetch-page';
import { redirectFor } from '#cms/redirects';
import { safeContent } from '#cms/normalize-layout';

/** All that a page sends to the browser. */
export type PageProps = {
  readonly page: Page;
  readonly head: HeadData;
  readonly placeholders: Placeholders;
  readonly data: Readonly<Record<string, LoaderResult<unknown>>>;
  readonly phrases: Readonly<Record<string, string>>;
};

export type LoadedPage =
  | { readonly kind: 'page'; readonly props: PageProps; readonly isWhole: boolean }
  | { readonly kind: 'redirect'; readonly destination: string; readonly isPermanent: boolean }
  | { readonly kind: 'notFound' };

/**
 * Puts a page together: language, redirects, layout, dictionary, loaders, head.
 * @param segments - decoded path segments of the request
 * @param query - what the visitor asked for; empty for a cached page
 * @param posted - a form that was sent to the page
 * @throws ContentUnavailable when the CMS is down and the page was never seen
 * @requirement A8 O2
 */
export async function loadPage(
  segments: readonly string[],
  query: URLSearchParams,
  posted?: PostedForm,
): Promise<LoadedPage> {
  const { DEFAULT_LANGUAGE: defaultLanguage, LANGUAGES: languages } = env();
  const { language, path, isCanonical } = splitLanguage(segments, { languages, defaultLanguage });
  const lower = path.toLowerCase();
  if (!isCanonical || lower !== path) {
    const prefix = language === defaultLanguage ? '' : `/${language.toLowerCase()}`;
    const target = `${prefix}${encodeURI(lower)}`.replace(/(.)\/$/, '$1');
    return { kind: 'redirect', destination: withQuery(target, query), isPermanent: true };
  }
  const redirect = await redirectFor(path, language);
  if (redirect) return { kind: 'redirect', ...redirect };
  const { layout, dictionary, isRemembered } = await fetchPage(path, language);
  if (!layout.route) return { kind: 'notFound' };
  const props = await pageProps({ layout, dictionary, query, language, pathname: path, posted });
  const found = Object.values(props.data);
  if (found.some((result) => !result.ok && result.error === 'notFound')) return { kind: 'notFound' };
  const isWhole = !isRemembered && found.every((result) => result.ok && !result.isPartial);
  return { kind: 'page', props, isWhole };
}

function withQuery(path: string, query: URLSearchParams): string {
  return query.size > 0 ? `${path}?${query.toString()}` : path;
}

type Ingredients = {
  readonly layout: LayoutData;
  readonly dictionary: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  readonly language: string;
  readonly pathname: string;
  readonly posted?: PostedForm | undefined;
};

/** A page's properties from its layout; also serves the editor, which brings the layout along. */
export async function pageProps({
  layout,
  dictionary,
  query,
  language,
  pathname,
  posted,
}: Ingredients): Promise<PageProps> {
  const { DEFAULT_LANGUAGE: defaultLanguage, PUBLIC_URL: siteUrl, SITECORE_SITE_NAME: siteName } = env();
  const route = layout.route ?? { fields: {}, itemId: '', placeholders: {} };
  const { itemPath, pageState, pageEditing: isEditing } = layout.context;
  const displayName = route.displayName ?? route.name ?? '';
  const found = isEditing
    ? {}
    : await runLoaders({
        language,
        itemPath,
        itemId: route.itemId,
        siteName,
        route,
        query,
        pathname,
        posted,
      });
  const speech = { language, defaultLanguage };
  const wanted = wantsOf(route.placeholders);
  const measuring = measuringOf(env());
  return {
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
      route: { displayName, fields: fieldsNamed(route.fields, wanted.routeFields) },
      pathname,
      siteUrl,
      year: new Date().getUTCFullYear(),
      ...(measuring ? { measuring } : {}),
    },
    head: headOf({
      fields: route.fields,
      displayName,
      itemPath,
      language,
      defaultLanguage,
      siteUrl,
      // The not-found page's title stands alone.
      productName: pathname === notFoundPath ? '' : dictionary['Product Name'] || siteName,
    }),
    placeholders: serializable(isEditing ? route.placeholders : withoutHeavyFields(route.placeholders)),
    data: serializable(safeContent(found, { speech, isEditing }) as typeof found),
    phrases: phrasesOf(measuring ? wanted.phrases.add('consent') : wanted.phrases, dictionary),
  };
}

type Wants = {
  readonly phrases: Set<PhraseNamespace>;
  readonly routeFields: ReadonlySet<string> | 'all';
};

/** What the blocks of a page want of it. */
function wantsOf(placeholders: Placeholders): Wants {
  const phrases = new Set<PhraseNamespace>();
  const names = new Set(headFields);
  let wantsAll = false;
  for (const { componentName } of componentsIn(placeholders)) {
    const need = componentName && isBlockName(componentName) ? needs[componentName] : undefined;
    for (const namespace of need?.phrases ?? []) phrases.add(namespace);
    if (need?.routeFields === 'all') wantsAll = true;
    else for (const name of need?.routeFields ?? []) names.add(name);
  }
  return { phrases, routeFields: wantsAll ? 'all' : names };
}

/** The fields that somebody reads: the others would only make the page heavier. */
function fieldsNamed(fields: ComponentFields, names: ReadonlySet<string> | 'all'): ComponentFields {
  if (names === 'all') return fields;
  const wanted = new Set([...names].map((name) => name.toLowerCase()));
  return Object.fromEntries(
    Object.entries(fields).filter(([name]) => wanted.has(name.replaceAll(' ', '').toLowerCase())),
  );
}

/** Placeholders without the fields that only a block's loader reads. */
function withoutHeavyFields(placeholders: Placeholders): Placeholders {
  return Object.fromEntries(
    Object.entries(placeholders).map(([name, list]) => [
      name,
      list.map((component) => {
        const { componentName, fields, placeholders: inner } = component;
        const wanted = componentName && isBlockName(componentName) && needs[componentName]?.fields;
        return {
          ...component,
          ...(wanted && fields ? { fields: fieldsNamed(fields, new Set(wanted)) } : {}),
          ...(inner ? { placeholders: withoutHeavyFields(inner) } : {}),
        };
      }),
    ]),
  );
}

/** Page properties must be JSON: undefined members are dropped. */
function serializable<T>(value: T): T {
  return JSON.parse(JSON.stringify(value)) as T;
}
