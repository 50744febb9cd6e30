import type { LayoutData } from '@/cms/layout-data';
import { normalizeLayout } from '#cms/normalize-layout';
import { env } from '#config/server/env';
import { withMetadataMarkup } from '#cms/metadata-markup';
import { withSitePictures } from '#services/editing/site-addresses';
import type { EditingData } from '#services/editing/store';

/**
 * The language and layout of what an editor sent; a language that the site does not have becomes its first one.
 * @requirement O1
 */
export function editedLayout({ layout, language: wanted }: EditingData): {
  readonly language: string;
  readonly layout: LayoutData;
} {
  const { DEFAULT_LANGUAGE: defaultLanguage, LANGUAGES: languages, PUBLIC_URL: siteUrl } = env();
  const language = languages.find((name) => name.toLowerCase() === wanted.toLowerCase()) ?? defaultLanguage;
  const normal = normalizeLayout(withSitePictures(layout, siteUrl), { language, defaultLanguage });
  return { language, layout: normal.context.isMetadataMode ? withMetadataMarkup(normal) : normal };
}
