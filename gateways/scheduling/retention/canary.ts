import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../db/schema.ts';

const LONG_AGO = '1970-01-01';

/**
 * Puts a patient who never was into every table that retention works on, older than an instant.
 * @returns the word that all of it carries
 */
export async function plantCanary(db: Kysely<Tables>, beforeMs: number): Promise<string> {
  const word = `canary${randomUUID().replaceAll('-', '')}`;
  const id = `${word}-booking`;
  const at = beforeMs - 1;
  const details = JSON.stringify({ Email: `${word}@example.org`, Patient_Last_Name: word });
  await db.transaction().execute(async (trx) => {
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
      })
      .execute();
    await trx
      .insertInto('appointment_request')
      .values({
        id: `${word}-request`,
        source_application: '',
        distribution_email: word,
        details,
        created_at: at,
      })
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
    for (const links of ['manage_link', 'calendar_feed'] as const)
      await trx.insertInto(links).values({ token_hash: word, booking_id: id, created_at: at }).execute();
    await trx
      .insertInto('idempotency')
      .values({ scope: 'canary', key: word, body_hash: word, status: 200, answer: details, created_at: at })
      .execute();
    await trx
      .insertInto('outbox')
      .values({
        id: word,
        kind: 'booking',
        subject_id: id,
        created_at: at,
        available_at: at,
        attempts: 0,
        delivered_at: at,
        sequence: 0,
      })
      .execute();
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
    const text = {
      language: 'en',
      subject: word,
      text: word,
      html: word,
      calendar: word,
      channel: 'text' as const,
    };
    await trx
      .insertInto('mailbox')
      .values({ id: word, sent_at: at, recipient: word, ...text })
      .execute();
  });
  return word;
}

/** Removes the rows of the canary that retention rightly leaves: those without anything about the patient. */
export async function removeCanary(db: Kysely<Tables>, word: string): Promise<void> {
  await db.deleteFrom('booking').where('id', '=', `${word}-booking`).execute();
  await db.deleteFrom('appointment_request').where('id', '=', `${word}-request`).execute();
}

/**
 * Looks for a word in every column of every table.
 * @returns how many rows have it
 */
export async function countInTables(db: Kysely<Tables>, word: string): Promise<number> {
  let found = 0;
  for (const { name, columns } of await db.introspection.getTables()) {
    const anywhere = columns.map((column) => sql`cast(${sql.ref(column.name)} as text) like ${`%${word}%`}`);
    const { rows } = await sql<{
      n: number;
    }>`select count(*) as n from ${sql.table(name)} where ${sql.join(anywhere, sql` or `)}`.execute(db);
    found += Number(rows[0]?.n ?? 0);
  }
  return found;
}

/** Looks for a word in the bytes of the embedded store's files. @returns in how many files it is */
export function countInFiles(file: string, word: string): number {
  return [file, `${file}-wal`, `${file}-journal`].filter(
    (name) => existsSync(name) && readFileSync(name).includes(word),
  ).length;
}
