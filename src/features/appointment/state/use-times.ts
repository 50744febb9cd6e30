import { useEffect, useMemo, useState } from 'react';
import type { AppointmentsAnswer } from '@/contracts/scheduling';
import { callScheduling } from './api';
import { groupSlots, locationsOf, slotsOf, type SlotDate, type SlotFilter } from '../model/slots';
import { timeOfDay, toggled } from '../model/time-of-day';
import type { BookingProvider, PatientKind, Slot } from '../model/visit';

type Load =
  | { readonly status: 'loading' }
  | { readonly status: 'failed' }
  | { readonly status: 'ready'; readonly answer: AppointmentsAnswer; readonly slots: readonly Slot[] };

/** The open times of a provider as a visitor looks at them. */
export type Times = {
  readonly status: Load['status'];
  readonly slots: readonly Slot[];
  /** When they were last looked at, milliseconds since 1970; 0 before the first answer. */
  readonly now: number;
  /** Filtered and grouped, in order. */
  readonly dates: readonly SlotDate[];
  readonly locations: readonly string[];
  readonly filter: SlotFilter;
  readonly missing: AppointmentsAnswer['missing'];
  /** Under which the provider is booked. */
  readonly specialty: string;
  readonly setLocation: (location: string) => void;
  readonly toggleHalf: (half: 'morning' | 'afternoon') => void;
  readonly reload: () => void;
};

const allDay: SlotFilter = { location: '', wanted: timeOfDay.allDay };
const loading: Load = { status: 'loading' };
const noSlots: readonly Slot[] = [];

/**
 * Loads the open times for a kind of patient, again whenever that changes, and filters them.
 * @param holdId - the visitor's own hold: its time stays visible
 * @requirement I2 I3 I4
 */
export function useTimes(
  provider: Pick<BookingProvider, 'npi' | 'specialty'>,
  patient: PatientKind,
  { holdId, isActive = true }: { readonly holdId?: string | undefined; readonly isActive?: boolean } = {},
): Times {
  const [load, setLoad] = useState<Load>(loading);
  const [filter, setFilter] = useState(allDay);
  const [round, setRound] = useState(0);
  // Zero until the first answer: neither server nor first render may look at a clock.
  const [now, setNow] = useState(0);
  const { npi, specialty } = provider;
  const { isNewPatient, isAdultPatient } = patient;

  useEffect(() => {
    if (!isActive) return undefined;
    const abort = new AbortController();
    setLoad(loading);
    const body = { providerId: npi, specialty, isNewPatient, isAdultPatient, ...(holdId ? { holdId } : {}) };
    void callScheduling<AppointmentsAnswer>('appointments', body, { signal: abort.signal }).then((found) => {
      if (abort.signal.aborted) return;
      setNow(Date.now());
      setLoad(
        found.ok
          ? { status: 'ready', answer: found.value, slots: slotsOf(found.value) }
          : { status: 'failed' },
      );
    });
    return () => abort.abort();
    // A new hold does not change what is open to its holder.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [npi, specialty, isNewPatient, isAdultPatient, round, isActive]);

  useEffect(() => {
    const timer = setInterval(() => setNow((before) => (before === 0 ? 0 : Date.now())), 60_000);
    return () => clearInterval(timer);
  }, []);

  const slots = load.status === 'ready' ? load.slots : noSlots;
  const locations = useMemo(() => locationsOf(slots), [slots]);
  // A place without times for this kind of patient is no longer a choice.
  const location = locations.includes(filter.location) ? filter.location : '';
  const { wanted } = filter;
  const dates = useMemo(() => groupSlots(slots, { location, wanted }, now), [slots, location, wanted, now]);
  return {
    status: load.status,
    slots,
    now,
    dates,
    locations,
    filter: { location, wanted },
    missing: load.status === 'ready' ? load.answer.missing : null,
    specialty: load.status === 'ready' ? load.answer.specialty : specialty,
    setLocation: (chosen) => setFilter((before) => ({ ...before, location: chosen })),
    toggleHalf: (half) => setFilter((before) => ({ ...before, wanted: toggled(before.wanted, half) })),
    reload: () => setRound((before) => before + 1),
  };
}
