import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { BookingTable } from '../../db/schema.ts';
import { visitMail } from './visit-mail.ts';
import type { VisitMessageKind } from './words.ts';

type Visit = { readonly type: string; readonly joinUrl: string; readonly details?: object };

function mailOf(kind: VisitMessageKind, visit: Visit) {
  const booking: Partial<BookingTable> = {
    id: '6f3c1f0e-3a53-4c55-9d0b-2f5a3a1d9d10',
    reference: '48151623',
    language: 'en',
    starts_at: Date.parse('2026-12-07T14:40:00Z'),
    zone: 'America/Chicago',
    visit_type: visit.type,
    department_name: 'Calder Evanston',
    sequence: 0,
    details: JSON.stringify(visit.details ?? {}),
    status: kind === 'cancelled' ? 'cancelled' : 'booked',
  };
  return visitMail({
    id: 'one',
    kind,
    to: 'patient@example.org',
    booking: booking as BookingTable,
    department: undefined,
    token: 'a'.repeat(22),
    joinUrl: visit.joinUrl,
    siteUrl: 'https://site.example',
    nowMs: 0,
  }).text;
}

test('[I18] a message says what to bring to a visit, and how to attend one by video', () => {
  const inPerson = { type: '9003', joinUrl: '' };
  const byVideo = { type: '9011', joinUrl: 'https://site.example/video-visit#join=a' };
  for (const kind of ['booked', 'moved', 'reminder'] as const) {
    assert.match(mailOf(kind, inPerson), /15 minutes early, with a photo ID/);
    assert.doesNotMatch(mailOf(kind, byVideo), /photo ID/);
    assert.match(mailOf(kind, byVideo), /Join your video visit/);
  }
  assert.doesNotMatch(mailOf('cancelled', inPerson), /photo ID/);
  assert.doesNotMatch(mailOf('cancelled', byVideo), /video-visit#join/);
});

test('[I18] each message has the confirmation number, for who calls', () => {
  for (const kind of ['booked', 'moved', 'reminder', 'cancelled'] as const)
    assert.match(mailOf(kind, { type: '9003', joinUrl: '' }), /^Confirmation number: 48151623$/m);
});

test('[J9] whoever asked for an interpreter reads that, and nobody reads for which language', () => {
  const details = { Interpreter: 'American Sign Language' };
  for (const type of ['9003', '9011']) {
    for (const kind of ['booked', 'moved', 'reminder'] as const) {
      const mail = mailOf(kind, { type, joinUrl: '', details });
      assert.match(mail, /^We have asked for an interpreter for your visit\./m);
      assert.doesNotMatch(mail, /Sign Language/);
      assert.doesNotMatch(mailOf(kind, { type, joinUrl: '' }), /interpreter/);
    }
    assert.doesNotMatch(mailOf('cancelled', { type, joinUrl: '', details }), /interpreter/);
  }
});

test('[I18] the message after a move leads to a calendar that stays up to date, as the first one does', () => {
  for (const kind of ['booked', 'moved'] as const)
    assert.match(mailOf(kind, { type: '9003', joinUrl: '' }), /Keep my calendar up to date/);
  for (const kind of ['reminder', 'cancelled'] as const)
    assert.doesNotMatch(mailOf(kind, { type: '9003', joinUrl: '' }), /Keep my calendar up to date/);
});
