import { clockTime, minutesOf } from '../calendar/zone.ts';
import type { Department, Provider } from '../calendar/provider.ts';
import type { Slot } from '../calendar/slots.ts';

/** Patients are asked to arrive this early for an office visit. */
const ARRIVE_EARLY_MINUTES = 15;
const COUNTRY = { Number: '1', Title: 'United States of America', Abbreviation: 'USA' };
const STATES: Readonly<
  Record<string, { readonly Number: string; readonly Title: string; readonly Abbreviation: string }>
> = {
  IL: { Number: '14', Title: 'Illinois', Abbreviation: 'IL' },
  IN: { Number: '15', Title: 'Indiana', Abbreviation: 'IN' },
};

/** A department with its address, phone and zone. @requirement I4 */
export function departmentDetails(department: Department) {
  const { zone } = department;
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

/** A provider by name and NPI. @requirement I4 */
export function providerName(provider: Provider) {
  return { DisplayName: provider.name, IDs: [{ ID: provider.npi, Type: 'NPI' }] };
}

/** Where a slot is, and its visit type. @requirement I4 */
export function place(slot: Slot) {
  return {
    Department: {
      ID: slot.departmentId,
      Type: 'External',
      PracticeLocation: slot.provider.departments.get(slot.departmentId)?.practiceLocation ?? '',
    },
    VisitType: { ID: slot.visitType.id, Type: 'External' },
  };
}

/** When a slot starts and when the patient should arrive, both local `HH:mm:00`. @requirement I4 */
export function slotTimes(slot: Slot) {
  const arrival = slot.visitType.isVirtual ? 0 : ARRIVE_EARLY_MINUTES;
  return {
    Time: `${slot.localTime}:00`,
    DisplayTime: `${slot.localTime}:00`,
    ArrivalTime: `${clockTime(minutesOf(slot.localTime) - arrival)}:00`,
  };
}
