import { readMap, type DynamicMapData, type PlaceNow } from '@/blocks/DynamicMap/fields';
import type { Loader } from '@/cms/block';
import { fieldOf, isTrue, itemsOf, textOf } from '@/cms/fields/readers';
import type { ComponentFields } from '@/cms/layout-data';
import { scheduling } from '@/config/scheduling';
import { readOpeningHours } from '@/domain/opening-hours';
import { googleMapSetup } from '#services/maps/setup';

/**
 * The places of the map, without the rest of their pages, which the layout data brings along. Where people walk in, it says
 * the hours and the waiting time as well; with the parameter `live` (true) of emergency rooms too.
 * @requirement E5 E7
 */
export const load: Loader<DynamicMapData> = async ({ rendering: { fields, params } }) => {
  const now = Object.fromEntries(
    itemsOf(fieldOf(fields, 'locations'))
      .filter(
        ({ fields: own }) =>
          isTrue(fieldOf(own, 'walkIn')) ||
          (params.live === 'true' && textOf(fieldOf(own, 'waitingTimeId')) !== ''),
      )
      .map(({ id, fields: own }) => [id, nowAt(own)] as const),
  );
  return { ok: true, data: { ...readMap(fields), googleMap: googleMapSetup(), now } };
};

function nowAt(fields: ComponentFields): PlaceNow {
  const read = (name: string) => textOf(fieldOf(fields, name));
  const hours = readOpeningHours({
    week: read('openingHours'),
    special: read('specialHours'),
    zone: read('timeZone') || scheduling.zone,
  });
  return {
    ...(hours ? { hours } : {}),
    isClosed: read('facilityStatus').toLowerCase() === 'closed',
    waitingTimeId: read('waitingTimeId'),
    isWalkIn: isTrue(fieldOf(fields, 'walkIn')),
  };
}
