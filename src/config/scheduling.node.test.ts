import { isInPersonType, visitTypeSelected, visitTypesFor } from './scheduling';

test.each([
  [true, true, '9003', '9011'],
  [true, false, '332', '9013'],
  [false, true, '9004', '9012'],
  [false, false, '9007', '9014'],
])('[I4] new %p, adult %p: %s in person, %s by video', (isNewPatient, isAdultPatient, inPerson, virtual) => {
  expect(visitTypesFor({ isNewPatient, isAdultPatient })).toEqual({ inPerson, virtual });
  expect(isInPersonType(inPerson)).toBe(true);
  expect(isInPersonType(virtual)).toBe(false);
});

test('[I4] a visit type that nobody knows is in person', () => {
  expect(isInPersonType('1')).toBe(true);
  expect(visitTypeSelected('1')).toBe('In Person');
  expect(visitTypeSelected('9014')).toBe('Virtual');
});
