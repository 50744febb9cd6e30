import { dashPhone, formatPhone, phoneDigits, telHref } from './phone';

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

test('[I9] numbers are shown with dashes, put in while digits are typed', () => {
  expect(formatPhone('(312) 555 0142')).toBe('312-555-0142');
  expect(formatPhone('call us')).toBe('call us');
  expect(dashPhone('312', '31')).toBe('312-');
  expect(dashPhone('3125550142')).toBe('312-555-0142');
  expect(dashPhone('312', '312-')).toBe('312');
});

test('[I3] a number to call has its address, anything else has none', () => {
  expect(telHref('773-555-0100')).toBe('tel:+17735550100');
  expect(telHref('')).toBeUndefined();
});
