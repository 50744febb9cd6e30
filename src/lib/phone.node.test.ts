import { formatPhone, phoneDigits } from './phone';
import { telHref } from './phone-call';
import { caretAfter, isForeignPhone, isPhoneAnywhere, typedPhone } from './phone-typing';

test.each([
  ['312-555-0142', '3125550142'],
  ['(312) 555 0142', '3125550142'],
  ['+1 312.555.0142', '3125550142'],
  ['312-555-014', undefined],
  ['312-555-01422', undefined],
  ['312-555-0142 ext 3', undefined],
  ['+44 20 7946 46', undefined],
  ['020 7946 460', undefined],
  ['٣١٢-٥٥٥-٠١٤٢', '3125550142'],
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
  ['+', '+'],
  ['+1 312', '+1 312'],
  ['+13125550142', '312-555-0142'],
  ['+44 20 7946 4600', '+44 20 7946 4600'],
  ['+442079464600', '+442079464600'],
  ['(+52) 55 5555 0142', '(+52) 55 5555 0142'],
  ['0044 20 7946 4600', '0044 20 7946 4600'],
  ['011 44 20 7946 4600', '011 44 20 7946 4600'],
  ['020 7946 4600', '020 7946 4600'],
  ['442079464600', '442079464600'],
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

test('[K2] every key of a number from abroad stays', () => {
  let text = '';
  for (const key of '+44 20 7946 4600') text = typedPhone(text + key);
  expect(text).toBe('+44 20 7946 4600');
});

test.each([
  ['+44 20 7946 4600', true],
  ['+442079464600', true],
  ['020 7946 4600', true],
  ['0044 20 7946 4600', true],
  ['312-555-0142', false],
  ['+1 312 555 0142', false],
  ['+1 312', false],
  ['312-555', false],
  ['call', false],
])('[K2] %p is the number of another country: %p', (typed, expected) => {
  expect(isForeignPhone(typed)).toBe(expected);
});

test.each([
  ['+44 20 7946 4600', true],
  ['+49 (0)89 123456-78', true],
  ['+971.4.123.4567', true],
  ['+52/55/5555/0142', true],
  ['+44 20 7946 4600 ext. 12', true],
  ['312-555-0142 x3', true],
  ['01 42 68 53 00', true],
  ['011 44 20 7946 4600', true],
  ['+٩٧١ ٤ ١٢٣ ٤٥٦٧', true],
  ['123456', false],
  ['+1234567890123456', false],
  ['call me', false],
  ['', false],
  ['ext 123456789', false],
])('[J5] %p is a telephone number of some country: %p', (typed, expected) => {
  expect(isPhoneAnywhere(typed)).toBe(expected);
});

test.each([
  ['773-555-0100', 'tel:+17735550100'],
  ['(773) 555-0100 ext. 12', 'tel:+17735550100,12'],
  ['+1 773-555-0100, x5', 'tel:+17735550100,5'],
  ['\u2066773-555-0100\u2069', 'tel:+17735550100'],
  ['+52 55 1234 5678', 'tel:+525512345678'],
  ['(+44) 20 7946 4600 #3', 'tel:+442079464600,3'],
  ['+1 773-555-01', undefined],
  ['773-555-0100 or 0101', undefined],
  ['+52 55 1234 5678 / +52 55 1234 5679', undefined],
  ['Ask at desk 5', undefined],
  ['x5', undefined],
  ['', undefined],
])('[D4] [E5] [F1] [I3] %j is called by %s', (typed, href) => {
  expect(telHref(typed)).toBe(href);
});
