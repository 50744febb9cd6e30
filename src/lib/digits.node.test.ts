import { latinDigits } from './digits';

test.each([
  ['٠٤-٢٧-١٩٨٥', '04-27-1985'],
  ['۳۱۲', '312'],
  ['０１２３４５６７８９', '0123456789'],
  ['May 1985', 'May 1985'],
])('[K2] [K4] %p has the digits %p', (typed, written) => {
  expect(latinDigits(typed)).toBe(written);
});
