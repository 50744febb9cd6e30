import { readMap, type DynamicMapData } from '@/blocks/DynamicMap/fields';
import type { Loader } from '@/cms/block';
import { googleMapSetup } from '#services/maps/setup';

/**
 * The places of the map, without the rest of their pages, which the layout data brings along.
 * @requirement E5
 */
export const load: Loader<DynamicMapData> = async ({ rendering }) => ({
  ok: true,
  data: { ...readMap(rendering.fields), googleMap: googleMapSetup() },
});
