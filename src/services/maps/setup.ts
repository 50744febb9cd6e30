import type { GoogleMapSetup } from '@/config/maps';
import { env } from '#config/server/env';

/** How Google's map is shown, or null where no key is set. @requirement E4 */
export function googleMapSetup(): GoogleMapSetup | null {
  const { MAPS_KEY: key, MAPS_MAP_ID: mapId } = env();
  return key === '' ? null : { key, mapId };
}
