import { isOneSlip } from '@/lib/edit-distance';

test.each([
  ['visiting', 'vistiing', true],
  ['parking', 'parkng', true],
  ['parkng', 'parking', true],
  ['parking', 'parkings', true],
  ['insurance', 'insurence', true],
  ['parking', 'parking', false],
  ['parking', 'prkng', false],
  ['abcdef', 'badcef', false],
  ['', 'a', true],
  ['', '', false],
])('[B10] %s is one slip away from %s: %s', (one, other, is) => {
  expect([isOneSlip(one, other), isOneSlip(other, one)]).toEqual([is, is]);
});
