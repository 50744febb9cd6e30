import type { Slot } from '../calendar/slots.ts';
import type { OwnVisit } from '../own-visit.ts';
import { departmentDetails, place, providerName, slotTimes } from './slot.ts';

/**
 * The answer to a booking that stands. Holds nothing about the patient.
 * @requirement I12
 */
export function scheduled(
  slot: Slot,
  booked?: { readonly reference: string; readonly calendarId: string; readonly isToldByMail: boolean },
) {
  const department = slot.provider.departments.get(slot.departmentId);
  return {
    AppointmentStatusCode: '200',
    AppointmentStatusMessage: booked === undefined ? 'Appointment can be scheduled' : 'Appointment scheduled',
    Message: '',
    // Not in the protocol: a message with a link to change the visit is on its way.
    ...(booked?.isToldByMail ? { ToldByMail: true } : {}),
    Appointment: {
      Date: slot.localDate,
      Time: `${slot.localTime}:00`,
      DurationInMinutes: (slot.endsAt - slot.startsAt) / 60_000,
      Provider: providerName(slot.provider),
      Department: { ...place(slot).Department, Name: department?.name ?? '' },
      VisitType: { ...place(slot).VisitType, Name: slot.visitType.name },
      ContactIDs: booked === undefined ? [] : [{ ID: booked.reference, Type: 'CSN' }],
      // Not in the protocol: its name in calendar files.
      ...(booked === undefined ? {} : { CalendarID: booked.calendarId }),
    },
  };
}

const TAKEN = 'That time was just taken. Please choose another.';

/**
 * The answer to a booking that lost: status 200 with a code other than '200'.
 * @requirement I12
 */
export function conflict(alternatives: readonly Slot[]) {
  return { AppointmentStatusCode: '409', AppointmentStatusMessage: TAKEN, ...taken(alternatives) };
}

/**
 * The answer to a booking of a patient who has a visit that it would meet. It says that there is one, and nothing of it.
 * @requirement I14
 */
export function hasVisit(visit: OwnVisit) {
  const message =
    visit === 'same' ? 'This visit is booked already.' : 'The patient has a visit that this one would meet.';
  return {
    AppointmentStatusCode: '409',
    AppointmentStatusMessage: message,
    Message: message,
    // Not in the protocol.
    OwnVisit: visit,
    Alternatives: [],
  };
}

/** The answer to a hold that lost. @requirement I14 */
export function taken(alternatives: readonly Slot[]) {
  return {
    Message: TAKEN,
    Alternatives: alternatives.map((slot) => {
      const { Time, DisplayTime } = slotTimes(slot);
      const { Department, VisitType } = place(slot);
      const department = slot.provider.departments.get(slot.departmentId);
      const details = department && departmentDetails({ ...department, zone: slot.zone });
      return {
        Date: slot.localDate,
        Time,
        DisplayTime,
        Department: { ...details, ...Department },
        VisitType,
      };
    }),
  };
}
