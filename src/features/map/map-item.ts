import type { ComponentFields } from '@/cms/layout-data';
import { fieldOf, imageOf, numberOf, textOf, type ItemData } from '@/cms/fields/readers';
import { addressLines, directionsHref, type PostalAddress } from '@/domain/address';
import type { Position } from '@/domain/map/projection';

/**
 * A place as a map and its list show it.
 * @requirement E5 E10
 */
export type MapItem = {
  readonly id: string;
  /** Its number in the list and on the map, from 1. */
  readonly locationId: number;
  /** null where it cannot be marked: it has no position, or no part of an address. */
  readonly position: Position | null;
  /** Site path of its page, without language; '' without a page. */
  readonly url: string;
  readonly addressName: string;
  /** Its name on the map itself. */
  readonly mapAddressName: string;
  readonly addressLines: readonly string[];
  /** Where to ask for the way; '' where the address is not complete enough. */
  readonly directionsHref: string;
  readonly phoneNumber: string;
  /** '' without a picture. */
  readonly imageUrl: string;
};

/** The props of both maps. */
export type MapFrameProps = {
  readonly items: readonly MapItem[];
  /** Id of the chosen place. */
  readonly selected: string | undefined;
  readonly onSelect: (id: string | undefined) => void;
};

const few = 3;

/** So few places that all of them are seen at once: their map needs no row of keys. @requirement E4 */
export function isFew(items: readonly MapItem[]): boolean {
  return items.length <= few;
}

/**
 * The places of a block's datasource: the pages of locations, or items of the same fields. Without a name there is none.
 * @requirement E5 E10
 */
export function mapItemsOf(locations: readonly ItemData[]): readonly MapItem[] {
  return locations
    .filter((location) => nameOf(location) !== '')
    .map((location, at) => {
      const read = (name: string) => textOf(fieldOf(location.fields, name));
      const postal: PostalAddress = {
        street: read('address1'),
        street2: read('address2'),
        city: read('city'),
        state: read('state'),
        zip: read('zipCode'),
      };
      const lines = addressLines(postal);
      return {
        // The same page may be listed twice.
        id: `${at + 1} ${location.id}`,
        locationId: at + 1,
        position: lines.length > 0 ? positionOf(location.fields) : null,
        url: location.url ?? '',
        addressName: nameOf(location),
        mapAddressName: read('mapAddressName') || nameOf(location),
        addressLines: lines,
        directionsHref: directionsHref(postal) ?? '',
        phoneNumber: read('phoneNumber'),
        imageUrl:
          imageOf(fieldOf(location.fields, 'imageUrl'))?.src ||
          ownPicture(read('imageUrl')) ||
          imageOf(fieldOf(location.fields, 'locationImage'))?.src ||
          '',
      };
    });
}

/** No page may show a picture of another host (ADR 0056). */
function ownPicture(address: string): string {
  return /^\/(?!\/)/.test(address) ? address : '';
}

function nameOf({ fields, displayName }: ItemData): string {
  const read = (name: string) => textOf(fieldOf(fields, name));
  return read('addressName') || read('locationTitle') || read('headlineText') || displayName;
}

function positionOf(fields: ComponentFields): Position | null {
  const latitude = numberOf(fieldOf(fields, 'latitude'));
  const longitude = numberOf(fieldOf(fields, 'longitude'));
  if (latitude === undefined || longitude === undefined) return null;
  // Web Mercator ends before the poles.
  return Math.abs(latitude) <= 85 && Math.abs(longitude) <= 180 ? { latitude, longitude } : null;
}
