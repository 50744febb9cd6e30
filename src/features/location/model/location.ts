import {
  fieldOf,
  imageOf,
  isTrue,
  itemOf,
  itemsOf,
  linkOf,
  numberOf,
  textOf,
  type ImageData,
  type ItemData,
  type LinkData,
} from '@/cms/fields/readers';
import type { ComponentFields } from '@/cms/layout-data';
import type { CareDoctor } from '@/contracts/condition-care';
import type { OpeningHours } from '@/lib/open-spans';
import { addressLines, directionsHref, isFullAddress, type PostalAddress } from '@/domain/address';
import { isLocalDate } from '@/lib/chicago-time';

/** A name, and its page's path; '' without a page. */
export type Named = { readonly name: string; readonly path: string };

/** A location's page. */
export type Location = {
  readonly id: string;
  /** Site path, without language. */
  readonly path: string;
  readonly name: string;
  /** Its name in the search index. */
  readonly indexName: string;
  readonly image: ImageData | undefined;
  readonly postal: PostalAddress;
  readonly address: readonly string[];
  readonly hasFullAddress: boolean;
  readonly directionsHref: string | undefined;
  readonly neighborhood: string;
  readonly phone: string;
  /** Degrees. */
  readonly coordinates: { readonly latitude: number; readonly longitude: number } | undefined;
  readonly requestLink: LinkData | undefined;
  readonly campusMapLink: LinkData | undefined;
  readonly hoursLink: LinkData | undefined;
  readonly customDataLink: LinkData | undefined;
  readonly customDataImage: ImageData | undefined;
  readonly services: readonly Named[];
  readonly specialties: readonly string[];
  /** Some of those who work there; from search. */
  readonly doctors?: readonly CareDoctor[];
  readonly kinds: readonly string[];
  readonly parkingTypes: readonly string[];
  readonly parkingTag: string;
  /** Pairs of days and hours, in order. */
  readonly hours: readonly (readonly [string, string])[];
  /**
   * Undefined where nobody wrote them in a way that a program can read. Only the server reads them, as it does the days
   * unlike others, in words; no times: closed.
   * @requirement E7
   */
  readonly openingHours: OpeningHours | undefined;
  readonly specialHours: readonly (readonly [day: string, times: string])[];
  /** What is unlike other days now; undefined for nothing. @requirement E7 */
  readonly notice: Notice | undefined;
  readonly isWalkIn: boolean;
  /** The place's name at the service of waiting times; '' for none. @requirement E7 */
  readonly waitingTimeId: string;
  /** Markup, as are `about`, `insurance`, `directions` and the custom contents. */
  readonly hoursOfOperation: string;
  readonly about: string;
  readonly insurance: string;
  readonly directions: string;
  /** Shown where both are there, also when made safe. */
  readonly customs: readonly { readonly title: string; readonly content: string }[];
  readonly description: string;
};

/** `through`: the last day of it, `yyyy-MM-dd`; '' where no end is known. */
export type Notice = {
  readonly status: 'open' | 'limited' | 'closed';
  readonly text: string;
  readonly through: string;
};

export type LocationItem = {
  readonly id: string;
  readonly displayName: string;
  readonly path: string;
  readonly fields: ComponentFields;
};

/**
 * Reads a location's page from an item's fields, in the shapes of layout data and of GraphQL.
 * @requirement E1 E2 E6
 */
export function locationOf({ id, displayName, path, fields }: LocationItem): Location {
  const read = (name: string) => textOf(fieldOf(fields, name));
  const link = (name: string) => linkOf(fieldOf(fields, name));
  const postal: PostalAddress = {
    street: read('address1'),
    street2: read('address2'),
    city: read('city'),
    state: read('state'),
    zip: read('zipCode'),
  };
  const title = read('locationTitle');
  const items = (name: string) => itemsOf(fieldOf(fields, name)).map((item) => namedOf(item));
  const names = (name: string) => items(name).map((item) => item.name);
  const freeParking = itemOf(fieldOf(fields, 'freeOrDiscountParking'));
  return {
    id,
    path,
    name: read('headlineText') || title || displayName,
    indexName: title || read('headlineText') || displayName,
    image: imageOf(fieldOf(fields, 'locationImage')),
    postal,
    address: addressLines(postal),
    hasFullAddress: isFullAddress(postal),
    directionsHref: directionsHref(postal),
    neighborhood: read('neighborhood'),
    phone: read('phoneNumber'),
    coordinates: coordinatesOf(fields),
    requestLink: link('requestAppointmentLink'),
    campusMapLink: link('campusMapLink'),
    hoursLink: link('centerHoursLink'),
    customDataLink: link('customDataLink'),
    customDataImage: imageOf(fieldOf(fields, 'customDataImage')),
    services: items('services'),
    specialties: names('specialties'),
    kinds: names('locationTypes'),
    parkingTypes: names('parkingTypes'),
    parkingTag: nameOf(freeParking),
    hours: hoursOf(fieldOf(fields, 'locationHours')),
    openingHours: undefined,
    specialHours: [],
    notice: noticeOf(read),
    isWalkIn: isTrue(fieldOf(fields, 'walkIn')),
    waitingTimeId: read('waitingTimeId'),
    hoursOfOperation: read('hoursOfOperation'),
    about: read('bodyContent'),
    insurance: read('insurancesAccepted'),
    directions: read('drivingDirectionsAndParking'),
    customs: [1, 2, 3].map((number) => ({
      title: read(`customTitle${number}`),
      content: read(`customContent${number}`),
    })),
    description: read('metaDescription'),
  };
}

function noticeOf(read: (name: string) => string): Notice | undefined {
  const [text, through, written] = [
    read('facilityNotice'),
    read('facilityNoticeThrough'),
    read('facilityStatus').toLowerCase(),
  ];
  const status = written === 'closed' || written === 'limited' ? written : 'open';
  if (text === '' && status === 'open') return undefined;
  return { status, text, through: isLocalDate(through) ? through : '' };
}

function nameOf(item: ItemData | undefined): string {
  return item ? namedOf(item).name : '';
}

function namedOf({ fields, displayName, url }: ItemData): Named {
  const name =
    textOf(fieldOf(fields, 'tagDisplayName')) || textOf(fieldOf(fields, 'headlineText')) || displayName;
  return { name, path: url ?? '' };
}

function coordinatesOf(fields: ComponentFields): Location['coordinates'] {
  const latitude = numberOf(fieldOf(fields, 'latitude'));
  const longitude = numberOf(fieldOf(fields, 'longitude'));
  if (latitude === undefined || longitude === undefined) return undefined;
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : undefined;
}

/** The entries of a name-value field, which layout data and GraphQL wrap in different ways. */
function hoursOf(field: unknown): Location['hours'] {
  if (typeof field !== 'object' || field === null) return [];
  if ('jsonValue' in field) return hoursOf(field.jsonValue);
  if ('value' in field) return hoursOf(field.value);
  if ('values' in field && Array.isArray(field.values)) {
    return field.values.flatMap((entry: unknown) =>
      typeof entry === 'object' && entry !== null && 'name' in entry && 'value' in entry
        ? [[String(entry.name), String(entry.value)] as const]
        : [],
    );
  }
  return Object.entries(field).flatMap(([day, hours]) =>
    typeof hours === 'string' && hours.trim() !== '' ? [[day, hours.trim()] as const] : [],
  );
}
