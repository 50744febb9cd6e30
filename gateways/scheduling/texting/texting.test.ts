import assert from 'node:assert/strict';
import { test } from 'node:test';
import { segmentsOf } from '../../sms/segments.ts';
import { toInstant } from '../calendar/zone.ts';
import { textingTime } from '../messages/texting-hours.ts';
import { visitText } from '../messages/visit-text.ts';
import { wishIn } from './answers.ts';
import { toE164 } from './numbers.ts';

const zone = 'America/Chicago';
const token = 'K7'.repeat(13);
const kinds = ['booked', 'moved', 'cancelled', 'reminder'] as const;
const hosts = [
  'https://www.calder.example',
  'https://appointments.a-university-hospital-of-long-name.example',
];

test('[I18] a text is two messages at most on every day of a year, in each language, however long the address', () => {
  for (const language of ['en', 'es-MX', 'ar'])
    for (const siteUrl of hosts)
      for (const kind of kinds)
        for (let day = 0; day < 365; day += 1) {
          const starts_at = Date.parse('2026-12-01T18:30Z') + day * 86_400_000;
          const booking = { starts_at, zone, language };
          const text = visitText({ kind, booking, phone: '312-555-0100', token, joinUrl: '', siteUrl });
          assert.ok(segmentsOf(text) <= 2, `${segmentsOf(text)} for ${text}`);
          assert.match(text, /312-555-0100/);
          assert.equal(/STOP/.test(text), kind === 'booked');
          // A short enough address leaves room for the link.
          const hasLink = text.includes(`/v#${token}`);
          assert.equal(hasLink, kind !== 'cancelled' && (language !== 'ar' || siteUrl === hosts[0]), text);
        }
});

test('[I18] a text about a video visit is two messages at most, and has the link to attend before that to change', () => {
  for (const language of ['en', 'es-MX', 'ar'])
    for (const siteUrl of hosts)
      for (const kind of kinds) {
        const booking = { starts_at: Date.parse('2026-12-23T18:30Z'), zone, language };
        const joinUrl = `${siteUrl}/${language.toLowerCase()}/appointments/video#join=${token}`;
        const text = visitText({ kind, booking, phone: '312-555-0100', token, joinUrl, siteUrl });
        assert.ok(segmentsOf(text) <= 2, `${segmentsOf(text)} for ${text}`);
        const hasRoom = language !== 'ar' || siteUrl === hosts[0];
        assert.equal(text.includes(`/j#${token}`), kind !== 'cancelled' && hasRoom, text);
      }
});

test('[I18] reminders wait from nine in the evening to eight in the morning at the clinic, also when clocks change', () => {
  const local = (date: string, time: string) => toInstant(date, time, zone);
  for (const [at, until] of [
    [local('2026-11-20', '08:00'), local('2026-11-20', '08:00')],
    [local('2026-11-20', '20:59'), local('2026-11-20', '20:59')],
    [local('2026-11-20', '21:00'), local('2026-11-21', '08:00')],
    [local('2026-11-20', '07:59'), local('2026-11-20', '08:00')],
    [local('2026-10-31', '23:00'), local('2026-11-01', '08:00')],
    [local('2027-03-14', '00:30'), local('2027-03-14', '08:00')],
  ] as const)
    assert.equal(textingTime(at, zone), until, new Date(at).toISOString());
});

test('[I18] who answers STOP or START in one of the languages is understood; what else is said is not', () => {
  for (const answer of [
    'STOP',
    ' stop. ',
    'Stop all',
    'UNSUBSCRIBE',
    'stop texting me',
    'ALTO',
    'alto por favor',
    'Baja',
    'توقف',
  ])
    assert.equal(wishIn(answer), 'stop', answer);
  for (const answer of ['START', 'unstop', 'Sí', 'ابدأ']) assert.equal(wishIn(answer), 'start', answer);
  for (const answer of ['', 'ok', 'Can I stop by later?', 'Cancel my visit please', 'stopover', '👍'])
    assert.equal(wishIn(answer), undefined, answer);
});

test('[I18] numbers are written as networks do; what nobody can have is none', () => {
  for (const typed of ['312-555-0142', '(312) 555 0142', '+1 312.555.0142', '13125550142'])
    assert.equal(toE164(typed), '+13125550142', typed);
  assert.equal(toE164('+52 55 1234 5678'), '+525512345678');
  for (const typed of ['', '911', '312-555-014', '123-456-7890', 'call me'])
    assert.equal(toE164(typed), undefined);
});
