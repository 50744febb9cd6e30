import type { Fixtures } from '@/cms/block-fixtures';
import type { ComponentFields } from '@/cms/layout-data';
import { item, link, longText, text } from '@/features/content/testing/fields';
import { locationOf } from '@/features/location/model/location';

const service = (name: string) => item(name, {}, `/conditions-services/${name.toLowerCase()}`);
const address = {
  address1: text('5800 South Drexel Avenue'),
  city: text('Chicago'),
  state: text('IL'),
  zipCode: text('60637'),
};
const full = {
  ...address,
  locationTitle: text('Hyde Park Hospital'),
  phoneNumber: text('773-555-0150'),
  requestAppointmentLink: link('/request-an-appointment', 'Request an appointment'),
  services: ['Stroke', 'Asthma', 'Sleep', 'Diabetes'].map((name) => service(name)),
  locationHours: { value: { Monday: '8–5', Tuesday: '8–5', Saturday: '9–12' } },
  bodyContent: text('<p>Our first hospital.</p>'),
  insurancesAccepted: text('<p>Most plans.</p>'),
  drivingDirectionsAndParking: text('<p>Take exit 57.</p>'),
};
const locationWith = (fields: ComponentFields) =>
  locationOf({ id: 'l1', path: '/find-a-location/location/hyde-park', displayName: 'Hyde Park', fields });

export const fixtures = {
  default: { data: locationWith(full) },
  addressAlone: { data: locationWith(address) },
  longest: {
    data: locationWith({ ...full, locationTitle: text(longText), bodyContent: text(`<p>${longText}</p>`) }),
  },
  rightToLeft: { data: locationWith(full), page: { direction: 'rtl', language: 'ar' } },
  editing: { routeFields: full, page: { isEditing: true } },
  unavailable: {},
} satisfies Fixtures;
