import assert from 'node:assert/strict';
import { test } from 'node:test';
import { calendarFileOf } from './calendar-file.ts';
import { htmlOf, textOf, type Letter } from './letter.ts';

const HOSTILE = `<img src=x onerror=alert(1)>"'&`;

test('[I18] whatever stands in a message stays text in its HTML', () => {
  const letter: Letter = {
    language: 'ar',
    subject: HOSTILE,
    parts: [
      { kind: 'sentence', text: HOSTILE },
      { kind: 'facts', facts: [[HOSTILE, HOSTILE]] },
      { kind: 'link', name: HOSTILE, address: `https://site.example/#"onclick="x` },
      { kind: 'code', text: HOSTILE, code: HOSTILE },
    ],
  };
  assert.doesNotMatch(htmlOf(letter), /<img|"onclick="|'&"/);
  assert.match(htmlOf(letter), /<html lang="ar" dir="rtl">/);
  assert.ok(textOf(letter).includes(HOSTILE));
});

test('[I18] calendar files have escaped text in lines of 75 octets that no character is cut by', () => {
  const file = calendarFileOf({
    uid: 'one@foyer',
    sequence: 2,
    isCancelled: false,
    startsAt: Date.parse('2026-12-01T15:00:00Z'),
    endsAt: Date.parse('2026-12-01T15:40:00Z'),
    summary: 'Healthcare appointment',
    location: `عيادة البحيرة, 1 Test Street; Floor 2\r\nATTENDEE:mailto:x@y.example ${'é'.repeat(80)}`,
    url: '',
    writtenAt: 0,
  });
  const lines = file.split('\r\n');
  assert.ok(lines.every((line) => Buffer.byteLength(line) <= 75 && !line.includes('�')));
  assert.ok(!lines.some((line) => line.startsWith('ATTENDEE')));
  const unfolded = file.replaceAll('\r\n ', '');
  assert.match(unfolded, /LOCATION:عيادة البحيرة\\, 1 Test Street\\; Floor 2\\nATTENDEE/);
  assert.match(unfolded, /DTSTART:20261201T150000Z\r\nDTEND:20261201T154000Z\r\n/);
});
