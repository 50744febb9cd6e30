import assert from 'node:assert/strict';
import { test } from 'node:test';
import { confirmMail, joinedMail, offerMail } from './waitlist-mail.ts';

const token = 'ABCDEFGHJKMNPQRSTVWXYZ0123';
const siteUrl = 'https://site.example';
const waiter = {
  id: 'w1',
  npi: '1000000012',
  email: 'ana@example.org',
  language: 'es-MX',
  from_date: '2099-11-20',
  to_date: '2099-11-29',
  time_of_day: 'any',
  visit_types: '["9003"]',
  profile_path: '/es-mx/find-a-physician/physician/amara-okafor',
  created_at: 0,
  confirmed_at: 0,
} as unknown as Parameters<typeof confirmMail>[0]['waiter'];
const offer = {
  id: 'o1',
  starts_at: Date.parse('2099-12-01T15:20:00Z'),
  visit_type: '9003',
  department_id: '603',
} as unknown as Parameters<typeof offerMail>[0]['offer'];
const message = { id: 'm1', waiter, token, siteUrl };

test('[I17] [K10] each message to somebody who waits has its code to type, and the page that takes it', () => {
  const mails = [
    ['/es-mx/confirm-address', confirmMail(message)],
    ['/es-mx/appointments/waitlist', joinedMail(message)],
    [
      '/es-mx/appointments/waitlist',
      offerMail({ ...message, offer, department: undefined, zone: 'America/Chicago' }),
    ],
  ] as const;
  for (const [page, mail] of mails) {
    assert.ok(
      mail.text.includes(
        `Si el enlace no se abre, escriba este código en ${siteUrl}${page}:\nABCDE-FGHJK-MNPQR-STVWX-YZ012-3`,
      ),
      mail.text,
    );
    assert.ok(mail.html.includes('<code dir="ltr">ABCDE-FGHJK-MNPQR-STVWX-YZ012-3</code>'));
  }
});
