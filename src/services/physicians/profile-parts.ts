import type { TrialLink, TrialSearch } from '@/contracts/trials';
import type { ContentItem } from '#cms/item';
import { besideProfile, type AskedProfile, type BesideProfile } from '#services/physicians/beside-profile';
import { fetchPhysician } from '#services/physicians/client';
import { findTrials } from '#services/search/lists/trials';

export type ProfileParts = {
  /** Undefined where the CMS does not answer, or has no such item. */
  readonly item: ContentItem | undefined;
  readonly trials: readonly TrialLink[];
  readonly beside: BesideProfile;
  /** Nothing is left out because a service was down. */
  readonly isWhole: boolean;
};

/**
 * What a physician's page is made of: their item, the trials that they lead, and what stands beside them.
 * @param asked.id - item id of the physician
 * @param asked.profile - what the page already knows of them
 * @requirement D5 D12 D13
 */
export async function fetchProfileParts(
  {
    id,
    language,
    trialSearch,
    profile,
  }: {
    readonly id: string;
    readonly language: string;
    readonly trialSearch: TrialSearch;
    readonly profile: AskedProfile;
  },
  signal: AbortSignal,
): Promise<ProfileParts> {
  const [found, trials, beside] = await Promise.all([
    fetchPhysician({ id, language }),
    findTrials({ ...trialSearch, physicianId: id, language }, signal),
    besideProfile({ ...profile, language }, { now: Date.now() }),
  ]);
  return {
    item: found.ok ? found.value : undefined,
    trials: trials.ok ? trials.value : [],
    beside,
    isWhole: found.ok && trials.ok && beside.isWhole,
  };
}
