import { modelNames } from '@/config/search';
import type { PhysicianHit } from '@/contracts/search';
import { areaField } from '@/domain/search/filters';
import { ok, type Result } from '@/lib/result';
import { answerCache } from '#gateway/answer-cache';
import { adaptHit } from '#services/search/adapt';
import { askSearch, type SearchFailure } from '#services/search/client';
import { filterQuery, phraseOf } from '#services/search/fields';
import { searchWire } from '#services/search/wire';

const maxMembers = 100;
/** Community physicians have privileges at the hospitals, but are on nobody's team. */
const communityType = 'ICP';

/** Who is in a team: values of one list are alternatives, lists must all hold; an empty list says nothing. */
export type TeamFilters = {
  /** The search service's name of the search model; '' for the physicians' own. */
  readonly model: string;
  readonly specialties: readonly string[];
  readonly clinicalInterests: readonly string[];
  readonly locationIds: readonly string[];
  readonly providerGroups: readonly string[];
  readonly providerTypes: readonly string[];
  /** NPIs of those who are left out. */
  readonly excluded: readonly string[];
  readonly language: string;
};

/** Teams' last members, for the time that the search service is down. */
const kept = answerCache<readonly PhysicianHit[]>('teams', { maxEntries: 200, freshMs: 0 });

export type TeamMembers = {
  readonly members: readonly PhysicianHit[];
  /** From memory: the search service did not answer. */
  readonly isRemembered: boolean;
};

/**
 * The physicians of a team, by name; those of the last answer while the search service is down.
 * @requirement D11
 */
export async function findTeam(
  filters: TeamFilters,
  signal?: AbortSignal,
): Promise<Result<TeamMembers, SearchFailure>> {
  const parameters = teamParameters(filters);
  const key = parameters.toString();
  const answer = await askSearch(parameters, searchWire, signal);
  if (!answer.ok) {
    const members = await kept.stale(key);
    return members ? ok({ members, isRemembered: true }) : answer;
  }
  const members = answer.value.response.docs.flatMap((document) => {
    const hit = adaptHit(document, 'physician');
    return hit?.type === 'physician' && hit.providerType !== communityType ? [hit] : [];
  });
  kept.keep(key, members);
  return ok({ members, isRemembered: false });
}

/** The search call for a team. @requirement D11 */
export function teamParameters({ model, language, ...filters }: TeamFilters): URLSearchParams {
  const parameters = new URLSearchParams({
    q: '*',
    start: '0',
    rows: String(maxMembers),
    sort: 'resulttitle_s asc',
    model: model || modelNames.physician,
    useParams: model || modelNames.physician,
    language,
    metadata: 'false',
    hl: 'false',
    facet: 'false',
    fl: 'resultitemid_s,resulturl_s,resulttitle_t,c_visible_specialties_sm,resultimage_s,c_provider_type_s,c_patient_ages_sm,c_untranslated_values_sm',
  });
  const queries = [
    filterQuery({ field: 'c_specialties_sm', values: filters.specialties }),
    filterQuery({ field: areaField, values: filters.clinicalInterests }),
    filterQuery({ field: 'c_provider_locations_ids_sm', values: filters.locationIds }),
    filterQuery({ field: 'c_provider_groups_sm', values: filters.providerGroups }),
    filterQuery({ field: 'c_provider_type_s', values: filters.providerTypes }),
    filterQuery({ field: 'c_provider_type_s', values: [communityType], isNegative: true }),
    filterQuery({ field: 'npi_t', values: filters.excluded, isNegative: true }),
  ];
  for (const query of queries) if (query) parameters.append('fq', query);
  parameters.append('fq', `_language:${phraseOf(language)}`);
  return parameters;
}
