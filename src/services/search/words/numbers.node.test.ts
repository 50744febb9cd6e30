import { isNumber, withPlainNumber } from '#services/search/words/numbers';

test.each([
  ['773-555-0101', '7735550101'],
  ['(773) 555-0101', '7735550101'],
  ['+1 773.555.0101', '7735550101'],
  ['1-773-555-0101', '7735550101'],
  ['phone 773 555 0101', '7735550101'],
  ['555-0101', '5550101'],
  ['NPI: 1999900016', '1999900016'],
  ['npi 1999900016', '1999900016'],
  ['٧٧٣-٥٥٥-٠١٠١', '7735550101'],
])('[B24] “%s” is the number %s', (typed, digits) => {
  expect(withPlainNumber(typed)).toBe(digits);
  expect(isNumber(typed)).toBe(true);
});

test.each(['60637', '60637-1234', 'covid-19', 'knee 773-555-0101', 'phone', '12-34'])(
  '[B24] “%s” is no telephone or NPI number, and stays as it is',
  (typed) => {
    expect(withPlainNumber(typed)).toBe(typed);
    expect(isNumber(typed)).toBe(false);
  },
);
