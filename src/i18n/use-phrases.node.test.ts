import { translator } from '@/i18n/use-phrases';

test('[A8] a value that ends with a full stop ends its sentence as well', () => {
  const t = translator({ 'Held until {end}.': 'Reservada hasta las {end}.', '{n} of {m}': '{n} of {m}' });
  expect(t('Held until {end}.', { end: '9:00 p.m.' })).toBe('Reservada hasta las 9:00 p.m.');
  expect(t('Held until {end}.', { end: '9:00 PM' })).toBe('Reservada hasta las 9:00 PM.');
  expect(t('{n} of {m}', { n: 1, m: 'Dr.' })).toBe('1 of Dr.');
  expect(t('Held until {end}.', {})).toBe('Reservada hasta las {end}.');
});
