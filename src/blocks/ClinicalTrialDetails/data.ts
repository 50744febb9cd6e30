import { readTrial } from '@/blocks/ClinicalTrialDetails/fields';
import { trialJsonLd } from '@/blocks/ClinicalTrialDetails/json-ld';
import type { SimilarTrials } from '@/blocks/ClinicalTrialDetails/similar';
import type { Loader } from '@/cms/block';
import { fieldOf, linkOf } from '@/cms/fields/readers';
import { pageAddress } from '#services/navigation/page-address';
import { countTrials } from '#services/search/lists/similar-trials';

/** Where trials are searched for, unless an author says another page. */
const trialsPath = '/find-a-clinical-trial';

/** Conditions that are looked at: each is a call. */
const lookedAt = 3;

/**
 * How many trials there are for the first condition of a trial that has others; none where each has it alone. Without an
 * answer the page is whole but for the link.
 * @requirement F1 A17
 */
export const load: Loader<SimilarTrials> = async ({ language, pathname, route, rendering, signal }) => {
  const trial = readTrial(route.fields, route.displayName ?? '', language);
  const structured = [trialJsonLd(trial, pageAddress(pathname, language))];
  const page = linkOf(fieldOf(rendering.fields, 'trialSearchLink'))?.href ?? trialsPath;
  const alone = { condition: trial.conditions[0]?.name ?? '', count: 0, href: '' };
  for (const { name } of trial.conditions.slice(0, lookedAt)) {
    // The next one is asked for only where this one has no others.
    // oxlint-disable-next-line no-await-in-loop
    const counted = await countTrials({ condition: name, language }, signal);
    if (!counted.ok) return { ok: true, data: alone, isPartial: true, structured };
    const href = `${page}?${new URLSearchParams({ query: name }).toString()}`;
    // The trial itself is one of them.
    if (counted.value > 1)
      return { ok: true, data: { condition: name, count: counted.value, href }, structured };
  }
  return { ok: true, data: alone, structured };
};
