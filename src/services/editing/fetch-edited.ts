import { z } from 'zod';
import type { LayoutServiceData } from '@sitecore-jss/sitecore-jss-nextjs';
import { contentQuery, queryContent } from '#cms/content';
import { dictionary } from '#cms/dictionary';
import { withDrafts } from '@/lib/drafts';
import type { EditingRequest } from '#services/editing/editing-request';

/** One version of an item, by its id: the path stands for it because the CMS takes either. */
const query = contentQuery(/* GraphQL */ `
  query EditingQuery($itemId: String!, $language: String!, $version: String) {
    item(path: $itemId, language: $language, version: $version) {
      rendered
    }
  }
`);
const answerSchema = z.object({
  item: z
    .object({
      rendered: z.looseObject({ sitecore: z.looseObject({ context: z.looseObject({}) }) }).nullable(),
    })
    .nullable(),
});

export type EditedVersion = {
  readonly layout: LayoutServiceData;
  readonly dictionary: Readonly<Record<string, string>>;
};

/**
 * A page as its authors have it now: what the CMS says to the header `sc_editMode`.
 * @returns undefined when there is no such item, or when the CMS gives none
 * @requirement O1
 */
export function fetchEdited({
  itemId,
  language,
  version,
  layoutKind,
}: EditingRequest): Promise<EditedVersion | undefined> {
  return withDrafts(async () => {
    const [answer, phrases] = await Promise.all([
      queryContent(query, { itemId, language, version: version ?? null }, { schema: answerSchema }),
      dictionary(language),
    ]);
    const rendered = answer.ok ? answer.value.item?.rendered : undefined;
    return rendered ? { layout: rendered as unknown as LayoutServiceData, dictionary: phrases } : undefined;
  }, layoutKind);
}
