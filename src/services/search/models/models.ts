import { err, ok, type Result } from '@/lib/result';
import { contentQuery, queryContent } from '#cms/content';
import { answerCache } from '#gateway/answer-cache';
import { keywordsElsewhere } from '#services/search/words/keywords-elsewhere';
import { adaptModels, sourceWire, type AuthoredSearch } from '#services/search/models/wire';

const query = contentQuery(/* GraphQL */ `
  query SearchModels($source: String!, $language: String!) {
    item(path: $source, language: $language) {
      phone: field(name: "phoneLink") {
        jsonValue
      }
      popular: field(name: "popularSearches") {
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
            text: field(name: "text") {
              value
            }
            page: field(name: "link") {
              jsonValue
            }
            related: field(name: "relatedSearches") {
              value
            }
          }
        }
      }
      searches: field(name: "enabledSearches") {
        ... on MultilistField {
          targetItems {
            id
            type: field(name: "searchType") {
              value
            }
            model: field(name: "searchModel") {
              value
            }
            name: field(name: "nameText") {
              value
            }
            title: field(name: "title") {
              value
            }
            buttonText: field(name: "buttonText") {
              value
            }
            inputPlaceholder: field(name: "inputPlaceholder") {
              value
            }
            page: field(name: "pageURL") {
              jsonValue
            }
            filters: field(name: "filters") {
              ... on MultilistField {
                targetItems {
                  field: field(name: "fieldName") {
                    value
                  }
                  kind: field(name: "fieldParameter") {
                    value
                  }
                  label: field(name: "fieldLabel") {
                    value
                  }
                  icon: field(name: "icon") {
                    value
                  }
                  initialValue: field(name: "initialValue") {
                    value
                  }
                  subFilterInitialValue: field(name: "subFilterInitialValue") {
                    value
                  }
                  subsiteEnum: field(name: "subsiteEnum") {
                    value
                  }
                  pediatricValues: field(name: "pediatricValues") {
                    ... on MultilistField {
                      targetItems {
                        name: field(name: "tagDisplayName") {
                          value
                        }
                      }
                    }
                  }
                }
              }
            }
            sorts: field(name: "sorts") {
              ... on MultilistField {
                targetItems {
                  field: field(name: "fieldName") {
                    value
                  }
                  direction: field(name: "fieldParameter") {
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
      }
    }
  }
`);

const kept = answerCache<readonly AuthoredSearch[]>('search-models', { maxEntries: 100, freshMs: 60_000 });

/** The datasource of a search block. */
export type SearchSource = { readonly source: string; readonly language: string };

/**
 * The kinds of search that a search block offers, as authored; kept for a minute, and longer while the CMS is down.
 * @param source - id of the block's datasource
 * @requirement B1
 */
export async function searchModels({
  source,
  language,
}: SearchSource): Promise<Result<readonly AuthoredSearch[], 'contentUnavailable'>> {
  const models = await kept.get(`${language} ${source}`, async () => {
    const [answer, elsewhere] = await Promise.all([
      queryContent(query, { source, language }, { schema: sourceWire, deadlineMs: 1000 }),
      keywordsElsewhere(source, language),
    ]);
    return answer.ok ? adaptModels(answer.value, elsewhere) : undefined;
  });
  return models ? ok(models) : err('contentUnavailable');
}
