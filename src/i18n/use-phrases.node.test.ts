import { phraseId } from '@/i18n/phrase-id';
import { translator } from '@/i18n/use-phrases';

test('[A8] a value that ends with a full stop ends its sentence as well', () => {
  const t = translator({ [phraseId('Held until {end}.')]: 'Reservada hasta las {end}.' });
  expect(t('Held until {end}.', { end: '9:00 p.m.' })).toBe('Reservada hasta las 9:00 p.m.');
  expect(t('Held until {end}.', { end: '9:00 PM' })).toBe('Reservada hasta las 9:00 PM.');
  expect(t('{n} of {m}', { n: 1, m: 'Dr.' })).toBe('1 of Dr.');
  expect(t('Held until {end}.', {})).toBe('Reservada hasta las {end}.');
});
