import { readOpeningHours } from '@/domain/opening-hours';

const zone = 'Europe/Lisbon';
const read = (week: string, special = '') => readOpeningHours({ week, special, zone });

describe('hours as authors write them', () => {
  test('[E7] days, runs of days, several spans, past midnight', () => {
    const hours = read('Monday – Wed 8:00–12:00, 13:00–17:30; Sat 20:00-02:00; Sun closed', '');
    expect(hours?.week.map((day) => day.flat().join(' '))).toEqual([
      '480 720 780 1050',
      '480 720 780 1050',
      '480 720 780 1050',
      '',
      '',
      '1200 1560',
      '',
    ]);
  });

  test('[E7] days unlike others, in the order of their dates, with their names', () => {
    expect(
      read('Mon 08:00-09:00', '2027-01-01 closed New Year\n\n 2026-12-24 08:00-10:00, 11:00-12:00 ')?.special,
    ).toEqual([
      {
        date: '2026-12-24',
        spans: [
          [480, 600],
          [660, 720],
        ],
        name: '',
      },
      { date: '2027-01-01', spans: [], name: 'New Year' },
    ]);
  });

  test.each([
    ['', ''],
    ['8 to 5', ''],
    ['Mon 08:00', ''],
    ['Mon 08:00-25:00', ''],
    ['Mon 08:60-09:00', ''],
    ['Mon 08:00-08:00', ''],
    ['Fri-Mon 08:00-09:00', ''],
    ['Mo 08:00-09:00', ''],
    ['Mon 08:00-09:00', 'Christmas closed'],
    ['Mon 08:00-09:00', '2026-02-30 closed'],
    ['Mon 08:00-09:00', '2026-12-24 early'],
  ])('[E7] nothing is claimed from half of the truth: %j %j', (week, special) => {
    expect(read(week, special)).toBeUndefined();
  });

  test('[E7] a time zone that nobody knows claims nothing', () => {
    expect(readOpeningHours({ week: 'Mon 08:00-09:00', special: '', zone: 'Chicago' })).toBeUndefined();
  });
});
