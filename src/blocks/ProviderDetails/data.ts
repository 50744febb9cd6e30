import type { Loader } from '@/cms/block';
import type { Profile } from '@/features/profile/model/profile';
import { profileOf } from '@/features/profile/model/read-profile';
import { fetchPhysician } from '#services/physicians/client';

/**
 * The physician whose page it is. The page's own fields stand in where the CMS answers no further questions: it is the
 * same item.
 * @requirement D12
 */
export const load: Loader<Profile> = async ({ itemId, language, pathname, route, signal }) => {
  const found = await fetchPhysician({ id: itemId, language }, signal);
  const item = found.ok ? found.value : undefined;
  if (item) return { ok: true, data: profileOf({ ...item, path: pathname }) };
  if (itemId === '') return { ok: false, error: 'unavailable' };
  const displayName = route.displayName ?? '';
  const data = profileOf({ id: itemId, displayName, path: pathname, fields: route.fields });
  return { ok: true, data, isPartial: !found.ok };
};
