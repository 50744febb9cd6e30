import { narrowed } from './narrowing';

const physicians = [
  {
    physicianFullName: 'Amara Okafor, MD',
    physicianLastName: 'Okafor',
    specialties: ['Cardiology'],
    allLocations: ['Hyde Park', 'Loop'],
  },
  {
    physicianFullName: 'Ben Adler, MD',
    physicianLastName: 'Adler',
    specialties: ['Cardiology', 'Sleep'],
    allLocations: ['Loop'],
  },
  {
    physicianFullName: 'Cora Lind, MD',
    physicianLastName: 'Lind',
    specialties: ['Skin'],
    allLocations: ['Hyde Park'],
  },
];
const nothing = { specialty: '', location: '', doctor: '' };
const lists = (choice: Partial<typeof nothing>) => {
  const { specialties, locations, doctors } = narrowed(physicians, { ...nothing, ...choice });
  return { specialties: [...specialties], locations: [...locations], doctors };
};

test('[J2] nothing chosen offers everything, doctors by last name', () => {
  expect(lists({})).toEqual({
    specialties: ['Cardiology', 'Sleep', 'Skin'],
    locations: ['Hyde Park', 'Loop'],
    doctors: ['Ben Adler, MD', 'Cora Lind, MD', 'Amara Okafor, MD'],
  });
});

test('[J2] a specialty narrows locations and doctors, and not its own list', () => {
  expect(lists({ specialty: 'Skin' })).toEqual({
    specialties: ['Cardiology', 'Sleep', 'Skin'],
    locations: ['Hyde Park'],
    doctors: ['Cora Lind, MD'],
  });
});

test('[J2] a doctor narrows specialties and locations; two choices narrow together', () => {
  expect(lists({ doctor: 'Amara Okafor, MD' })).toMatchObject({
    specialties: ['Cardiology'],
    locations: ['Hyde Park', 'Loop'],
  });
  expect(lists({ specialty: 'Cardiology', location: 'Hyde Park' })).toEqual({
    specialties: ['Cardiology', 'Skin'],
    locations: ['Hyde Park', 'Loop'],
    doctors: ['Amara Okafor, MD'],
  });
});

test('[J2] clearing a choice brings everything back', () => {
  expect(lists({ specialty: '' })).toEqual(lists({}));
});
