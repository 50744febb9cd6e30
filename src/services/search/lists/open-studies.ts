import { modelNames } from '@/config/search';
import { trialStatusOf } from '@/domain/trial-status';
import { ok, type Result } from '@/lib/result';
import { adaptHit } from '#services/search/adapt';
import { askSearch, type SearchFailure } from '#services/search/client';
import { phraseOf } from '#services/search/fields';
import { searchWire, textOf } from '#services/search/wire';

const maxStudies = 200;

/**
 * The studies that take people now or soon, by title: each as its own page names it to the form for questions, with its
 * number of the registry first.
 * @requirement F4
 */
export async function findOpenStudies(
  language: string,
  signal?: AbortSignal,
): Promise<Result<readonly string[], SearchFailure>> {
  const parameters = new URLSearchParams({
    q: '*',
    start: '0',
    rows: String(maxStudies),
    sort: 'resulttitle_s asc',
    model: modelNames.clinicalTrial,
    useParams: modelNames.clinicalTrial,
    language,
    metadata: 'false',
    hl: 'false',
    facet: 'false',
    fl: 'resultitemid_s,resulturl_s,resulttitle_t,c_status_accrual_s,nct_t',
  });
  parameters.append('fq', `_language:${phraseOf(language)}`);
  const answer = await askSearch(parameters, searchWire, signal);
  if (!answer.ok) return answer;
  return ok(
    answer.value.response.docs.flatMap((document) => {
      const hit = adaptHit(document, 'clinicalTrial');
      if (!hit || trialStatusOf(textOf(document.c_status_accrual_s)) === 'closed') return [];
      return [[textOf(document.nct_t), hit.title].filter(Boolean).join(': ')];
    }),
  );
}
