import { isPersonalText } from './personal-text';

test.each([
  ['heart doctor', false],
  ['type 2 diabetes', false],
  ['near 60637', false],
  ['covid 19', false],
  ['cáncer de mama', false],
  ['طبيب القلب', false],
  ['jane@example.org', true],
  ['call 312-555-0142', true],
  ['(312) 555 0142', true],
  ['mrn 0048213', true],
  ['123-45-6789', true],
  ['born 04/27/1985', true],
  ['1985-04-27', true],
  ['٠١٢٣٤٥٦٧', true],
])('[B23] [N3] may %s say who somebody is: %s', (text, expected) => {
  expect(isPersonalText(text)).toBe(expected);
});
