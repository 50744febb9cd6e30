import type { BookingRequest } from '../book.ts';
import type { FhirChange } from './client.ts';
import { appointmentSchema, identifierOf, type FhirAppointment } from './resources.ts';
import type { FhirSettings } from './settings.ts';
import { marks } from './systems.ts';
import type { PlacedSlot, SlotSearch } from './slot-search.ts';

const PATIENT_URL = 'urn:uuid:00000000-0000-4000-8000-000000000001';
const CANCELLATION_SYSTEM = 'http://terminology.hl7.org/CodeSystem/appointment-cancellation-reason';

/**
 * A new visit: the patient as they described themselves, and their appointment. Each booking makes a Patient of its own; to
 * find out whether the clinic knows them is its registration's work, because a name and a birth date are no proof.
 * @requirement I20
 */
export function newAppointment(
  settings: FhirSettings,
  { id, slot, body, nowMs }: BookingRequest & { readonly id: string },
  { resource, place }: PlacedSlot,
): readonly FhirChange[] {
  const own = { system: marks.booking, value: id };
  const accepted = (reference: string) => ({ actor: { reference }, status: 'accepted' });
  const patient = {
    resourceType: 'Patient',
    identifier: [own],
    name: [{ family: body.Patient_Last_Name, given: [body.Patient_First_Name] }],
    birthDate: body.Patient_Dob,
    telecom: [
      { system: 'phone', value: body.PhoneNumber },
      ...(body.Email ? [{ system: 'email', value: body.Email }] : []),
    ],
  };
  const appointment = {
    resourceType: 'Appointment',
    identifier: [own, { system: marks.state, value: '0' }],
    status: 'booked',
    serviceType: [
      {
        coding: [{ system: settings.visitTypeSystem, code: slot.visitType.id, display: slot.visitType.name }],
      },
    ],
    ...(body.ReasonsForVisit ? { reasonCode: [{ text: body.ReasonsForVisit }] } : {}),
    ...(body.Comments ? { comment: body.Comments } : {}),
    created: new Date(nowMs).toISOString(),
    ...timeOf(resource),
    participant: [accepted(PATIENT_URL), accepted(place.practitioner), accepted(place.location)],
  };
  return [
    { post: patient, unlessThereIs: own, fullUrl: PATIENT_URL },
    ...guardianOf(body, own).map((post) => ({ post, unlessThereIs: own })),
    { post: appointment, unlessThereIs: own },
  ];
}

const ROLE_SYSTEM = 'http://terminology.hl7.org/CodeSystem/v3-RoleCode';
const ROLES: Readonly<Record<string, string>> = {
  Mother: 'MTH',
  Father: 'FTH',
  Stepparent: 'STPPRN',
  Grandparent: 'GRPRN',
  'Foster parent': 'PRNFOST',
  'Legal guardian': 'GUARD',
};

/** Who decides for the patient, as the person whom the clinic calls about them. */
function guardianOf({ Guardian: guardian }: BookingRequest['body'], own: object) {
  if (guardian === undefined) return [];
  const code = ROLES[guardian.Relation ?? ''];
  const relationship = {
    ...(code === undefined ? {} : { coding: [{ system: ROLE_SYSTEM, code }] }),
    text: guardian.Relation || 'Parent or guardian',
  };
  return [
    {
      resourceType: 'RelatedPerson',
      identifier: [own],
      active: true,
      patient: { reference: PATIENT_URL },
      relationship: [relationship],
      name: [{ text: guardian.Name }],
      telecom: [{ system: 'phone', value: guardian.Phone }],
    },
  ];
}

/** The appointment of a booking; undefined when the server has none. @requirement I20 */
export async function findAppointment(
  { client }: SlotSearch,
  bookingId: string,
): Promise<FhirAppointment | undefined> {
  const [found] = await client.search('Appointment', appointmentSchema, [
    ['identifier', `${marks.booking}|${bookingId}`],
  ]);
  return found;
}

/** How often an appointment was changed here; 0 for a new one. @requirement I20 */
export function stateOf(appointment: FhirAppointment): number {
  return Number(identifierOf(appointment, marks.state) ?? 0);
}

/**
 * The appointment cancelled by the patient.
 * @param state - how often it was changed, from 0; the change writes it down
 * @returns a change that the server refuses when the appointment has another version by now
 * @requirement I20
 */
export function cancelled(appointment: FhirAppointment, state: number): FhirChange {
  const cancelationReason = { coding: [{ system: CANCELLATION_SYSTEM, code: 'pat' }] };
  return rewritten(appointment, state, { status: 'cancelled', cancelationReason });
}

/**
 * The appointment at another time, and at the place where that is.
 * @param change.place - state in which the patient will be during a video visit; '' for one in person
 * @requirement I20
 */
export function moved(
  appointment: FhirAppointment,
  change: { readonly state: number; readonly place: string },
  { resource, place }: PlacedSlot,
): FhirChange {
  const participant = appointment.participant.map((one) =>
    one.actor?.reference?.includes('Location/') === true
      ? { ...one, actor: { reference: place.location } }
      : one,
  );
  const comment = commentWith(appointment.comment ?? '', change.place);
  return rewritten(appointment, change.state, { ...timeOf(resource), participant, ...comment });
}

const MOVED_TO = 'Since the visit was moved, during it the patient is in: ';

/** The comment with where the patient is now: what it said of an earlier move is over. */
function commentWith(comment: string, place: string): { readonly comment?: string } {
  if (place === '') return {};
  const lines = comment.split('\n').filter((line) => line !== '' && !line.startsWith(MOVED_TO));
  return { comment: [...lines, MOVED_TO + place].join('\n') };
}

function rewritten(appointment: FhirAppointment, state: number, change: object): FhirChange {
  const others = (appointment.identifier ?? []).filter(({ system }) => system !== marks.state);
  const identifier = [...others, { system: marks.state, value: String(state) }];
  return { put: { ...appointment, ...change, identifier }, version: appointment.meta?.versionId };
}

function timeOf({ id, start, end }: PlacedSlot['resource']) {
  const minutesDuration = (Date.parse(end) - Date.parse(start)) / 60_000;
  return { start, end, minutesDuration, slot: [{ reference: `Slot/${id}` }] };
}
