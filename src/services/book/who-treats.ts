import { fold } from '@/lib/fold';
import { fitting } from '#services/search/answer/fitting';
import { textsOf, type WireDocument } from '#services/search/wire';

const expertiseField = 'c_specialty_details_sm';
const specialtyField = 'c_visible_specialties_sm';

/**
 * Of doctors whom words of a complaint found, those who treat it: whoever fits about as well as the best, names it as their
 * expertise, or is of the best one's specialty. Scores alone differ by language, as everyday words do.
 * @param documents - with their scores, the best first
 * @requirement I19
 */
export function whoTreats(documents: readonly WireDocument[], words: string): readonly WireDocument[] {
  const best = new Set(textsOf(documents[0]?.[specialtyField]));
  const fit = new Set(fitting(documents));
  const wanted = fold(words);
  return documents.filter(
    (document) =>
      fit.has(document) ||
      textsOf(document[expertiseField]).some((one) => fold(one).includes(wanted)) ||
      textsOf(document[specialtyField]).some((one) => best.has(one)),
  );
}
