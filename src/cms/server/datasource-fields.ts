import { z } from 'zod';
import type { ComponentFields } from '@/cms/layout-data';
import { contentQuery, queryContent } from '#cms/content';
import { safeFields } from '#cms/normalize-layout';

const query = contentQuery(/* GraphQL */ `
  query Datasource($id: String!, $language: String!) {
    item(path: $id, language: $language) {
      id
      fields(ownFields: false) {
        name
        jsonValue
      }
    }
  }
`);

const answerSchema = z.object({
  item: z.object({ fields: z.array(z.object({ name: z.string(), jsonValue: z.unknown() })) }).nullable(),
});

/** A page waits this long at most for one of its datasources. */
const deadlineMs = 1500;

type Speech = { readonly language: string; readonly defaultLanguage: string; readonly isEditing: boolean };

/**
 * The fields of a block's datasource, asked for through GraphQL, in the shapes of layout data and as safe.
 * @param id - the datasource as the layout names it: an id or a path
 * @returns undefined where the CMS does not answer, or has no such item
 * @requirement P1
 */
export async function datasourceFields(id: string, speech: Speech): Promise<ComponentFields | undefined> {
  const answer = await queryContent(
    query,
    { id, language: speech.language },
    { schema: answerSchema, deadlineMs },
  );
  if (!answer.ok || !answer.value.item) return undefined;
  // The CMS's own fields: who wrote the item, and when.
  const authored = answer.value.item.fields.filter(({ name }) => !name.startsWith('__'));
  return safeFields(Object.fromEntries(authored.map(({ name, jsonValue }) => [name, jsonValue])), {
    speech,
    isEditing: speech.isEditing,
  });
}
