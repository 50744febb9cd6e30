import { leadingDoctors } from '#services/locations/leading-doctors';

const doctor = (name: string, specialty: string, seesChildren = false) => ({
  name,
  specialties: [specialty],
  seesChildren,
});
const names = (some: readonly { readonly name: string }[]) => some.map(({ name }) => name);

test('[E2] one doctor of each specialty stands for a place, the specialty with most doctors first', () => {
  const doctors = [
    doctor('Ana', 'Neurology'),
    doctor('Ben', 'Cardiology'),
    doctor('Cho', 'Cardiology'),
    doctor('Dee', 'Oncology'),
    doctor('Eli', 'Oncology'),
    doctor('Fay', 'Oncology'),
  ];
  expect(names(leadingDoctors(doctors, 3))).toEqual(['Dee', 'Ben', 'Ana']);
  expect(names(leadingDoctors(doctors.slice(1, 3), 3))).toEqual(['Ben', 'Cho']);
  expect(leadingDoctors([], 3)).toEqual([]);
});

test('[E2] a place for adults is not shown by doctors of children; one for children is', () => {
  const pediatrician = doctor('Gil', 'Pediatrics', true);
  const adults = [doctor('Ana', 'Neurology'), doctor('Ben', 'Cardiology')];
  expect(names(leadingDoctors([pediatrician, doctor('Ida', 'Pediatrics', true), ...adults], 3))).toEqual([
    'Ana',
    'Ben',
  ]);
  expect(names(leadingDoctors([pediatrician, doctor('Hal', 'Pediatric Cardiology', true)], 3))).toEqual([
    'Gil',
    'Hal',
  ]);
});
