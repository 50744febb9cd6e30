import { isSlipOf } from '#services/search/words/slips';

test.each([
  ['kidny stones', 'kidney stones', true],
  ['panic atacks', 'panic attacks', true],
  ['Érectile disfunction', 'erectile dysfunction', true],
  ['tobilos hinchados', 'tobillos hinchados', true],
  ['heartburn every nite', 'heartburn every note', false],
  ['barking', 'parking', false],
  ['migrane zzyzx', 'migraine asthma', false],
  ['migrane wont go away', 'migraine away', false],
  ['kidney stones', 'kidney stones', false],
  ['kidny stones', '', false],
])('[B10] whether %j is %j with a slip of the hand: %j', (typed, meant, expected) => {
  expect(isSlipOf(typed, meant)).toBe(expected);
});
