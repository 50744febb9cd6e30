import type { RawField } from '../../../gateways/content/fields.ts';
import type { ContentItem } from '../../../gateways/content/store.ts';
import type { SchedulingContent } from '../../../gateways/scheduling/content-fields.ts';

/** Physicians of the test content. What their calendars look like follows from the NPI alone. */
export const physicians = {
  /** Adults and children, new visits of 40 minutes beginning every 20, several half days, video. */
  everyone: '1000000027',
  /** Works on Sunday mornings too, bookable from today. */
  sundays: '1000000146',
  adultsOnly: '1000000002',
  returningOnly: '1000000003',
  officeOnly: '1000000004',
  childrenOnly: '1000000008',
  disabled: '1000000009',
  notEnabled: '1000000012',
  /** The highest number: nothing is ever free. */
  fullyBooked: '1000000900',
} as const;

const ROOT = '/sitecore/content/test';

type Fields = Readonly<Record<string, RawField>>;

function item(template: string, name: string, fields: Fields): ContentItem {
  return {
    id: `${template}-${name}`,
    path: `${ROOT}/${name}`,
    name,
    template,
    parentPath: ROOT,
    languages: ['en'],
    hasLayout: false,
    displayName: () => name,
    field: (field) => fields[field],
  };
}

function physician(npi: string, fields: Fields = {}): ContentItem {
  return item('Physician Details', `physician-${npi}`, {
    npi,
    headlineText: `Doctor ${npi}, MD`,
    specialities: [`${ROOT}/cardiology`],
    primaryLocation: `${ROOT}/lakeside`,
    otherLocations: [`${ROOT}/riverside`],
    enabledForOnlineScheduling: true,
    disableOnlineScheduling: false,
    acceptingNewPatients: true,
    telehealth: true,
    adultPhysician: true,
    pediatricPhysician: false,
    ...fields,
  });
}

function location(name: string, departmentId: string): ContentItem {
  return item('Location Details', name, {
    locationTitle: `Clinic ${name}`,
    oasName: name.toUpperCase(),
    departmentId,
    address1: '1 Test Street',
    address2: 'Floor 2',
    city: 'Chicago',
    state: 'IL',
    zipCode: '60601',
    phoneNumber: '312-555-0100',
  });
}

function testItems(): ContentItem[] {
  return [
    location('lakeside', '601'),
    location('riverside', '602'),
    item('Specialty', 'heart-failure', { tagDisplayName: 'Heart Failure', sitecoreSpecialtyCode: 'HF' }),
    item('Specialty', 'rhythm', { tagDisplayName: 'Rhythm care', sitecoreSpecialtyCode: 'RH' }),
    item('Specialty', 'cardiology', {
      tagDisplayName: 'Cardiology',
      sitecoreSpecialtyCode: 'CARD',
      subSpecialties: [`${ROOT}/heart-failure`, `${ROOT}/rhythm`],
    }),
    item('Specialty', 'allergy', { tagDisplayName: 'Allergy' }),
    item('Insurance Plan', 'prairie', { tagDisplayName: 'Prairie Plan', payorId: '10010' }),
    physician(physicians.everyone, { pediatricPhysician: true }),
    physician(physicians.sundays),
    physician(physicians.adultsOnly),
    physician(physicians.returningOnly, { acceptingNewPatients: false }),
    physician(physicians.officeOnly, { telehealth: false }),
    physician(physicians.childrenOnly, { adultPhysician: false, pediatricPhysician: true }),
    physician(physicians.disabled, { disableOnlineScheduling: true }),
    physician(physicians.notEnabled, { enabledForOnlineScheduling: false }),
    physician(physicians.fullyBooked),
  ];
}

/** Content in memory, and a way to change it. */
export function createTestContent(): SchedulingContent & { readonly remove: (name: string) => void } {
  let items = testItems();
  const listeners = new Set<() => void>();
  return {
    languages: ['en'],
    item: (pathOrId) => items.find(({ path, id }) => path === pathOrId || id === pathOrId),
    byTemplate: (template) => items.filter((candidate) => candidate.template === template),
    url: ({ name }) => `/find-a-physician/physician/${name}`,
    onChange: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    remove: (name) => {
      items = items.filter((candidate) => candidate.name !== name);
      for (const listener of listeners) listener();
    },
  };
}
