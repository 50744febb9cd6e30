import { fieldOf, isTrue, itemsOf } from '@/cms/fields/readers';
import type { ComponentFields } from '@/cms/layout-data';
import type { GoogleMapSetup } from '@/config/maps';
import type { OpeningHours } from '@/lib/open-spans';
import { mapItemsOf, type MapItem } from '@/features/map/map-item';

/** What an author put on a map. */
export type AuthoredMap = {
  readonly items: readonly MapItem[];
  readonly hasSidebar: boolean;
};

/** What somebody wants to know who may walk in now. @requirement E7 */
export type PlaceNow = {
  readonly hours?: OpeningHours | undefined;
  readonly isClosed: boolean;
  /** The place's name at the service of waiting times; '' for none. */
  readonly waitingTimeId: string;
  /** Elsewhere it is the emergency room that people wait in. */
  readonly isWalkIn: boolean;
};

export type DynamicMapData = AuthoredMap & {
  readonly googleMap: GoogleMapSetup | null;
  /** By the page's id, for places that people walk in to. */
  readonly now?: Readonly<Record<string, PlaceNow>>;
};

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
