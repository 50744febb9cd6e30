import type { LoaderResult, PostedForm, SearchAllowance, Visitor } from '@/cms/block';
import { splitLanguage } from '@/i18n/languages';
import { pageProps, type PageProps } from '@/registry/page-props';
import { fetchPageOrTwin } from '@/registry/pediatric-twin';
import { env } from '#config/server/env';
import { movedTo } from '#cms/page-fates';
import { ContentUnavailable } from '#cms/graphql-client';
import { areRedirectsKnown, redirectFor } from '#cms/redirects';

export type LoadedPage =
  | { readonly kind: 'page'; readonly props: PageProps; readonly isWhole: boolean }
  | { readonly kind: 'redirect'; readonly destination: string; readonly isPermanent: boolean }
  | { readonly kind: 'seeOther'; readonly destination: string }
  | { readonly kind: 'notFound' };

/** What a visitor's request brings beside its address. */
type Visit = {
  readonly posted?: PostedForm | undefined;
  readonly searches?: SearchAllowance;
  readonly visitor?: Visitor;
};

/**
 * Puts a page together: language, redirects, layout, dictionary, loaders, head.
 * @param segments - decoded path segments of the request
 * @param query - what the visitor asked for; empty for a cached page
 * @param from.posted - a form that was sent to the page
 * @param from.searches - how many searches the visitor has left
 * @param from.visitor - whom the page is made for; absent where it is for everybody
 * @throws ContentUnavailable when the CMS is down and the page was never seen
 * @requirement A8 O2
 */
export async function loadPage(
  segments: readonly string[],
  query: URLSearchParams,
  { posted, searches, visitor }: Visit = {},
): Promise<LoadedPage> {
  const { DEFAULT_LANGUAGE: defaultLanguage, LANGUAGES: languages } = env();
  const { language, path, isCanonical } = splitLanguage(segments, { languages, defaultLanguage });
  const lower = path.toLowerCase();
  if (!isCanonical || lower !== path) {
    const prefix = language === defaultLanguage ? '' : `/${language.toLowerCase()}`;
    const target = `${prefix}${encodeURI(lower)}`.replace(/(.)\/$/, '$1');
    return { kind: 'redirect', destination: withQuery(target, query), isPermanent: true };
  }
  const redirect = await redirectFor(path, language, query);
  if (redirect?.kind === 'redirect') return redirect;
  const shown = redirect?.path ?? path;
  const { layout, dictionary, isRemembered } = await fetchPageOrTwin(shown, language);
  if (!layout.route) {
    const destination = await movedTo({ path: shown, language });
    if (destination === undefined && !areRedirectsKnown()) throw new ContentUnavailable('contentUnavailable');
    return destination === undefined
      ? { kind: 'notFound' }
      : { kind: 'redirect', destination, isPermanent: true };
  }
  const source = { layout, dictionary, query, language, pathname: shown, posted, searches, visitor };
  const props = await pageProps(source);
  return pageOf(props, isRemembered);
}

/**
 * A page, unless its subject was not found. It is whole when no service failed: the `notFound` of another block is an
 * answer too.
 * @param isRemembered - the CMS is down, the layout is an older one
 * @requirement P3
 */
export function pageOf(props: PageProps, isRemembered: boolean): LoadedPage {
  for (const result of Object.values(props.data))
    if (result.ok && result.seeOther !== undefined) return { kind: 'seeOther', destination: result.seeOther };
  if (props.subjects.some((uid) => isNotFound(props.data[uid]))) return { kind: 'notFound' };
  const isWhole =
    !isRemembered &&
    Object.values(props.data).every((result) => (result.ok ? !result.isPartial : isNotFound(result)));
  return { kind: 'page', props, isWhole };
}

function isNotFound(result: LoaderResult<unknown> | undefined): boolean {
  return result !== undefined && !result.ok && result.error === 'notFound';
}

function withQuery(path: string, query: URLSearchParams): string {
  return query.size > 0 ? `${path}?${query.toString()}` : path;
}
