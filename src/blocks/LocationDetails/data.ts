import type { Loader } from '@/cms/block';
import { clinicJsonLd } from '@/features/location/model/json-ld';
import { locationOf, type Location } from '@/features/location/model/location';
import { pageAddress } from '#services/navigation/page-address';
import { fetchLocation } from '#services/locations/client';

/**
 * The location whose page it is. The page's own fields stand in where the CMS answers no further questions: it is the
 * same item.
 * @requirement E1
 */
export const load: Loader<Location> = async ({ itemId, language, pathname, route, signal }) => {
  const found = await fetchLocation({ id: itemId, language }, signal);
  const item = (found.ok && found.value) || {
    id: itemId,
    displayName: route.displayName ?? '',
    fields: route.fields,
  };
  const data = locationOf({ ...item, path: pathname });
  const structured = [clinicJsonLd(data, pageAddress(pathname, language))];
  return { ok: true, data, isPartial: !found.ok, structured };
};
