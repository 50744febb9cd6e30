import { z } from 'zod';
import { contentQuery, queryContent } from '#cms/content';
import { env } from '#config/server/env';
import { items, linesOf, text } from '#services/search/models/wire';

const query = contentQuery(/* GraphQL */ `
  query PromotionKeywords($source: String!, $language: String!) {
    item(path: $source, language: $language) {
      promotions: field(name: "promotions") {
        ... on MultilistField {
          targetItems {
            id
            keywords: field(name: "keywords") {
              value
            }
          }
        }
      }
    }
  }
`);

const wire = z.object({
  item: z.object({ promotions: items(z.object({ id: z.string(), keywords: text })) }).nullable(),
});

/** Words of promotions by the promotion's id. */
export type KeywordsElsewhere = ReadonlyMap<string, readonly string[]>;

/**
 * The words of a search's promotions in the site's other languages: who reads English may type "factura".
 * @param source - id of the item whose field `promotions` names them
 * @returns without those that the CMS does not say
 * @requirement B29
 */
export async function keywordsElsewhere(source: string, language: string): Promise<KeywordsElsewhere> {
  const others = env().LANGUAGES.filter((other) => other !== language);
  const answers = await Promise.all(
    others.map((other) => {
      const variables = { source, language: other };
      return queryContent(query, variables, { schema: wire, deadlineMs: 1000 });
    }),
  );
  const found = new Map<string, readonly string[]>();
  for (const answer of answers)
    for (const { id, keywords } of (answer.ok && answer.value.item?.promotions) || [])
      found.set(id, [...(found.get(id) ?? []), ...linesOf(keywords)]);
  return found;
}
