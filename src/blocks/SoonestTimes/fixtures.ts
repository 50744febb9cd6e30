import type { SoonestData } from '@/blocks/SoonestTimes/data';
import type { Fixtures } from '@/cms/block-fixtures';
import type { SoonestTime } from '@/contracts/soonest';
import { hostileValues, item, longText, text } from '@/features/content/testing/fields';

const doctor = {
  npi: '1000000012',
  name: 'Amara Okafor, MD',
  specialty: 'Cardiology',
  phone: '773-555-0100',
  path: '/find-a-physician/physician/amara-okafor',
  image: '/media/portraits/amara-okafor.jpg',
  rating: 4.8,
  ratingCount: 132,
  acceptsNewPatients: true,
  seesChildren: false,
};
const slot = {
  date: '2099-12-01',
  rawTime: '09:20',
  instant: Date.parse('2099-12-01T15:20:00Z'),
  zone: 'America/Chicago',
  departmentId: '603',
  location: 'Hyde Park',
  address: '5800 South Calder Avenue',
  cityAndZip: 'Chicago, IL 60637',
  phone: '773-555-0160',
  visitType: '9003',
};
const times: readonly SoonestTime[] = [
  { doctor, slot, miles: 0 },
  { doctor, slot: { ...slot, instant: slot.instant + 3_600_000, rawTime: '10:20' }, miles: 1 },
  {
    doctor: { ...doctor, npi: '1000000013', name: 'Ben Tanaka, MD', image: '', rating: null, specialty: '' },
    slot: { ...slot, date: '2099-12-02', visitType: '9011' },
    miles: null,
  },
];
const question = { wanted: 'Cardiology', place: '60637', isAdultPatient: true, isNewPatient: true };
const near = { place: 'Chicago, IL 60637', isFound: true };
const data: SoonestData = { question, specialties: ['Cardiology', 'Dermatology'], answer: null };
const fields = {
  titleText: text('Any doctor, as soon as possible'),
  introText: text('<p>Tell us what you need.</p>'),
  workflow: item('workflow', { waitlistPhone: text('773-555-0100') }),
};

/** Every answer that the page may come with. */
export const fixtures = {
  default: { fields, data },
  before: {
    fields,
    data: {
      ...data,
      first: [
        {
          wanted: 'Family Medicine',
          isForChild: false,
          slot,
          doctor: { name: 'Cleo Marsh, MD', path: '/find-a-physician/physician/cleo-marsh', image: '' },
        },
        { wanted: 'Pediatrics', isForChild: true, slot: null, doctor: null },
      ],
    },
  },
  general: {
    fields,
    data: {
      ...data,
      question: { ...question, wanted: 'back pain' },
      answer: {
        times: times.map((time) =>
          time.doctor === doctor
            ? { ...time, doctor: { ...doctor, specialty: 'Family Medicine', isPrimaryCare: true } }
            : time,
        ),
        near: null,
      },
    },
  },
  found: { fields, data: { ...data, answer: { times, near } } },
  unknownPlace: { fields, data: { ...data, answer: { times, near: { place: 'Nowhere', isFound: false } } } },
  none: { fields, data: { ...data, answer: { times: [], near: null } } },
  unavailable: { fields, data: { ...data, answer: 'unavailable' } },
  longest: {
    fields: { ...fields, titleText: text(longText), introText: text(`<p>${longText}</p>`) },
    data: { ...data, question: { ...question, wanted: longText }, answer: { times, near } },
  },
  hostile: {
    fields: Object.fromEntries(
      Object.keys(fields).map((name, index) => [name, hostileValues[index % hostileValues.length]]),
    ),
    data,
  },
  editing: { fields, data, page: { isEditing: true } },
} satisfies Fixtures;
