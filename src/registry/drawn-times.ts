import { block } from '@/blocks/AppointmentBox/block';
import { drawnBox, type BoxSource, type DrawnBox } from '@/blocks/AppointmentBox/drawn';
import { componentsIn } from '@/cms/layout-data';
import { themeOf } from '@/cms/theme';
import { directionOf } from '@/i18n/languages';
import { phrasesOf } from '@/i18n/phrases';
import { fetchPageOrTwin } from '@/registry/pediatric-twin';
import { env } from '#config/server/env';

type BoxAsked = {
  /** Of the profile, without language and query. */
  readonly path: string;
  readonly language: string;
  readonly patient?: BoxSource['chosen'] | undefined;
};

/**
 * The appointment box of a profile, which is drawn as soon as its times are there: before the page has any script of the
 * framework.
 * @returns undefined where there is no such profile, or nobody to be booked
 * @throws ContentUnavailable
 * @requirement D10
 * @decision ADR-0316
 */
export async function boxOf({
  path,
  language: wanted,
  patient = {},
}: BoxAsked): Promise<DrawnBox | undefined> {
  const { DEFAULT_LANGUAGE: defaultLanguage, LANGUAGES: languages, PUBLIC_URL: siteUrl } = env();
  const language = languages.find((name) => name === wanted) ?? defaultLanguage;
  const { layout, dictionary } = await fetchPageOrTwin(path, language);
  const { route, context } = layout;
  const placed = [...componentsIn(route?.placeholders)].find(
    ({ componentName }) => componentName === 'AppointmentBox',
  );
  if (!route || !placed) return undefined;
  return drawnBox({
    page: {
      language,
      defaultLanguage,
      direction: directionOf(language),
      itemPath: context.itemPath,
      itemId: route.itemId,
      templateName: route.templateName ?? '',
      isEditing: false,
      isPreview: false,
      theme: themeOf(context.itemPath),
      route: { displayName: route.displayName ?? '', fields: route.fields },
      pathname: path,
      siteUrl,
      // Neither is said in the box.
      productName: '',
      year: 0,
    },
    fields: placed.fields,
    phrases: phrasesOf(block.phrases, dictionary),
    chosen: patient,
  });
}
