import { modelNames } from '@/config/search';
import { searchTypes } from '@/contracts/search';
import type { TrialLink, TrialSearch } from '@/contracts/trials';
import { ok, type Result } from '@/lib/result';
import { adaptHit } from '#services/search/adapt';
import { askSearch, type SearchFailure } from '#services/search/client';
import { filterQuery, phraseOf } from '#services/search/fields';
import { searchWire } from '#services/search/wire';

const maxTrials = 100;

type Asked = TrialSearch & {
  /** Item id of the physician. */
  readonly physicianId: string;
  readonly language: string;
};

/**
 * The trials that a physician leads, by title.
 * @requirement D5
 */
export async function findTrials(
  { model, leadField, physicianId, language, ...asked }: Asked,
  signal?: AbortSignal,
): Promise<Result<readonly TrialLink[], SearchFailure>> {
  const lead = filterQuery({ field: leadField, values: [physicianId] });
  // Without a physician the search would find everybody's trials.
  if (!lead) return ok([]);
  const type = searchTypes.find((name) => name.toLowerCase() === asked.type.toLowerCase()) ?? 'clinicalTrial';
  const parameters = new URLSearchParams({
    q: '*',
    start: '0',
    rows: String(maxTrials),
    sort: 'resulttitle_s asc',
    model: model || modelNames[type],
    useParams: model || modelNames[type],
    language,
    metadata: 'false',
    hl: 'false',
    facet: 'false',
    fl: 'resultitemid_s,resulturl_s,resulttitle_t,c_untranslated_sm',
  });
  parameters.append('fq', lead);
  parameters.append('fq', `_language:${phraseOf(language)}`);
  const answer = await askSearch(parameters, searchWire, signal);
  if (!answer.ok) return answer;
  return ok(
    answer.value.response.docs.flatMap((document) => {
      const hit = adaptHit(document, type);
      return hit ? [{ title: hit.title, path: hit.path }] : [];
    }),
  );
}
