import { createHmac, createSecretKey, hkdfSync, type KeyObject } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Tables } from '../db/schema.ts';
import type { Slot } from './calendar/slots.ts';
import type { BookingBody } from './schemas/booking.ts';

/** How a visit that a patient has stands to one that is asked for: the very same, or another that meets it. */
export type OwnVisit = 'same' | 'sameDay' | 'sameTime';

/** Who the patient of a booking is, as far as bookings are compared. */
export type PatientName = Pick<BookingBody, 'Patient_First_Name' | 'Patient_Last_Name' | 'Patient_Dob'>;

/**
 * A name for a patient that says nothing about them: equal names and birth dates have equal keys, and without the
 * gateway's secret nobody can try names out. Capitals, accents, spaces and signs make no difference.
 * @requirement I14
 * @decision ADR-0031
 */
export function patientKeyOf(secret: string, patient: PatientName): string {
  const names = [patient.Patient_First_Name, patient.Patient_Last_Name].map((name) =>
    name
      .normalize('NFKD')
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]/gu, ''),
  );
  return createHmac('sha256', keyOf(secret))
    .update(JSON.stringify([...names, patient.Patient_Dob]))
    .digest('base64url');
}

let derived: { readonly secret: string; readonly key: KeyObject } | undefined;

/** The key of patients' names. A gateway has one secret, and deriving from it costs as much as a statement. */
function keyOf(secret: string): KeyObject {
  if (derived?.secret !== secret)
    derived = {
      secret,
      key: createSecretKey(Buffer.from(hkdfSync('sha256', secret, '', 'foyer-patient', 32))),
    };
  return derived.key;
}

type OwnVisitAsked = { readonly patientKey: string; readonly slot: Slot; readonly butNot?: string };

/**
 * The patient's booked visit that a new one would meet: the same one, another with the provider on that day, or another
 * at that time.
 * @param asked.butNot - the visit that is to be moved
 * @requirement I14
 */
export async function findOwnVisit(
  db: Kysely<Tables>,
  { patientKey, slot, butNot = '' }: OwnVisitAsked,
): Promise<OwnVisit | undefined> {
  const { npi } = slot.provider;
  const met = await db
    .selectFrom('booking')
    .select(['npi', 'starts_at', 'local_date'])
    .where('patient_key', '=', patientKey)
    .where('status', '=', 'booked')
    .where('id', '<>', butNot)
    .where((where) =>
      where.or([
        where.and([where('npi', '=', npi), where('local_date', '=', slot.localDate)]),
        where.and([where('starts_at', '<', slot.endsAt), where('ends_at', '>', slot.startsAt)]),
      ]),
    )
    .execute();
  if (met.some((visit) => visit.npi === npi && visit.starts_at === slot.startsAt)) return 'same';
  if (met.some((visit) => visit.npi === npi && visit.local_date === slot.localDate)) return 'sameDay';
  return met.length > 0 ? 'sameTime' : undefined;
}
