import { env } from '#config/server/env';
import { askSearch } from '#services/search/client';
import { filterQuery, phraseOf } from '#services/search/fields';
import { searchWire, textOf, textsOf } from '#services/search/wire';

type Asking = { readonly language?: string; readonly signal?: AbortSignal };

/**
 * Names of the insurance plans that a physician takes, in a language of the site: in the first one as the clinic's list has them.
 * @returns undefined where the index names none, or does not answer
 * @requirement D8 I9
 */
export async function acceptedPlans(
  npi: string,
  { language = env().DEFAULT_LANGUAGE, signal }: Asking,
): Promise<readonly string[] | undefined> {
  const parameters = new URLSearchParams({
    q: '*',
    rows: '5',
    language,
    metadata: 'false',
    hl: 'false',
    facet: 'false',
    fl: 'npi_t,c_insurance_sm',
  });
  parameters.append('fq', filterQuery({ field: 'npi_t', values: [npi] }) ?? '');
  parameters.append('fq', `_language:${phraseOf(language)}`);
  const found = await askSearch(parameters, searchWire, signal);
  if (!found.ok) return undefined;
  const own = found.value.response.docs.find((document) => textOf(document.npi_t) === npi);
  const names = textsOf(own?.c_insurance_sm);
  return names.length > 0 ? names : undefined;
}
