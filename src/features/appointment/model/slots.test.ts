import { appointments, slot } from '../testing/samples';
import { groupSlots, locationsOf, slotOfAlternative, slotsOf } from './slots';
import { includes, isWithin, timeOfDay, toggled } from './time-of-day';

const slots = slotsOf(appointments);
const now = Date.parse('2099-11-30T12:00:00-06:00');
const allDay = { location: '', wanted: timeOfDay.allDay };

test('[I2] groups times by date, place and kind of visit, in order of time', () => {
  const dates = groupSlots(slots, allDay, now);
  expect(dates.map((date) => date.date)).toEqual([
    '2099-12-01',
    '2099-12-02',
    '2099-12-03',
    '2099-12-04',
    '2099-12-07',
  ]);
  expect(
    dates[0]?.groups.map((group) => [
      group.location,
      group.isInPerson,
      group.slots.map((one) => one.rawTime),
    ]),
  ).toEqual([
    ['Hyde Park', true, ['09:20', '14:00']],
    ['Hyde Park', false, ['09:20']],
  ]);
});

test('[I2] a time that two departments of one place offer stands once', () => {
  const twin = { ...slot, departmentId: 'another' };
  const dates = groupSlots([slot, twin], allDay, now);
  expect(dates.flatMap((date) => date.groups.flatMap((group) => group.slots))).toEqual([slot]);
});

test('[I2] shows only times of the chosen location', () => {
  const dates = groupSlots(slots, { location: 'River East', wanted: timeOfDay.allDay }, now);
  expect(dates.map((date) => date.date)).toEqual(['2099-12-02', '2099-12-07']);
  expect(locationsOf(slots)).toEqual(['Hyde Park', 'River East']);
});

test('[I2] AM and PM go through all day, one half and none', () => {
  expect(toggled(timeOfDay.allDay, 'afternoon')).toBe(timeOfDay.morning);
  expect(toggled(timeOfDay.morning, 'morning')).toBe(timeOfDay.noTime);
  expect(toggled(timeOfDay.noTime, 'afternoon')).toBe(timeOfDay.afternoon);
  expect(includes(timeOfDay.afternoon, 'morning')).toBe(false);
});

test('[I2] noon is afternoon, the minute before is morning', () => {
  expect(isWithin('11:59', timeOfDay.morning)).toBe(true);
  expect(isWithin('12:00', timeOfDay.morning)).toBe(false);
  expect(isWithin('12:00', timeOfDay.afternoon)).toBe(true);
  const mornings = groupSlots(slots, { location: '', wanted: timeOfDay.morning }, now);
  expect(
    mornings
      .flatMap((date) => date.groups.flatMap((group) => group.slots))
      .every((one) => one.rawTime < '12:00'),
  ).toBe(true);
  expect(groupSlots(slots, { location: '', wanted: timeOfDay.noTime }, now)).toEqual([]);
});

test('[I4] a time that came within the hour since it was loaded is no longer shown', () => {
  const dates = groupSlots(slots, allDay, slot.instant - 59 * 60_000);
  expect(dates[0]?.groups[0]?.slots.map((one) => one.rawTime)).toEqual(['14:00']);
});

test('[I2] a slot without its department is left out', () => {
  expect(slotsOf({ departments: [], days: appointments.days })).toEqual([]);
});

test('[I15] an alternative gets the address of its department where that is known', () => {
  const alternative = {
    date: '2099-12-05',
    rawTime: '10:00',
    instant: 5,
    departmentId: '603',
    location: 'HP',
    address: '',
    cityAndZip: '',
    phone: '',
    zone: 'America/Denver',
    visitType: '9003',
  };
  expect(slotOfAlternative(alternative, slots)).toMatchObject({
    location: 'Hyde Park',
    address: '5800 South Calder Avenue',
    phone: '773-555-0160',
    zone: 'America/Denver',
    instant: 5,
  });
  expect(slotOfAlternative(alternative, [])).toBe(alternative);
  const whole = { ...alternative, address: '1 Other Street' };
  expect(slotOfAlternative(whole, slots)).toBe(whole);
});
