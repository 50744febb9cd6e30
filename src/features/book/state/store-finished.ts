import type { Visit } from '@/features/appointment/model/visit';
import { readScheduleData, writeScheduleData } from '@/features/appointment/state/schedule-data';
import type { HoldControl } from '@/features/appointment/state/use-hold';
import { readVisit, writeVisit } from './session';

/**
 * Stores the visit that the wizard finished, and its hold, for the page of patient details. What was typed there before
 * stays only for a patient of the same kind: an adult's details are not a child's.
 * @requirement I8 I11 I14
 */
export function storeFinished(visit: Visit, control: HoldControl): void {
  const former = readVisit();
  const { isAdultPatient } = visit.patient;
  const isSamePatient = former?.visit.patient.isAdultPatient === isAdultPatient;
  const held = control.hold.status === 'held' ? control.hold : undefined;
  writeScheduleData({ ...readScheduleData(), isAdultPatient, isWorkersComp: false });
  writeVisit({
    step: 'patient',
    visit,
    form: isSamePatient ? former.form : {},
    holdId: held?.holdId ?? null,
    holdEndsAt: held?.endsAt ?? 0,
  });
  control.handOver();
}
