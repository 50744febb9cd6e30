import { authoredOptions } from './authored-options';

const options = [
  ['Cardiology', 'Cardiología'],
  ['Sleep Medicine', 'Medicina del sueño'],
] as const;

test('[J1] an author who names none offers all', () => {
  expect(authoredOptions(options, [])).toBe(options);
});

test('[J1] named ones come in the author’s order, under the name that the clinic knows', () => {
  expect(authoredOptions(options, ['Medicina del sueño', 'cardiologia', 'Travel clinic'])).toEqual([
    ['Sleep Medicine', 'Medicina del sueño'],
    ['Cardiology', 'Cardiología'],
    ['Travel clinic', 'Travel clinic'],
  ]);
});
