import { localTimeOf } from '#services/scheduling/wire';

test('[I4] a DisplayTime may be written with AM and PM, and is the time on a clock of 24 hours', () => {
  const read = ['14:00:00', '09:30', '9:30 AM', '01:15 PM', '12:00 p.m.', '12:05 AM', '8:00', ' 4:45pm'];
  expect(read.map(localTimeOf)).toEqual([
    '14:00',
    '09:30',
    '09:30',
    '13:15',
    '12:00',
    '00:05',
    '08:00',
    '16:45',
  ]);
  for (const odd of ['13:15 PM', '0:30 AM', '24:00', '9:5', '9:300', 'noon', '', undefined])
    expect([odd, localTimeOf(odd)]).toEqual([odd, undefined]);
});
