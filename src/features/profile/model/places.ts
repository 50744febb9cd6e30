import { fieldOf, itemOf, itemsOf, linkOf, textOf, type ItemData } from '@/cms/fields/readers';
import type { ComponentFields } from '@/cms/layout-data';
import { partner } from '@/config/partner';
import { addressLines, directionsHref, isFullAddress, type PostalAddress } from '@/domain/address';

/** A location where a physician sees patients. */
export type Place = {
  readonly id: string;
  readonly title: string;
  /** Site path of the location, or the address that it redirects to; '' for none. */
  readonly href: string;
  readonly phone: string;
  /** Empty unless the address is complete. */
  readonly address: readonly string[];
  readonly postal: PostalAddress | undefined;
  readonly directionsHref: string | undefined;
};

/**
 * A physician's locations: the primary one, then the others, each once. Those without a link, a number or an address
 * are left out.
 * @requirement D4
 */
export function placesOf(fields: ComponentFields): readonly Place[] {
  const primary = itemOf(fieldOf(fields, 'primaryLocation'));
  const items = [...(primary ? [primary] : []), ...itemsOf(fieldOf(fields, 'otherLocations'))];
  const byId = new Map<string, ItemData>();
  for (const item of items) {
    const key = (item.id || item.url || item.name).replace(/[{}-]/g, '').toLowerCase();
    if (!byId.has(key)) byId.set(key, item);
  }
  return [...byId].map(([id, item]) => placeOf(id, item)).filter((place) => isUseful(place));
}

function isUseful({ title, href, phone, address }: Place): boolean {
  return (title !== '' && href !== '') || phone !== '' || address.length > 0;
}

function placeOf(id: string, { fields, url = '', displayName }: ItemData): Place {
  const read = (name: string) => textOf(fieldOf(fields, name));
  const postal: PostalAddress = {
    street: read('address1'),
    street2: read('address2'),
    city: read('city'),
    state: read('state'),
    zip: read('zipCode'),
  };
  const isFull = isFullAddress(postal);
  const redirect = linkOf(fieldOf(fields, 'uRLtoRedirectTo'))?.href ?? '';
  const isAffiliated = partner.locationPath !== '' && url.toLowerCase().startsWith(partner.locationPath);
  return {
    id,
    title:
      (isAffiliated && partner.locationTitle) ||
      read('locationTitle') ||
      read('addressTitleText') ||
      read('pageTitle') ||
      displayName,
    href: (isAffiliated && partner.locationHref) || redirect || url,
    phone: (isAffiliated && partner.locationPhone) || read('phoneNumber'),
    address: isFull ? addressLines(postal) : [],
    postal: isFull ? postal : undefined,
    directionsHref: isFull ? directionsHref(postal) : undefined,
  };
}
