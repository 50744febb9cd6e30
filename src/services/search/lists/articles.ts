import { modelNames } from '@/config/search';
import type { ArticleCard, Stories, StoriesQuestion } from '@/contracts/articles';
import { ok, type Result } from '@/lib/result';
import { answerCache } from '#gateway/answer-cache';
import { adaptHit } from '#services/search/adapt';
import { askSearch, type SearchFailure } from '#services/search/client';
import { filterQuery, phraseOf } from '#services/search/fields';
import { facetValues, searchWire, textOf, type WireDocument } from '#services/search/wire';

/** The fields of the index that limit a list of stories. @decision Q2 */
const fields = { channel: 'channel_tags_sm', year: 'c_article_year_s', topic: 'c_channel_names_sm' } as const;

type Span = {
  /** 0-based. */
  readonly start: number;
  readonly rows: number;
  readonly language: string;
};

export type FoundArticles = Omit<Stories, 'question'> & {
  /** From memory: the search service did not answer. */
  readonly isRemembered: boolean;
};

/** The last answers, for the time that the search service is down. */
const kept = answerCache<FoundArticles>('articles', { maxEntries: 300, freshMs: 0 });

/**
 * Stories of some channels and a year, the newest first; those of the last answer while the search service is down.
 * @requirement H1 H2 H3
 */
export async function findArticles(
  question: StoriesQuestion,
  span: Span,
  signal?: AbortSignal,
): Promise<Result<FoundArticles, SearchFailure>> {
  const parameters = articleParameters(question, span);
  const key = parameters.toString();
  const answer = await askSearch(parameters, searchWire, signal);
  if (!answer.ok) {
    const last = await kept.stale(key);
    return last ? ok({ ...last, isRemembered: true }) : answer;
  }
  const { response, facet_counts: counts } = answer.value;
  const found = {
    articles: response.docs.flatMap((document) => cardOf(document) ?? []),
    total: response.numFound,
    years: facetValues(counts.facet_fields[fields.year])
      .map(({ value }) => value)
      .sort((one, other) => other.localeCompare(one)),
    isRemembered: false,
  };
  kept.keep(key, found);
  return ok(found);
}

/** The search call for a list of stories. @requirement H3 */
export function articleParameters(
  { channels, year, model }: StoriesQuestion,
  { start, rows, language }: Span,
): URLSearchParams {
  const parameters = new URLSearchParams({
    q: '*',
    start: String(start),
    rows: String(rows),
    sort: 'article_date_tdt desc,resulttitle_s asc',
    model: model || modelNames.article,
    useParams: model || modelNames.article,
    language,
    metadata: 'false',
    hl: 'false',
    facet: 'true',
    // A year's number is what choosing it brings.
    'facet.field': `{!ex=${fields.year}}${fields.year}`,
    [`f.${fields.year}.facet.limit`]: '9999',
    [`f.${fields.year}.facet.mincount`]: '1',
    fl: `resultitemid_s,_uniqueid,resulturl_s,resulttitle_t,resultbody_t,resultimage_s,article_date_tdt,${fields.topic},c_untranslated_sm`,
  });
  const limits = [
    filterQuery({ field: 'c_searchsections_sm', values: ['Articles'] }),
    filterQuery({ field: fields.channel, values: channels }),
    filterQuery({ field: fields.year, values: [year] }),
  ];
  for (const limit of limits) if (limit) parameters.append('fq', limit);
  parameters.append('fq', `_language:${phraseOf(language)}`);
  return parameters;
}

function cardOf(document: WireDocument): ArticleCard | undefined {
  const hit = adaptHit(document, 'article');
  if (hit?.type !== 'article') return undefined;
  return {
    id: hit.id,
    href: hit.path,
    title: hit.title,
    ...(hit.image ? { image: { src: hit.image, width: 1200, height: 675 } } : {}),
    date: textOf(document.article_date_tdt),
    topic: textOf(document[fields.topic]),
    abstract: hit.description,
  };
}
