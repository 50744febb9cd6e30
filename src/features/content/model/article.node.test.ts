import { dateForMachines, dateInWords, dateOf } from '@/features/content/model/article';

test.each([
  ['2027-05-09', '2027-05-09'],
  ['20270509', '2027-05-09'],
  ['20270509T143000Z', '2027-05-09T14:30:00.000Z'],
  ['20270509T143000', '2027-05-09T14:30:00.000Z'],
  ['2027-05-09T14:30', '2027-05-09T14:30:00.000Z'],
  ['2027-05-09T14:30:00.0000000', '2027-05-09T14:30:00.000Z'],
  ['2027-05-09T23:30:00-0500', '2027-05-10T04:30:00.000Z'],
  ['2027-05-09T23:30:00+02:00', '2027-05-09T21:30:00.000Z'],
  ['2028-02-29T00:00:00Z', '2028-02-29'],
])('[G8] [H4] a date in the form %s is read wherever the server stands', (written, read) => {
  const date = dateOf({ value: written });
  expect(date && dateForMachines(date)).toBe(read);
});

test.each([
  'next spring 2027',
  'May 2027',
  'May 9, 2027',
  '2027',
  '5',
  '2027-02-30',
  '2027-13-01',
  '2027-05-09T25:00Z',
  '0001-01-01T00:00:00Z',
  '',
])('[G8] [H4] "%s" is no date', (written) => {
  expect(dateOf({ value: written })).toBeUndefined();
});

test('[H4] what is shown is the day in Chicago, and a day without a time is itself', () => {
  const shown = (written: string) => dateInWords(dateOf({ value: written }) ?? new Date(0), 'en');
  expect(shown('2027-05-09T03:00:00Z')).toBe('May 8, 2027');
  expect(shown('2027-05-09')).toBe('May 9, 2027');
});
