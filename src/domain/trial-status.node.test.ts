import { trialStatusOf } from './trial-status';

test.each([
  ['Open to new people', 'open'],
  ['Recruiting', 'open'],
  ['Open, enrollment closes in May', 'open'],
  ['', 'open'],
  ['Opening soon', 'soon'],
  ['Not yet recruiting', 'soon'],
  ['Abrirá pronto', 'soon'],
  ['يفتح قريبًا', 'soon'],
  ['Closed to new people', 'closed'],
  ['Active, not recruiting', 'closed'],
  ['Cerrado a participantes', 'closed'],
  ['مغلق أمام المشاركين الجدد', 'closed'],
])('[B17] [F1] a trial with the status “%s” is %s', (words, status) => {
  expect(trialStatusOf(words)).toBe(status);
});
