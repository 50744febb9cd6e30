import { useState } from 'react';
import { hrefOn } from '@/cms/fields/link';
import { usePage } from '@/cms/page';
import { scheduling } from '@/config/scheduling';
import type { JoinWaitlist } from '@/contracts/waitlist';
import { failureOf, type Failure } from '@/features/appointment/model/failure';
import type { BookingProvider, PatientKind, Slot } from '@/features/appointment/model/visit';
import { callScheduling } from '@/features/appointment/state/api';
import { addDays, localDateAt } from '@/lib/chicago-time';
import { toTypedDate } from '@/lib/dates';
import { toJoinRequest, waitProblems, type WaitForm, type WaitProblems } from '../model/wait-form';

/** The visit that somebody waits for. */
export type WantedVisit = {
  readonly provider: BookingProvider;
  readonly patient: PatientKind;
  /** The first open time; undefined when there is none. */
  readonly first: Slot | undefined;
};

export type JoinControl = {
  readonly form: WaitForm;
  readonly change: (part: Partial<WaitForm>) => void;
  /** Empty until the form is sent for the first time. */
  readonly problems: WaitProblems;
  readonly attempts: number;
  readonly status: 'editing' | 'sending' | 'sent' | Failure;
  readonly send: () => Promise<void>;
};

/**
 * The form of the waitlist. It starts with the dates from today to the day before the first open time.
 * @param now - instant, milliseconds
 * @requirement I17 K10
 */
export function useJoinWaitlist({ provider, patient, first }: WantedVisit, now: number): JoinControl {
  const page = usePage();
  const today = localDateAt(now, scheduling.zone);
  const last = first ? addDays(first.date, -1) : addDays(today, scheduling.windowDays);
  const [form, setForm] = useState<WaitForm>({
    email: '',
    earliest: toTypedDate(today),
    latest: toTypedDate(last),
    timeOfDay: 'any',
  });
  const [attempts, setAttempts] = useState(0);
  const [status, setStatus] = useState<JoinControl['status']>('editing');
  const problems = waitProblems(form, today);

  const send = async () => {
    setAttempts((before) => before + 1);
    if (status === 'sending' || Object.keys(problems).length > 0) return;
    setStatus('sending');
    const body: JoinWaitlist = {
      ...toJoinRequest(form),
      ...patient,
      providerId: provider.npi,
      profilePath: hrefOn(page, provider.path),
      language: page.language,
    };
    const answer = await callScheduling('waitlist-join', body);
    setStatus(answer.ok ? 'sent' : failureOf(answer.error.error));
  };

  return {
    form,
    change: (part) => setForm((before) => ({ ...before, ...part })),
    problems: attempts > 0 ? problems : {},
    attempts,
    status,
    send,
  };
}
