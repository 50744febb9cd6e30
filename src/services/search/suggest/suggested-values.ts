import type { FacetValue } from '@/contracts/search';
import { fold } from '@/lib/fold';
import type { SynonymRule } from '#services/search/hits-request';

/**
 * The values of a facet of which a word begins with what was typed, with the Arabic article or without; after them those
 * to which a lay term that begins so belongs: "bone" to Orthopaedic Surgery.
 * @requirement B3
 */
export function valuesFor(
  query: string,
  values: readonly FacetValue[],
  synonyms: readonly SynonymRule[],
): readonly FacetValue[] {
  const wanted = fold(query);
  const begins = (text: string) => ` ${text}`.includes(` ${wanted}`) || ` ${text}`.includes(` ال${wanted}`);
  const offered = values.filter(({ value }) => value !== 'Any');
  const named = offered.filter(({ value }) => begins(fold(value)));
  const meant = new Set(
    synonyms.filter(({ from }) => from.some((term) => fold(term).startsWith(wanted))).flatMap(({ to }) => to),
  );
  return [...named, ...offered.filter((one) => !named.includes(one) && meant.has(fold(one.value)))];
}
