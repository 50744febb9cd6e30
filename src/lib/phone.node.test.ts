import { caretAfter, formatPhone, phoneDigits, telHref, typedPhone } from './phone';

test.each([
  ['312-555-0142', '3125550142'],
  ['(312) 555 0142', '3125550142'],
  ['+1 312.555.0142', '3125550142'],
  ['312-555-014', undefined],
  ['312-555-01422', undefined],
  ['312-555-0142 ext 3', undefined],
])('[I9] the digits of %p are %p', (typed, digits) => {
  expect(phoneDigits(typed)).toBe(digits);
});

test('[I9] numbers are shown with dashes', () => {
  expect(formatPhone('(312) 555 0142')).toBe('312-555-0142');
  expect(formatPhone('call us')).toBe('call us');
});

test.each([
  ['312', '312'],
  ['3125', '312-5'],
  ['3125550142', '312-555-0142'],
  ['(312) 555-0142', '312-555-0142'],
  ['+1 312 555 0142', '312-555-0142'],
  ['312-555-01429', '312-555-0142'],
  ['call', ''],
])('[K2] %p is written %p while it is typed', (typed, written) => {
  expect(typedPhone(typed)).toBe(written);
});

test.each([
  ['312-555-0142', 0, 0],
  ['312-555-0142', 3, 3],
  ['312-555-0142', 4, 5],
  ['312-555-0142', 10, 12],
  ['312', 9, 3],
])('[K2] in %p the caret after %d digits stands at %d', (written, digits, place) => {
  expect(caretAfter(written, digits)).toBe(place);
});

test('[I3] a number to call has its address, anything else has none', () => {
  expect(telHref('773-555-0100')).toBe('tel:+17735550100');
  expect(telHref('')).toBeUndefined();
});
