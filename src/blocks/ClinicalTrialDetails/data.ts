import { readTrial } from '@/blocks/ClinicalTrialDetails/fields';
import type { SimilarTrials } from '@/blocks/ClinicalTrialDetails/similar';
import type { Loader } from '@/cms/block';
import { fieldOf, linkOf } from '@/cms/fields/readers';
import { countTrials } from '#services/search/lists/similar-trials';

/** Where trials are searched for, unless an author says another page. */
const trialsPath = '/find-a-clinical-trial';

/**
 * How many trials there are for the condition that a trial is about: its first one. Without an answer the page is whole but
 * for the link.
 * @requirement F1
 */
export const load: Loader<SimilarTrials> = async ({ language, route, rendering, signal }) => {
  const [condition] = readTrial(route.fields, route.displayName ?? '').conditions;
  const name = condition?.name ?? '';
  const counted = await countTrials({ condition: name, language }, signal);
  if (!counted.ok) return { ok: true, data: { condition: name, count: 0, href: '' }, isPartial: true };
  const page = linkOf(fieldOf(rendering.fields, 'trialSearchLink'))?.href ?? trialsPath;
  const href = `${page}?${new URLSearchParams({ query: name }).toString()}`;
  return { ok: true, data: { condition: name, count: counted.value, href } };
};
