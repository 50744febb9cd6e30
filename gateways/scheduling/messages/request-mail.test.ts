import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { AppointmentRequestTable } from '../../db/schema.ts';
import { notTakenMail, requestMail } from './request-mail.ts';

const messageOf = (ReasonsForVisit: string) => ({
  id: 'one',
  to: 'requests@calder.example',
  token: 'a'.repeat(26),
  siteUrl: 'https://calder.example',
  request: {
    id: '0f8fad5b-d9cb-469f-a165-70867728950e',
    created_at: Date.UTC(2026, 10, 24, 15),
    source_application: 'Website',
    details: JSON.stringify({ ReasonsForVisit }),
  } as AppointmentRequestTable,
});

test('[J6] a request that is urgent in the patient’s words says so first, and not what they have', () => {
  const message = messageOf('Urgent, my cast is too tight');
  for (const mail of [requestMail({ ...message, pictures: 0 }), notTakenMail(message)]) {
    assert.match(mail.subject, /^Urgent: /);
    assert.match(mail.text, /^The patient writes that it is urgent\. Please call them today\./);
    assert.doesNotMatch(`${mail.subject} ${mail.text}`, /cast/);
  }
  const calm = requestMail({ ...messageOf('My cast itches. Not urgent.'), pictures: 0 });
  assert.match(calm.subject, /^Request for an appointment R-/);
  assert.doesNotMatch(calm.text, /urgent/);
});
