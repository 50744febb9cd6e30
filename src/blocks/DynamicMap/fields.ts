import { fieldOf, isTrue, itemsOf } from '@/cms/fields/readers';
import type { ComponentFields } from '@/cms/layout-data';
import type { GoogleMapSetup } from '@/config/maps';
import { mapItemsOf, type MapItem } from '@/features/map/map-item';

/** What an author put on a map. */
export type AuthoredMap = {
  readonly items: readonly MapItem[];
  readonly hasSidebar: boolean;
};

export type DynamicMapData = AuthoredMap & { readonly googleMap: GoogleMapSetup | null };

/**
 * The places of a map and whether the list stands beside it.
 * @requirement E5
 */
export function readMap(fields: ComponentFields | undefined): AuthoredMap {
  const locations = itemsOf(fieldOf(fields, 'locations'));
  return {
    items: mapItemsOf(locations),
    hasSidebar: isTrue(fieldOf(fields, 'showSidebar')),
  };
}
