import { randomUUID } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../../db/schema.ts';

const LONG_AGO = '1970-01-01';

/** The word that all rows carry, when they were made (ms since 1970), and what the patient wrote (JSON). */
type Canary = { readonly word: string; readonly at: number; readonly details: string };

/**
 * Writes an invented patient into every table that retention works on, older than an instant.
 * @param beforeMs - milliseconds since 1970
 * @returns the word that all of the rows carry
 * @requirement N3
 */
export async function plantCanary(db: Kysely<Tables>, beforeMs: number): Promise<string> {
  const word = `canary${randomUUID().replaceAll('-', '')}`;
  const details = JSON.stringify({ Email: `${word}@example.org`, Patient_Last_Name: word });
  const canary = { word, at: beforeMs - 1, details };
  await db.transaction().execute(async (trx) => {
    await plantBooking(trx, canary);
    await plantRequest(trx, canary);
    await plantWaiter(trx, canary);
    await plantMessages(trx, canary);
  });
  return word;
}

/** A booking, its links, and the answer to its request. */
async function plantBooking(trx: Transaction<Tables>, { word, at, details }: Canary): Promise<void> {
  const id = `${word}-booking`;
  await trx
    .insertInto('booking')
    .values({
      id,
      reference: id,
      resource: 'canary',
      npi: '',
      provider_name: '',
      department_id: '',
      department_name: '',
      visit_type: '',
      starts_at: at,
      ends_at: at,
      local_date: '',
      local_time: '',
      zone: 'UTC',
      status: 'booked',
      details,
      created_at: at,
      sequence: 0,
      language: 'en',
      patient_key: word,
    })
    .execute();
  await trx.insertInto('patient_turn').values({ patient_key: word, taken_at: at }).execute();
  for (const links of ['manage_link', 'calendar_feed'] as const)
    await trx.insertInto(links).values({ token_hash: word, booking_id: id, created_at: at }).execute();
  await trx
    .insertInto('idempotency')
    .values({ scope: 'canary', key: word, body_hash: word, status: 200, answer: details, created_at: at })
    .execute();
}

/** A request with a picture, and a saved form. */
async function plantRequest(trx: Transaction<Tables>, { word, at, details }: Canary): Promise<void> {
  await trx
    .insertInto('appointment_request')
    .values({
      id: `${word}-request`,
      source_application: '',
      distribution_email: word,
      details,
      created_at: at,
      language: 'en',
      taken_at: null,
    })
    .execute();
  await trx
    .insertInto('request_link')
    .values({ token_hash: word, request_id: `${word}-request`, created_at: at, expires_at: at })
    .execute();
  await trx
    .insertInto('request_attachment')
    .values({
      id: word,
      request_id: `${word}-request`,
      name: '',
      content_type: '',
      content: word,
      created_at: at,
    })
    .execute();
  await trx
    .insertInto('request_draft')
    .values({
      id: word,
      token_hash: word,
      recipient: word,
      sealed_letter: word,
      sealed_content: word,
      created_at: at,
      expires_at: at,
    })
    .execute();
}

/** Somebody who waits for an earlier time, and an offer to them. */
async function plantWaiter(trx: Transaction<Tables>, { word, at }: Canary): Promise<void> {
  await trx
    .insertInto('waiter')
    .values({
      id: word,
      npi: word,
      visit_types: '',
      email: word,
      language: 'en',
      from_date: LONG_AGO,
      to_date: LONG_AGO,
      time_of_day: 'any',
      profile_path: '',
      offers: 0,
      created_at: at,
      confirmed_at: at,
    })
    .execute();
  await trx
    .insertInto('waitlist_offer')
    .values({
      id: word,
      waiter_id: word,
      visit_type: '',
      department_id: '',
      local_date: '',
      local_time: '',
      starts_at: at,
      created_at: at,
    })
    .execute();
  await trx
    .insertInto('waiter_link')
    .values({ token_hash: word, waiter_id: word, offer_id: word, created_at: at })
    .execute();
  await trx
    .insertInto('address_confirmation')
    .values({ token_hash: word, purpose: 'waitlist', subject_id: word, created_at: at })
    .execute();
}

/** A message that is sent, and one in the development mailbox. */
async function plantMessages(trx: Transaction<Tables>, { word, at }: Canary): Promise<void> {
  await trx
    .insertInto('outbox')
    .values({
      id: word,
      kind: 'booking',
      subject_id: `${word}-booking`,
      created_at: at,
      available_at: at,
      attempts: 0,
      delivered_at: at,
      sequence: 0,
    })
    .execute();
  const text = {
    language: 'en',
    subject: word,
    text: word,
    html: word,
    calendar: word,
    attachments: word,
    channel: 'text' as const,
  };
  await trx
    .insertInto('mailbox')
    .values({ id: word, sent_at: at, recipient: word, ...text })
    .execute();
}
