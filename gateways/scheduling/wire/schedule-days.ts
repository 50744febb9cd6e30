import type { Provider } from '../calendar/provider.ts';
import type { Slot } from '../calendar/slots.ts';
import type { VisitType } from '../visit-types.ts';
import { departmentDetails, place, providerName, slotTimes } from './slot.ts';

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
    Departments: [...provider.departments.values()].map(departmentDetails),
    Provider: providerName(provider),
    // Not in the protocol: where a patient may be during a video visit.
    VideoStates: provider.videoStates,
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
