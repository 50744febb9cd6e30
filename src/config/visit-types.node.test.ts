import visitTypes from '../../content/scheduling/visit-types.json' with { type: 'json' };
import { isInPersonType, visitTypeSelected, visitTypesFor } from './visit-types';

/** The ids that the specification names; a clinic may add others to the table. */
const specified: ReadonlySet<string> = new Set([
  '9003',
  '9011',
  '332',
  '9013',
  '9004',
  '9012',
  '9007',
  '9014',
]);

test.each([
  [true, true, '9003', '9011'],
  [true, false, '332', '9013'],
  [false, true, '9004', '9012'],
  [false, false, '9007', '9014'],
])('[I4] new %p, adult %p: %s in person, %s by video', (isNewPatient, isAdultPatient, inPerson, virtual) => {
  const found = visitTypesFor({ isNewPatient, isAdultPatient });
  expect(found.inPerson.filter((id) => specified.has(id))).toEqual([inPerson]);
  expect(found.virtual.filter((id) => specified.has(id))).toEqual([virtual]);
  expect(isInPersonType(inPerson)).toBe(true);
  expect(isInPersonType(virtual)).toBe(false);
});

test('[I4] a visit type that nobody knows is in person', () => {
  expect(isInPersonType('1')).toBe(true);
  expect(visitTypeSelected('1')).toBe('In Person');
  expect(visitTypeSelected('9014')).toBe('Virtual');
});

test('[I4] each visit type is one row of the table, with an id of its own, and reached from its patient', () => {
  expect(new Set(visitTypes.map(({ id }) => id)).size).toBe(visitTypes.length);
  for (const { id, isNewPatient, isAdult, isVirtual } of visitTypes) {
    const found = visitTypesFor({ isNewPatient, isAdultPatient: isAdult });
    expect(found[isVirtual ? 'virtual' : 'inPerson']).toContain(id);
  }
});
