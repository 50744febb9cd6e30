import { modelNames } from '@/config/search';
import type { GlossaryEntry, GlossaryPage } from '@/contracts/glossary';
import { ok, type Result } from '@/lib/result';
import { adaptHit } from '#services/search/adapt';
import { askSearch, type SearchFailure } from '#services/search/client';
import { phraseOf } from '#services/search/fields';
import { facetValues, searchWire, textOf } from '#services/search/wire';

const initialField = 'c_condition_services_glossary_initial_s';
const maxEntries = 9999;

type Asked = {
  /** A to Z, `#` for digits, `all`, or '' for the letters alone. */
  readonly letter: string;
  /** Only what belongs to this sub-site; '' for all. */
  readonly subsite: string;
  readonly language: string;
};

/**
 * The letters that have conditions or services, and those of the chosen letter.
 * @requirement C1 C2
 */
export async function readGlossary(
  { letter, subsite, language }: Asked,
  signal?: AbortSignal,
): Promise<Result<GlossaryPage, SearchFailure>> {
  const parameters = new URLSearchParams({
    q: '*',
    start: '0',
    rows: String(letter === '' ? 0 : maxEntries),
    sort: 'resulttitle_s asc',
    model: modelNames.condition,
    useParams: modelNames.condition,
    language,
    metadata: 'false',
    hl: 'false',
    facet: 'true',
    'facet.field': `{!ex=letter}${initialField}`,
    [`f.${initialField}.facet.limit`]: '9999',
  });
  parameters.append('fq', `_language:${phraseOf(language)}`);
  if (subsite) parameters.append('fq', `searchsubsites_sm:${phraseOf(subsite)}`);
  if (letter && letter !== 'all') parameters.append('fq', `{!tag=letter}${initialField}:${phraseOf(letter)}`);
  const answer = await askSearch(parameters, searchWire, signal);
  if (!answer.ok) return answer;
  const { response, facet_counts: facets } = answer.value;
  const letters = facetValues(facets.facet_fields[initialField]);
  return ok({
    letter,
    letters: letters.map(({ value }) => value),
    counts: Object.fromEntries(letters.map(({ value, count }) => [value, count])),
    entries: response.docs.flatMap((document): GlossaryEntry[] => {
      const hit = adaptHit(document, 'condition');
      return hit
        ? [{ title: hit.title, path: hit.path, initial: textOf(document[initialField]) || '#' }]
        : [];
    }),
  });
}
