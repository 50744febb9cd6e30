import { z } from 'zod';
import { ok, type Result } from '@/lib/result';
import { allChildren, childrenPage, entriesOf, moreChildren, pageInfo } from '#cms/children';
import { contentQuery, queryContent, type ContentFailure } from '#cms/content';

/** So many items of a folder are read. */
const limit = 50;
const selection = 'id displayName fields { name jsonValue }';

const childFieldsQuery = contentQuery(/* GraphQL */ `
  query ChildFields($root: String!, $language: String!) {
    item(path: $root, language: $language) {
      children(first: ${limit}) {
        ${pageInfo}
        results { ${selection} }
      }
    }
  }
`);
const child = z.object({
  id: z.string(),
  displayName: z.string().optional().catch(undefined),
  fields: entriesOf(z.object({ name: z.string(), jsonValue: z.unknown() })),
});
const childFieldsSchema = z.object({ item: z.object({ children: childrenPage(child) }).nullable() });
const more = moreChildren(selection, { child, limit });

/** An item below a folder with its fields by name, in layout data's shapes. */
export type ChildItem = {
  readonly id: string;
  readonly displayName?: string | undefined;
  readonly fields: Readonly<Record<string, unknown>>;
};

/** The items below a folder, with all their fields. @requirement G9 */
export async function childItems(
  rootItem: string,
  language: string,
): Promise<Result<readonly ChildItem[], ContentFailure>> {
  const answer = await queryContent(
    childFieldsQuery,
    { root: rootItem, language },
    { schema: childFieldsSchema },
  );
  if (!answer.ok) return answer;
  const children = await allChildren(answer.value.item?.children ?? { results: [] }, more, {
    parent: rootItem,
    language,
  });
  if (!children.ok) return children;
  return ok(
    children.value.map(({ id, displayName, fields }) => ({
      id,
      displayName,
      fields: Object.fromEntries(fields.map(({ name, jsonValue }) => [name, jsonValue])),
    })),
  );
}
