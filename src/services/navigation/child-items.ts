import { z } from 'zod';
import { ok, type Result } from '@/lib/result';
import { contentQuery, queryContent, type ContentFailure } from '#cms/content';

const childFieldsQuery = contentQuery(/* GraphQL */ `
  query ChildFields($root: String!, $language: String!) {
    item(path: $root, language: $language) {
      children(first: 50) {
        results {
          id
          fields {
            name
            jsonValue
          }
        }
      }
    }
  }
`);
const childFieldsSchema = z.object({
  item: z
    .object({
      children: z.object({
        results: z.array(
          z.object({
            id: z.string(),
            fields: z.array(z.object({ name: z.string(), jsonValue: z.unknown() }).nullable()),
          }),
        ),
      }),
    })
    .nullable(),
});

/** An item below a folder with its fields by name, in layout data's shapes. */
export type ChildItem = { readonly id: string; readonly fields: Readonly<Record<string, unknown>> };

/** The items below a folder, with all their fields. */
export async function childItems(
  rootItem: string,
  { language, signal }: { readonly language: string; readonly signal: AbortSignal },
): Promise<Result<readonly ChildItem[], ContentFailure>> {
  const answer = await queryContent(
    childFieldsQuery,
    { root: rootItem, language },
    { schema: childFieldsSchema, signal },
  );
  if (!answer.ok) return answer;
  return ok(
    (answer.value.item?.children.results ?? []).map(({ id, fields }) => ({
      id,
      fields: Object.fromEntries(fields.flatMap((field) => (field ? [[field.name, field.jsonValue]] : []))),
    })),
  );
}
