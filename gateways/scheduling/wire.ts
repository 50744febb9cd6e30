import type { Slot } from './calendar/openings.ts';
import { clockTime, minutesOf } from './calendar/zone.ts';
import type { Department, Provider } from './directory.ts';
import type { NextAvailable } from './next-available.ts';
import type { InsurancePlan, Specialty } from './pick-lists.ts';
import type { VisitType } from './visit-types.ts';

/** Patients are asked to arrive this early for an office visit. */
const ARRIVE_EARLY_MINUTES = 15;
const COUNTRY = { Number: '1', Title: 'United States of America', Abbreviation: 'USA' };
const STATES: Readonly<
  Record<string, { readonly Number: string; readonly Title: string; readonly Abbreviation: string }>
> = {
  IL: { Number: '14', Title: 'Illinois', Abbreviation: 'IL' },
  IN: { Number: '15', Title: 'Indiana', Abbreviation: 'IN' },
};

/**
 * The answer of provider-schedule-days: one day entry per date, department and visit type.
 * @requirement I4
 */
export function scheduleDays(provider: Provider, visitTypes: readonly VisitType[], slots: readonly Slot[]) {
  const days = new Map<string, Slot[]>();
  for (const slot of slots) {
    const key = `${slot.localDate}|${slot.departmentId}|${slot.visitType.id}`;
    const day = days.get(key);
    if (day === undefined) days.set(key, [slot]);
    else day.push(slot);
  }
  return {
    Departments: [...provider.departments.values()].map((department) =>
      departmentDetails(department, provider.zone),
    ),
    Provider: providerName(provider),
    VisitTypes: visitTypes.map((type) => ({
      Name: type.name,
      DisplayName: type.name,
      PatientInstructions: [],
      IDs: [{ ID: type.id, Type: 'External' }],
    })),
    ScheduleDays: [...days.entries()].toSorted(byKey).flatMap(([, [first, ...others]]) =>
      first === undefined
        ? []
        : [
            {
              Date: `${first.localDate}T00:00:00`,
              ...place(first),
              Provider: { ID: provider.npi, Type: 'NPI' },
              Slots: [first, ...others].map(slotTimes),
            },
          ],
    ),
  };
}

function byKey(a: readonly [string, unknown], b: readonly [string, unknown]): number {
  return a[0] < b[0] ? -1 : 1;
}

/** A department with its address, phone and zone. */
export function departmentDetails(department: Department, zone: string) {
  const state = STATES[department.state] ?? {
    Number: '',
    Title: department.state,
    Abbreviation: department.state,
  };
  return {
    Name: department.name,
    PracticeLocation: department.practiceLocation,
    LocationInstructions: [],
    IDs: [
      { ID: department.id, Type: 'Internal' },
      { ID: department.id, Type: 'External' },
    ],
    Address: {
      StreetAddress: department.street,
      City: department.city,
      PostalCode: department.zipCode,
      HouseNumber: '',
      State: state,
      Country: COUNTRY,
    },
    OfficialTimeZone: { Number: '', Title: zone, Abbreviation: zone },
    Phones: department.phone === '' ? [] : [{ Type: 'General', Number: department.phone }],
  };
}

function providerName(provider: Provider) {
  return { DisplayName: provider.name, IDs: [{ ID: provider.npi, Type: 'NPI' }] };
}

function place(slot: Slot) {
  return {
    Department: {
      ID: slot.departmentId,
      Type: 'External',
      PracticeLocation: slot.provider.departments.get(slot.departmentId)?.practiceLocation ?? '',
    },
    VisitType: { ID: slot.visitType.id, Type: 'External' },
  };
}

function slotTimes(slot: Slot) {
  const arrival = slot.visitType.isVirtual ? 0 : ARRIVE_EARLY_MINUTES;
  return {
    Time: `${slot.localTime}:00`,
    DisplayTime: `${slot.localTime}:00`,
    ArrivalTime: `${clockTime(minutesOf(slot.localTime) - arrival)}:00`,
  };
}

/**
 * The answer to a booking that stands. Holds nothing about the patient.
 * @requirement I12
 */
export function scheduled(slot: Slot, reference: string | undefined, isToldByMail = false) {
  const department = slot.provider.departments.get(slot.departmentId);
  return {
    AppointmentStatusCode: '200',
    AppointmentStatusMessage:
      reference === undefined ? 'Appointment can be scheduled' : 'Appointment scheduled',
    Message: '',
    // Not in the protocol: a message with a link to change the visit is on its way.
    ...(isToldByMail ? { ToldByMail: true } : {}),
    Appointment: {
      Date: slot.localDate,
      Time: `${slot.localTime}:00`,
      DurationInMinutes: (slot.endsAt - slot.startsAt) / 60_000,
      Provider: providerName(slot.provider),
      Department: { ...place(slot).Department, Name: department?.name ?? '' },
      VisitType: { ...place(slot).VisitType, Name: slot.visitType.name },
      ContactIDs: reference === undefined ? [] : [{ ID: reference, Type: 'CSN' }],
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

/** The answer to a hold that lost. @requirement I14 */
export function taken(alternatives: readonly Slot[]) {
  return {
    Message: TAKEN,
    Alternatives: alternatives.map((slot) => {
      const { Time, DisplayTime } = slotTimes(slot);
      const { Department, VisitType } = place(slot);
      const department = slot.provider.departments.get(slot.departmentId);
      const details = department && departmentDetails(department, slot.provider.zone);
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

export function specialtyTree(specialties: readonly Specialty[]) {
  return {
    SpecialtyTree: specialties.map((specialty) => ({
      SitecoreId: specialty.code,
      DisplayName: specialty.name,
      SubSpecialties: specialty.subSpecialties.map((part) => ({
        'Sub-Specialty': part.code,
        DisplayName: part.name,
      })),
    })),
  };
}

export function insurancePickList(plans: readonly InsurancePlan[]) {
  return {
    InsurancePickList: {
      InsurancePlans: plans.map((plan) => ({ InsurancePlanID: plan.id, InsurancePlan: plan.name })),
    },
  };
}

/** The answer of next-available: each provider with his soonest visit, whole seconds, or null. @requirement B28 */
export function nextAvailable(found: readonly NextAvailable[]) {
  return {
    Providers: found.map(({ npi, startsAt }) => ({
      NPI: npi,
      NextAvailable: startsAt === undefined ? null : new Date(startsAt).toISOString().replace(/\.\d+Z$/, 'Z'),
    })),
  };
}
