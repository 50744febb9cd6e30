import { resourceProblemPath } from '@/config/site-paths';
import { footerNames, headerNames } from '@/cms/page-regions';
import type { ComponentFields, LayoutComponent, LayoutData, Placeholders } from '@/cms/layout-data';
import { splitLanguage } from '@/i18n/languages';
import { wordsWithoutCms } from '@/i18n/without-cms';
import { telHref } from '@/lib/phone-call';
import { pageProps, type PageProps } from '@/registry/page-props';
import { env } from '#config/server/env';
import { dictionary } from '#cms/dictionary';
import { fetchPage } from '#cms/fetch-page';

export type Problem = {
  readonly props: PageProps;
  /** Nothing is known to be wrong with the CMS: the page itself is at fault. */
  readonly isCmsUp: boolean;
};

/**
 * The page for an address whose own page cannot be made, in the language of the address: the CMS's resource-problem page;
 * without one, its words between the header and the footer of the home page; and where the CMS was never there, between
 * a header and a footer of our own, with a number to call.
 * @param segments - decoded path segments of the request
 * @requirement A10 O8
 * @decision Q62
 */
export async function loadProblem(segments: readonly string[]): Promise<Problem> {
  const { DEFAULT_LANGUAGE: defaultLanguage, LANGUAGES: languages } = env();
  const { language } = splitLanguage(segments, { languages, defaultLanguage });
  const known = (path: string) => fetchPage(path, language).catch(() => undefined);
  const authored = await known(resourceProblemPath);
  const home = authored?.layout.route ? undefined : await known('/');
  const page = authored?.layout.route ? authored : home;
  const words = page?.dictionary ?? (await dictionary(language));
  const props = await pageProps({
    layout: page === authored && page ? page.layout : between(home?.layout, language),
    dictionary: { ...(page ? {} : { 'Product Name': '' }), ...wordsWithoutCms(language), ...words },
    query: new URLSearchParams(),
    language,
    pathname: resourceProblemPath,
  });
  return { props, isCmsUp: page !== undefined && !page.isRemembered };
}

/** The words of the block itself, with what stands around every page. */
function between(home: LayoutData | undefined, language: string): LayoutData {
  const around = home?.route ? regionsOf(home.route.placeholders) : ownRegions(language);
  return {
    context: {
      language,
      itemPath: resourceProblemPath,
      pageEditing: false,
      pageState: 'normal',
      siteName: env().SITECORE_SITE_NAME,
    },
    route: {
      displayName: wordsWithoutCms(language)['Thanks for visiting!'] ?? 'Thanks for visiting!',
      fields: { hideFromSearchEngines: { value: true } },
      itemId: '',
      placeholders: { ...around, 'main-full': [blockOf('ResourceProblem', { ...phoneField() })] },
    },
  };
}

function regionsOf(placeholders: Placeholders): Placeholders {
  const names = new Set([...headerNames, ...footerNames]);
  return Object.fromEntries(Object.entries(placeholders).filter(([name]) => names.has(name)));
}

function ownRegions(language: string): Placeholders {
  const emergency =
    wordsWithoutCms(language)['If this is an emergency, call 911.'] ?? 'If this is an emergency, call 911.';
  return {
    header: [blockOf('Header', { ...phoneField(), emergencyText: { value: emergency } })],
    footer: [blockOf('Footer', phoneField())],
  };
}

function blockOf(componentName: string, fields: ComponentFields): LayoutComponent {
  return { uid: `own-${componentName}`, componentName, dataSource: '', params: {}, fields };
}

function phoneField(): ComponentFields {
  const { PHONE_NUMBER: phone } = env();
  const href = telHref(phone) ?? `tel:${phone.replace(/[^\d+]/g, '')}`;
  return phone === '' ? {} : { phoneLink: { value: { href, text: phone } } };
}
