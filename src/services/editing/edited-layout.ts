import type { LayoutData } from '@/cms/layout-data';
import { withDrafts } from '@/lib/drafts';
import { fillFields } from '#cms/fill-fields';
import { normalizeLayout } from '#cms/normalize-layout';
import { env } from '#config/server/env';
import { withMetadataMarkup } from '#cms/metadata-markup';
import { withSitePictures } from '#services/editing/site-addresses';
import type { EditingData } from '#services/editing/store';

/**
 * The language and layout of what an editor sent; a language that the site does not have becomes its first one. Blocks whose
 * fields come by GraphQL have those of the drafts.
 * @requirement O1 P4
 */
export async function editedLayout({ layout, language: wanted }: EditingData): Promise<{
  readonly language: string;
  readonly layout: LayoutData;
}> {
  const { DEFAULT_LANGUAGE: defaultLanguage, LANGUAGES: languages, PUBLIC_URL: siteUrl } = env();
  const language = languages.find((name) => name.toLowerCase() === wanted.toLowerCase()) ?? defaultLanguage;
  const speech = { language, defaultLanguage };
  const sent = normalizeLayout(withSitePictures(layout, siteUrl), speech);
  const { layout: normal } = await withDrafts(() => fillFields(sent, speech));
  return { language, layout: normal.context.isMetadataMode ? withMetadataMarkup(normal) : normal };
}
