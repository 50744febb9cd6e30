import { readTrial } from '@/blocks/ClinicalTrialDetails/fields';
import { trialJsonLd } from '@/blocks/ClinicalTrialDetails/json-ld';
import type { SimilarTrials } from '@/blocks/ClinicalTrialDetails/similar';
import type { Loader } from '@/cms/block';
import { fieldOf, linkOf } from '@/cms/fields/readers';
import { pageAddress } from '#services/navigation/page-address';
import { countTrials } from '#services/search/lists/similar-trials';

/** Where trials are searched for, unless an author says another page. */
const trialsPath = '/find-a-clinical-trial';

/**
 * How many trials there are for the condition that a trial is about: its first one. Without an answer the page is whole but
 * for the link.
 * @requirement F1 A17
 */
export const load: Loader<SimilarTrials> = async ({ language, pathname, route, rendering, signal }) => {
  const trial = readTrial(route.fields, route.displayName ?? '', language);
  const structured = [trialJsonLd(trial, pageAddress(pathname, language))];
  const [condition] = trial.conditions;
  const name = condition?.name ?? '';
  const counted = await countTrials({ condition: name, language }, signal);
  if (!counted.ok)
    return { ok: true, data: { condition: name, count: 0, href: '' }, isPartial: true, structured };
  const page = linkOf(fieldOf(rendering.fields, 'trialSearchLink'))?.href ?? trialsPath;
  const href = `${page}?${new URLSearchParams({ query: name }).toString()}`;
  return { ok: true, data: { condition: name, count: counted.value, href }, structured };
};
