import { z } from 'zod';
import { facetTitles } from '@/config/search';
import { searchTypes, type SearchType } from '@/contracts/search';
import { contentQuery, queryContent } from '#cms/content';
import { answerCache } from '#gateway/answer-cache';
import { isFieldName } from '#services/search/fields';
import { items, linesOf, link, text } from '#services/search/models/wire';
import type { Errand } from '#services/search/suggest/errands';
import { keywordsElsewhere, type KeywordsElsewhere } from '#services/search/words/keywords-elsewhere';

const query = contentQuery(/* GraphQL */ `
  query TypeaheadModel($model: String!, $language: String!) {
    item(path: $model, language: $language) {
      type: field(name: "searchType") {
        value
      }
      model: field(name: "searchModel") {
        value
      }
      typeaheadType: field(name: "typeaheadType") {
        value
      }
      facets: field(name: "typeaheadFacets") {
        value
      }
      facetsFirst: field(name: "showFacetResultsFirst") {
        value
      }
      promotions: field(name: "promotions") {
        ... on MultilistField {
          targetItems {
            id
            keywords: field(name: "keywords") {
              value
            }
            title: field(name: "title") {
              value
            }
            page: field(name: "link") {
              jsonValue
            }
          }
        }
      }
      filters: field(name: "filters") {
        ... on MultilistField {
          targetItems {
            field: field(name: "fieldName") {
              value
            }
            label: field(name: "fieldLabel") {
              value
            }
          }
        }
      }
    }
  }
`);

const wire = z.object({
  item: z
    .object({
      type: text,
      model: text,
      typeaheadType: text,
      facets: text,
      facetsFirst: text,
      promotions: items(z.object({ id: z.string().catch(''), keywords: text, title: text, page: link })),
      filters: items(z.object({ field: text, label: text })),
    })
    .nullable(),
});

/** What a search suggests while a visitor types. */
export type TypeaheadModel = {
  /** Pages of one kind; undefined for all kinds. */
  readonly type: SearchType | undefined;
  /** The search service's name of the search model; '' for the type's own. */
  readonly model: string;
  /** Filters whose values are suggested; `label` is a phrase or an author's words. */
  readonly facets: readonly { readonly field: string; readonly label: string }[];
  readonly isFacetsFirst: boolean;
  /** Pages for errands, with the words that ask for them. */
  readonly errands: readonly Errand[];
};

const kept = answerCache<TypeaheadModel>('typeahead-models', { maxEntries: 200, freshMs: 60_000 });

/**
 * What an authored search suggests.
 * @param model - id of the search model's item
 * @returns undefined when there is no such search, or nobody knows
 * @requirement B4
 */
export function typeaheadModel({
  model,
  language,
}: {
  readonly model: string;
  readonly language: string;
}): Promise<TypeaheadModel | undefined> {
  return kept.get(`${language} ${model}`, async () => {
    const [answer, elsewhere] = await Promise.all([
      queryContent(query, { model, language }, { schema: wire, deadlineMs: 1000 }),
      keywordsElsewhere(model, language),
    ]);
    return answer.ok ? adaptTypeahead(answer.value, elsewhere) : undefined;
  });
}

/**
 * An authored search as what it suggests; only filters that the search offers, because a suggestion leads to it.
 * @param elsewhere - words of its errands in the site's other languages, by id
 * @requirement B3 B4 B29
 */
export function adaptTypeahead(
  { item }: z.output<typeof wire>,
  elsewhere: KeywordsElsewhere,
): TypeaheadModel | undefined {
  const isForAll = item?.type.toLowerCase() === 'all';
  const own = typeOf(item?.type ?? '');
  if (!item || (!own && !isForAll)) return undefined;
  const isAll = item.typeaheadType === '' ? isForAll : item.typeaheadType.toLowerCase() === 'all';
  const wanted = item.facets.split(/[\s,|]+/).filter((field) => isFieldName(field));
  const titles: Readonly<Record<string, string>> = facetTitles;
  return {
    type: isAll ? undefined : (typeOf(item.typeaheadType) ?? own),
    model: item.model,
    facets: wanted.flatMap((field) => {
      const filter = item.filters.find((offered) => offered.field === field);
      return filter ? [{ field, label: titles[field] ?? filter.label }] : [];
    }),
    isFacetsFirst: /^(1|true)$/i.test(item.facetsFirst),
    errands: item.promotions
      .map(({ id, keywords, title, page }) => ({
        title,
        href: page.href,
        keywords: linesOf(keywords),
        foreignKeywords: elsewhere.get(id) ?? [],
      }))
      .filter(({ title, href }) => title !== '' && href !== ''),
  };
}

function typeOf(name: string): SearchType | undefined {
  return searchTypes.find((type) => type.toLowerCase() === name.toLowerCase());
}
