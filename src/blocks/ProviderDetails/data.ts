import type { Loader } from '@/cms/block';
import type { Profile } from '@/features/profile/model/profile';
import { profileOf } from '@/features/profile/model/read-profile';
import { trialSearchOf } from '@/features/profile/model/trial-search';
import { fetchProfileParts } from '#services/physicians/profile-parts';

/**
 * The physician whose page it is. The page's own fields stand in where the CMS answers no further questions: it is the
 * same item.
 * @requirement D5 D12
 */
export const load: Loader<Profile> = async ({ itemId, language, pathname, route, rendering, signal }) => {
  const trialSearch = trialSearchOf(rendering.fields);
  const { item, trials, isWhole } = await fetchProfileParts({ id: itemId, language, trialSearch }, signal);
  if (item)
    return { ok: true, data: { ...profileOf({ ...item, path: pathname }), trials }, isPartial: !isWhole };
  if (itemId === '') return { ok: false, error: 'unavailable' };
  const displayName = route.displayName ?? '';
  const profile = profileOf({ id: itemId, displayName, path: pathname, fields: route.fields });
  return { ok: true, data: { ...profile, trials }, isPartial: !isWhole };
};
