import {
  ageOn,
  birthYearOf,
  dashDate,
  exampleDate,
  isDayFirst,
  isNoSuchDay,
  parseTypedDate,
  toTypedDate,
} from './dates';

test.each([
  ['02-29-2000', '2000-02-29'],
  ['4/7/1985', '1985-04-07'],
  [' 12-31-1999 ', '1999-12-31'],
  ['02-30-2000', undefined],
  ['13-01-2000', undefined],
  ['07-04-85', undefined],
  ['07-04-0203', undefined],
  ['2000-02-29', '2000-02-29'],
  ['1980-02-29', '1980-02-29'],
  ['1981-02-29', undefined],
  ['0203-07-04', undefined],
  ['٠٢-٢٩-١٩٨٠', '1980-02-29'],
  ['02291980', '1980-02-29'],
  ['02301980', undefined],
  ['19800229', undefined],
  ['', undefined],
  ['July 4 1985', undefined],
])('[I9] the typed date %p is %p', (typed, date) => {
  expect(parseTypedDate(typed)).toBe(date);
});

test('[I9] a typed date comes back as it is written here', () => {
  expect(toTypedDate('1985-04-07')).toBe('04-07-1985');
});

test('[I9] dashes are put in while digits are typed, and a deleted one stays away', () => {
  expect(dashDate('04', '0')).toBe('04-');
  expect(dashDate('04-27', '04-2')).toBe('04-27-');
  expect(dashDate('04271985')).toBe('04-27-1985');
  expect(dashDate('04', '04-')).toBe('04');
  expect(dashDate('4/27', '4/2')).toBe('4/27');
});

test('[K4] what a browser fills in is written like everything else; without such a day it stays', () => {
  expect(dashDate('1980-02-29')).toBe('02-29-1980');
  expect(dashDate('1981-02-29')).toBe('1981-02-29');
  expect(dashDate('٠٤')).toBe('04-');
});

test.each([
  ['03-04-2015', '2015-03-04'],
  ['03/04/2015', '2015-03-04'],
  ['03.04.2015', '2015-03-04'],
  ['03 04 2015', '2015-03-04'],
  ['03042015', '2015-03-04'],
  ['10/1/2000', '2000-10-01'],
  ['3/4/2015', '2015-03-04'],
])('[K4] %p typed key by key is %p', (keys, date) => {
  let text = '';
  // The field takes ten characters.
  for (const key of keys) text = dashDate(text + key, text).slice(0, 10);
  expect(parseTypedDate(text)).toBe(date);
});

test('[K4] a dash typed where one was just put in stands once', () => {
  expect(dashDate('03--', '03-')).toBe('03-');
  expect(dashDate('03-04--', '03-04-')).toBe('03-04-');
  // Nothing was put in here.
  expect(dashDate('3--', '3-')).toBe('3--');
});

test('[K4] a date can be typed with its year first', () => {
  let text = '';
  for (const key of '1980-02-29') text = dashDate(text + key, text);
  expect(text).toBe('02-29-1980');
});

test.each([
  ['02-29-1981', true],
  ['02-29-1980', false],
  ['02-29-1900', true],
  ['1981-02-29', true],
  ['13-01-2000', true],
  ['04-31-2027', true],
  ['May 1985', false],
  ['02-29-0203', false],
])('[K4] %p is written like a date without being a day: %p', (typed, expected) => {
  expect(isNoSuchDay(typed)).toBe(expected);
});

test.each([
  ['20-02-2021', true],
  ['20/2/2021', true],
  ['٢٠-٠٢-٢٠٢١', true],
  ['20022021', true],
  ['31-12-1999', true],
  ['02-20-2021', false],
  ['03-05-1951', false],
  ['31-02-2021', false],
  ['13-13-2020', false],
  ['1981-02-29', false],
  ['19800229', false],
  ['soon', false],
])('[K4] %p is a date with the day first, and none here: %p', (typed, expected) => {
  expect(isDayFirst(typed)).toBe(expected);
});

test('[K4] the example of a date is past or to come, as the field wants it', () => {
  expect(exampleDate(undefined)).toBe('04-27-1985');
  expect(exampleDate('2026-11-20')).toBe('04-27-2027');
});

test('[I1] the 18th birthday makes an adult, the day before does not', () => {
  expect(ageOn('2008-11-20', '2026-11-20')).toBe(18);
  expect(ageOn('2008-11-21', '2026-11-20')).toBe(17);
  expect(ageOn('2008-02-29', '2026-02-28')).toBe(17);
  expect(ageOn('2008-02-29', '2026-03-01')).toBe(18);
});

test('[K4] the calendar of a birth date opens at a year in which such patients are born', () => {
  expect(birthYearOf('2026-11-28', false)).toBe('1986-01-01');
  expect(birthYearOf('2026-11-28', true)).toBe('2020-01-01');
});
