import type { TrialLink, TrialSearch } from '@/contracts/trials';
import type { ContentItem } from '#cms/item';
import { fetchPhysician } from '#services/physicians/client';
import { findTrials } from '#services/search/lists/trials';

export type ProfileParts = {
  /** Undefined where the CMS does not answer, or has no such item. */
  readonly item: ContentItem | undefined;
  readonly trials: readonly TrialLink[];
  /** Nothing is left out because a service was down. */
  readonly isWhole: boolean;
};

/**
 * What a physician's page is made of: their item, and the trials that they lead.
 * @param id - item id of the physician
 * @requirement D5 D12
 */
export async function fetchProfileParts(
  {
    id,
    language,
    trialSearch,
  }: { readonly id: string; readonly language: string; readonly trialSearch: TrialSearch },
  signal?: AbortSignal,
): Promise<ProfileParts> {
  const [found, trials] = await Promise.all([
    fetchPhysician({ id, language }),
    findTrials({ ...trialSearch, physicianId: id, language }, signal),
  ]);
  return {
    item: found.ok ? found.value : undefined,
    trials: trials.ok ? trials.value : [],
    isWhole: found.ok && trials.ok,
  };
}
