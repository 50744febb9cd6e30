import { z } from 'zod';
import { ok, type Result } from '@/lib/result';
import { entriesOf } from '#cms/children';
import { contentQuery, queryContent, type ContentFailure } from '#cms/content';
import { shownName } from '#cms/shown-name';

const ancestorsQuery = contentQuery(/* GraphQL */ `
  query Ancestors($item: String!, $language: String!) {
    item(path: $item, language: $language) {
      ancestors(hasLayout: true) {
        displayName
        url {
          path
        }
        navigationTitle: field(name: "pageNavigationTitle") {
          value
        }
      }
    }
  }
`);
const ancestorsSchema = z.object({
  item: z
    .object({
      ancestors: entriesOf(
        z.object({
          displayName: z.string().nullish().catch(null),
          url: z.object({ path: z.string() }),
          navigationTitle: z.object({ value: z.string().nullish() }).nullish().catch(null),
        }),
      ),
    })
    .nullable(),
});

export type Crumb = { readonly text: string; readonly path: string };

/**
 * The pages above an item, from the top down.
 * @requirement A12
 */
export async function crumbsOf(
  itemId: string,
  language: string,
): Promise<Result<readonly Crumb[], ContentFailure>> {
  const answer = await queryContent(ancestorsQuery, { item: itemId, language }, { schema: ancestorsSchema });
  if (!answer.ok) return answer;
  const crumbs = (answer.value.item?.ancestors ?? []).map(({ displayName, url, navigationTitle }) => ({
    text: shownName([navigationTitle?.value, displayName], language),
    path: url.path,
  }));
  return ok(crumbs.filter(({ text }) => text !== '').reverse());
}
