import type { Loader } from '@/cms/block';
import type { Profile } from '@/features/profile/model/profile';
import { profileOf } from '@/features/profile/model/read-profile';
import { fetchPhysician } from '#services/physicians/client';

/**
 * The physician of a page of the children's hospital, if he is one of its.
 * @returns `notFound` for one who sees no children: there is no such page
 * @requirement D9
 */
export const load: Loader<Profile> = async ({ itemId, language, pathname, route, signal }) => {
  const found = await fetchPhysician({ id: itemId, language }, signal);
  const item = (found.ok && found.value) || {
    id: itemId,
    displayName: route.displayName ?? '',
    fields: route.fields,
  };
  const profile = profileOf({ ...item, path: pathname });
  if (!profile.seesChildren) return { ok: false, error: 'notFound' };
  return { ok: true, data: profile, isPartial: !found.ok };
};
