import type { ManagedVisit } from '@/contracts/managed-visit';
import { visitDocument } from '#routes/visit/document';

const hostile = `"><img src=x onerror=alert(1)>'&`;
const visit: ManagedVisit = {
  status: 'booked',
  sequence: 3,
  canCancel: true,
  canMove: true,
  date: '2026-12-01',
  rawTime: '09:00',
  instant: Date.parse('2026-12-01T15:00:00Z'),
  zone: 'America/Chicago',
  departmentId: '601',
  location: hostile,
  address: hostile,
  cityAndZip: hostile,
  phone: hostile,
  visitType: '9003',
  providerId: '1000000027',
  providerName: hostile,
  calendarId: hostile,
  joinUrl: hostile,
};
const words = {
  t: (key: string) => key,
  language: 'ar',
  direction: 'rtl',
  productName: 'Clinic & Sons',
  phone: '773-555-0100',
  formPath: '/ar/appointments/manage',
} as const;

test('[I16] without scripts a visit is shown as text, whatever it holds, and the first button only asks', () => {
  const shown = visitDocument({ kind: 'visit', code: hostile, visit }, words);
  expect(shown).not.toMatch(/<img|onerror=alert\(1\)>/);
  expect(shown).toContain('<html lang="ar" dir="rtl">');
  expect(shown).toContain('name="action" value="ask"');
  expect(shown).toContain('<dd>');
  const asked = visitDocument({ kind: 'confirm', code: 'ABC', visit }, words);
  expect(asked).toContain('name="action" value="cancel"');
  expect(asked).toContain('name="sequence" value="3"');
  expect(asked).toMatch(/name="action" value="show"><button[^>]*>Keep my visit</);
});

test('[A5] [I16] the window of a page without scripts names what it shows, and the site', () => {
  const titleOf = (html: string) => /<title>(.*)<\/title>/.exec(html)?.[1];
  expect(titleOf(visitDocument({ kind: 'visit', code: 'ABC', visit }, words))).toBe(
    'Your visit - Clinic &#38; Sons',
  );
  expect(titleOf(visitDocument({ kind: 'confirm', code: 'ABC', visit }, words))).toBe(
    'Cancel this visit? - Clinic &#38; Sons',
  );
  expect(titleOf(visitDocument({ kind: 'unknown' }, words))).toBe('Error: Your visit - Clinic &#38; Sons');
});

test('[A8] [I16] date and time have the comma of the language between them', () => {
  expect(visitDocument({ kind: 'visit', code: 'ABC', visit }, words)).toContain('2026، 9:00');
});

test('[I16] without scripts a cancelled visit has no button, and an unknown code says so', () => {
  const cancelled = { ...visit, status: 'cancelled', canCancel: false } as const;
  expect(visitDocument({ kind: 'visit', code: 'ABC', visit: cancelled }, words)).not.toContain('<form');
  expect(visitDocument({ kind: 'unknown' }, words)).toContain('The link is not valid');
});

test('[I16] without scripts an outage names the number to call', () => {
  const shown = visitDocument({ kind: 'failed' }, words);
  expect(shown).toContain('We could not load your visit. It has not changed.');
  expect(shown).toContain('<a href="tel:+17735550100"><bdi>773-555-0100</bdi></a>');
});

test('[I16] [I18] without scripts a video visit has its link, and no place to come to', () => {
  const joinUrl = 'https://site.example/appointments/video#join=K7';
  const shown = visitDocument(
    { kind: 'visit', code: 'ABC', visit: { ...visit, visitType: '9011', joinUrl } },
    words,
  );
  expect(shown).toContain(`<a href="${joinUrl}" rel="noreferrer">Join your video visit</a>`);
  expect(shown).toContain('<dt>How</dt><dd><bdi>Video visit</bdi></dd>');
  expect(shown).not.toContain('<dt>Where</dt>');
});

test('[I18] without scripts a button makes the address for a calendar, and the page shows it', () => {
  const shown = visitDocument({ kind: 'visit', code: 'ABC', visit }, words);
  expect(shown).toContain('name="action" value="feed"');
  const feed = 'https://site.example/api/appointments/calendar/K7.ics';
  const made = visitDocument({ kind: 'visit', code: 'ABC', visit, feed }, words);
  expect(made).toContain('<a href="webcal://site.example/api/appointments/calendar/K7.ics">');
  expect(made).toContain(`>${feed}</code>`);
  expect(made).not.toContain('value="feed"');
});

test('[I16] without scripts a cancelled visit leads to its doctor again, in the page’s language', () => {
  const cancelled = { ...visit, status: 'cancelled', canCancel: false, canMove: false } as const;
  const doctorPath = '/find-a-physician/physician/amara-okafor';
  const shown = visitDocument({ kind: 'changed', code: 'ABC', visit: { ...cancelled, doctorPath } }, words);
  expect(shown).toContain('<a href="/ar/find-a-physician/physician/amara-okafor">');
  expect(visitDocument({ kind: 'changed', code: 'ABC', visit: cancelled }, words)).not.toContain('physician');
});
