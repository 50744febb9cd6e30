import { modelNames } from '@/config/search';
import { ok, type Result } from '@/lib/result';
import { askSearch, type SearchFailure } from '#services/search/client';
import { hitsParameters } from '#services/search/parameters';
import { searchWire } from '#services/search/wire';

/**
 * How many trials a search for a condition finds: as many as its page will list.
 * @param condition - its name; '' finds none, because it would find every trial
 * @requirement F1
 */
export async function countTrials(
  { condition, language }: { readonly condition: string; readonly language: string },
  signal?: AbortSignal,
): Promise<Result<number, SearchFailure>> {
  if (condition === '') return ok(0);
  const parameters = hitsParameters({
    type: 'clinicalTrial',
    model: modelNames.clinicalTrial,
    query: condition,
    filters: [],
    facetFields: [],
    sort: '',
    start: 0,
    rows: 0,
    language,
  });
  const answer = await askSearch(parameters, searchWire, signal);
  return answer.ok ? ok(answer.value.response.numFound) : answer;
}
