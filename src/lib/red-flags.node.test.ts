import { redFlagOf } from '@/lib/red-flags';

test.each([
  ['chest pain', 'emergency'],
  ['my son can’t breathe', 'emergency'],
  ['Dolor en el pecho', 'emergency'],
  ['ألم في الصدر', 'emergency'],
  ['stroke symptoms', 'emergency'],
  ['I want to die', 'crisis'],
  ['suicidal thoughts', 'crisis'],
  ['chest x-ray', undefined],
  ['stroke rehabilitation', undefined],
  ['heart doctor', undefined],
  ['', undefined],
])('[B30] %j is %j', (query, flag) => {
  expect(redFlagOf(query)).toBe(flag);
});
