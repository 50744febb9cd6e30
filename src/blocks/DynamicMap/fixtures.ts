import type { Fixtures } from '@/cms/block-fixtures';
import { mapItemsOf, type MapItem } from '@/features/map/map-item';
import { flag, image, item, longText, text } from '@/features/content/testing/fields';

/** A clinic a few streets further for each number. */
const clinic = (number: number, more: Readonly<Record<string, unknown>> = {}) =>
  item(
    `clinic-${number}`,
    {
      locationTitle: text(`Clinic ${number}`),
      address1: text(`${number}00 Example Street`),
      city: text('Chicago'),
      state: text('IL'),
      zipCode: text('60637'),
      phoneNumber: text('773-555-0150'),
      latitude: { value: 41.7 + number * 0.02 },
      longitude: { value: -87.6 - number * 0.01 },
      ...more,
    },
    `/find-a-location/location/clinic-${number}`,
  );
const clinics = (count: number) => Array.from({ length: count }, (_unused, at) => clinic(at + 1));
const data = (locations: ReturnType<typeof clinics>, more: object = {}) => ({
  items: mapItemsOf(locations) satisfies readonly MapItem[],
  hasSidebar: true,
  googleMap: null,
  ...more,
});
const words = { titleText: text('Where we are'), introText: text('<p>Every clinic is near a train.</p>') };

export const fixtures = {
  default: { fields: words, data: data(clinics(3)) },
  many: { fields: words, data: data(clinics(9)) },
  withoutSidebar: { fields: words, data: data(clinics(3), { hasSidebar: false }) },
  one: { fields: {}, data: data(clinics(1)) },
  forChildren: {
    fields: words,
    data: data(clinics(3)),
    page: { pathname: '/comer/find-us', theme: 'comer' },
  },
  withPicture: {
    fields: words,
    data: data([
      clinic(1, { locationImage: image('primary-care'), mapAddressName: text('Main door') }),
      clinic(1, { locationTitle: text('Same house') }),
    ]),
  },
  odd: {
    fields: words,
    data: data([
      clinic(1, { latitude: { value: 'north' }, longitude: null }),
      clinic(2, {
        address1: null,
        city: [],
        state: { value: null },
        zipCode: undefined,
        phoneNumber: { value: 3 },
      }),
      clinic(3, { locationTitle: text(longText), address1: text(longText), phoneNumber: text(longText) }),
      clinic(4, { latitude: { value: 91 }, longitude: { value: 500 } }),
    ]),
  },
  longest: {
    fields: { titleText: text(longText), introText: text(`<p>${longText}</p>`) },
    data: data([clinic(1, { locationTitle: text(longText), mapAddressName: text(longText) })]),
  },
  editing: {
    fields: { ...words, showSidebar: flag(true), locations: [clinic(1), clinic(2, { latitude: null })] },
    page: { isEditing: true },
  },
  rightToLeft: { fields: words, data: data(clinics(3)), page: { direction: 'rtl', language: 'ar' } },
  empty: {},
} satisfies Fixtures;
