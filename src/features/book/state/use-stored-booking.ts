import { useEffect, useEffectEvent } from 'react';
import { emptyPatientForm, type OfferedChoices, type PatientForm } from '@/domain/patient-form/form';
import { prefilled } from '@/features/appointment/model/schedule-data';
import { readScheduleData } from '@/features/appointment/state/schedule-data';
import { purgeIfIdle } from '@/features/appointment/state/session';
import type { HoldControl } from '@/features/appointment/state/use-hold';
import type { BookingPageEvent } from '../model/booking-page';
import { isPatientComplete } from '../model/patient-details';
import { readBooked, readVisit, type StoredVisit } from './session';

type StoredBookingOptions = {
  readonly dispatch: (event: BookingPageEvent) => void;
  readonly control: HoldControl;
  readonly offered: OfferedChoices;
  readonly termsPrechecked: boolean;
  readonly opensAtConfirm: boolean;
};

/**
 * Starts the page with what this tab stores of the booking, and takes over the slot's hold, or asks for a new one. Of one that
 * was booked it shows that it is.
 * @requirement I9 I11 I14
 */
export function useStoredBooking(options: StoredBookingOptions): void {
  const start = useEffectEvent(() => {
    const { dispatch, control, offered, termsPrechecked, opensAtConfirm } = options;
    const hadBooked = readBooked() !== undefined;
    // Of a visit that was booked nothing was left to be finished.
    const wasIdle = purgeIfIdle(Date.now()) && !hadBooked;
    const stored = readVisit();
    const booked = readBooked();
    if (!stored && booked) return dispatch({ type: 'foundBooked', page: booked });
    const form = startingForm(stored);
    const isComplete =
      stored !== undefined &&
      (opensAtConfirm || stored.step === 'confirm') &&
      isPatientComplete({ visit: stored.visit, form }, { offered, now: Date.now() });
    dispatch({ type: 'stored', visit: stored?.visit, form, termsPrechecked, isComplete, wasIdle });
    if (!stored) return;
    const { holdId, holdEndsAt: endsAt } = stored;
    const { slot, provider } = stored.visit;
    if (holdId !== null && endsAt > Date.now()) control.adopt(slot, provider.npi, { holdId, endsAt });
    else void control.place(slot, provider.npi);
  });
  useEffect(() => start(), []);
}

function startingForm(stored: StoredVisit | undefined): PatientForm {
  // An adult books for a child.
  const asker = stored?.visit.patient.isAdultPatient === false ? { bookedFor: 'Child' } : {};
  return prefilled({ ...emptyPatientForm, ...asker, ...stored?.form }, readScheduleData());
}
