import { useEffect, useEffectEvent } from 'react';
import { beyondScheduleData, scheduleDataOf } from '@/features/appointment/model/schedule-data';
import { readScheduleData, writeScheduleData } from '@/features/appointment/state/schedule-data';
import type { HoldControl } from '@/features/appointment/state/use-hold';
import { useLeaving } from '@/features/appointment/state/use-leaving';
import type { BookingPage } from '../model/booking-page';
import { writeBooked, writeVisit } from './session';

/**
 * Stores the visit and all that was typed whenever a step is done, and when the page goes out of sight; once it is booked, what
 * a reload shows of it.
 * @requirement I11
 */
export function useKeptBooking(page: BookingPage, { hold }: HoldControl): void {
  const keep = (isLeft: boolean) => {
    if (page.step !== 'patient' && page.step !== 'confirm') return;
    writeScheduleData(scheduleDataOf(page.form, page.visit, readScheduleData()));
    // Leaving gives the time back: the next page asks for it anew.
    const held = hold.status === 'held' && !isLeft ? hold : undefined;
    writeVisit({
      visit: page.visit,
      step: page.step,
      form: beyondScheduleData(page.form),
      holdId: held?.holdId ?? null,
      holdEndsAt: held?.endsAt ?? 0,
    });
  };
  const keepStep = useEffectEvent(() => keep(false));
  useEffect(() => {
    // What is being sent was kept before; kept anew, it could outlive the purge that follows the answer.
    if (page.step === 'confirm' && page.submission.status !== 'sending') keepStep();
    if (page.step === 'booked') writeBooked(page);
  }, [page, hold]);
  useLeaving(keep);
}
