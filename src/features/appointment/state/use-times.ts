import { useEffect, useMemo, useRef, useState } from 'react';
import { usePage } from '@/cms/page';
import type { AppointmentsAnswer } from '@/contracts/scheduling';
import { callScheduling } from './api';
import { groupSlots, locationsOf, slotsOf, type SlotDate, type SlotFilter } from '../model/slots';
import { timeOfDay, toggled } from '../model/time-of-day';
import { isPlaceAsked, mayChoose, type VideoPlace } from '../model/video-place';
import type { BookingProvider, PatientKind, Slot } from '../model/visit';

type Load =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly isRetrying: boolean }
  | { readonly status: 'ready'; readonly answer: AppointmentsAnswer; readonly slots: readonly Slot[] };

/** The open times of a provider as a visitor looks at them. */
export type Times = {
  readonly status: Load['status'];
  /** The last load failed, and another is on its way. */
  readonly isRetrying: boolean;
  /** Every open slot, also those by video that cannot be chosen from where the visitor will be. */
  readonly allSlots: readonly Slot[];
  /** Those that can be chosen. */
  readonly slots: readonly Slot[];
  /** Where the visitor will be during a video visit. */
  readonly video: VideoPlace & { readonly isAsked: boolean; readonly setPlace: (place: string) => void };
  /** When they were last looked at, milliseconds since 1970; 0 before the first answer. */
  readonly now: number;
  /** Filtered and grouped, in order. */
  readonly dates: readonly SlotDate[];
  readonly locations: readonly string[];
  readonly filter: SlotFilter;
  readonly missing: AppointmentsAnswer['missing'];
  /** The clinic writes to whoever waits for an earlier time. */
  readonly hasWaitlist: boolean;
  /** Other doctors of the specialty have times before this one's first. */
  readonly hasSoonerDoctors: boolean;
  /** Under which the provider is booked. */
  readonly specialty: string;
  readonly setLocation: (location: string) => void;
  readonly toggleHalf: (half: 'morning' | 'afternoon') => void;
  readonly reload: () => void;
};

/**
 * Whether nobody can say which times are open: the answer failed, or holds none and one kind of visit could not be
 * asked for.
 * @requirement I3
 */
export function isOutage({
  status,
  allSlots,
  missing,
}: Pick<Times, 'status' | 'allSlots' | 'missing'>): boolean {
  return status === 'failed' || (status === 'ready' && allSlots.length === 0 && missing !== null);
}

const allDay: SlotFilter = { location: '', wanted: timeOfDay.allDay };
const loading: Load = { status: 'loading' };
const readyWith = (answer: AppointmentsAnswer): Load => ({
  status: 'ready',
  answer,
  slots: slotsOf(answer),
});
const noSlots: readonly Slot[] = [];
const noStates: readonly string[] = [];

/** Times that came before the scripts, and when: milliseconds since 1970. */
export type FirstTimes = { readonly answer: AppointmentsAnswer; readonly at: number };

/** Times that are older are asked for again at once, while these are shown. */
const youngMs = 30_000;

type TimesOptions = {
  /** Shown until others are asked for. */
  readonly first?: FirstTimes | undefined;
  /** The visitor's own hold: its time stays visible. */
  readonly holdId?: string | undefined;
  readonly isActive?: boolean;
  /** Where the visitor said before that they will be during a video visit. */
  readonly place?: string | undefined;
};

/**
 * Loads the open times for a kind of patient, again whenever that changes, and filters them.
 * @requirement I2 I3 I4
 */
export function useTimes(
  provider: Pick<BookingProvider, 'npi' | 'specialty'>,
  patient: PatientKind,
  { first, holdId, isActive = true, place: placeBefore = '' }: TimesOptions = {},
): Times {
  const [load, setLoad] = useState<Load>(first ? readyWith(first.answer) : loading);
  const unused = useRef(first);
  const [filter, setFilter] = useState(allDay);
  const [placeSaid, setPlace] = useState<string | undefined>();
  const place = placeSaid ?? placeBefore;
  const [round, setRound] = useState(0);
  // Zero until the first answer: neither server nor first render may look at a clock.
  const [now, setNow] = useState(first?.at ?? 0);
  const { language } = usePage();
  const { npi, specialty } = provider;
  const { isNewPatient, isAdultPatient } = patient;

  useEffect(() => {
    if (!isActive) return undefined;
    const before = unused.current;
    unused.current = undefined;
    if (before && Date.now() - before.at < youngMs) return undefined;
    const abort = new AbortController();
    setLoad((shown) =>
      shown.status === 'failed' ? { ...shown, isRetrying: true } : before ? shown : loading,
    );
    const body = {
      providerId: npi,
      specialty,
      isNewPatient,
      isAdultPatient,
      language,
      ...(holdId ? { holdId } : {}),
    };
    void callScheduling<AppointmentsAnswer>('appointments', body, { signal: abort.signal }).then((found) => {
      if (abort.signal.aborted) return;
      setNow(Date.now());
      setLoad(found.ok ? readyWith(found.value) : { status: 'failed', isRetrying: false });
    });
    return () => abort.abort();
    // A new hold does not change what is open to its holder.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [npi, specialty, isNewPatient, isAdultPatient, language, round, isActive]);

  useEffect(() => {
    const timer = setInterval(() => setNow((before) => (before === 0 ? 0 : Date.now())), 60_000);
    return () => clearInterval(timer);
  }, []);

  const allSlots = load.status === 'ready' ? load.slots : noSlots;
  const states = load.status === 'ready' ? load.answer.videoStates : noStates;
  const slots = useMemo(
    () => allSlots.filter((slot) => mayChoose(slot, { states, place })),
    [allSlots, states, place],
  );
  const locations = useMemo(() => locationsOf(slots), [slots]);
  // A place without times for this kind of patient is no longer a choice.
  const location = locations.includes(filter.location) ? filter.location : '';
  const { wanted } = filter;
  const dates = useMemo(() => groupSlots(slots, { location, wanted }, now), [slots, location, wanted, now]);
  return {
    status: load.status,
    isRetrying: load.status === 'failed' && load.isRetrying,
    allSlots,
    slots,
    video: { states, place, setPlace, isAsked: isPlaceAsked(allSlots, { states, place }) },
    now,
    dates,
    locations,
    filter: { location, wanted },
    missing: load.status === 'ready' ? load.answer.missing : null,
    hasWaitlist: load.status === 'ready' && load.answer.hasWaitlist !== false,
    hasSoonerDoctors: load.status === 'ready' && load.answer.hasSoonerDoctors === true,
    specialty: load.status === 'ready' ? load.answer.specialty : specialty,
    setLocation: (chosen) => setFilter((before) => ({ ...before, location: chosen })),
    toggleHalf: (half) => setFilter((before) => ({ ...before, wanted: toggled(before.wanted, half) })),
    reload: () => setRound((before) => before + 1),
  };
}
