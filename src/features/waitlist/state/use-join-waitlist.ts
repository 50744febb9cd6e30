import { useState } from 'react';
import { hrefOn } from '@/cms/fields/link';
import { usePage } from '@/cms/page';
import { scheduling } from '@/config/scheduling';
import type { JoinWaitlist } from '@/contracts/waitlist';
import { failureOf, type Failure } from '@/features/appointment/model/failure';
import type { BookingProvider, PatientKind, Slot } from '@/features/appointment/model/visit';
import { callScheduling } from '@/features/appointment/state/api';
import { usePhrases } from '@/i18n/use-phrases';
import { localDateAt } from '@/lib/chicago-time';
import type { FormControl } from '@/ui/form/form-control';
import { useForm } from '@/ui/form/use-form';
import { freshWait, toJoinRequest, waitRules, type WaitField } from '../model/wait-form';
import { waitLabels } from './wait-labels';

/** The visit that somebody waits for. */
export type WantedVisit = {
  readonly provider: BookingProvider;
  readonly patient: PatientKind;
  /** The first open time; undefined when there is none. */
  readonly first: Slot | undefined;
};

export type JoinControl = {
  readonly form: FormControl<WaitField>;
  /** Calendar date in Chicago, yyyy-MM-dd. */
  readonly today: string;
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
  const t = usePhrases();
  const today = localDateAt(now, scheduling.zone);
  const form = useForm<WaitField>({
    prefix: 'wait-',
    labels: waitLabels(t),
    rules: (values) => waitRules(values, today),
    initial: freshWait(first, today),
  });
  const [status, setStatus] = useState<JoinControl['status']>('editing');

  const send = async () => {
    if (status === 'sending' || Object.keys(form.check()).length > 0) return;
    setStatus('sending');
    const body: JoinWaitlist = {
      ...toJoinRequest(form.values),
      ...patient,
      providerId: provider.npi,
      profilePath: hrefOn(page, provider.path),
      language: page.language,
    };
    const answer = await callScheduling('waitlist-join', body);
    setStatus(answer.ok ? 'sent' : failureOf(answer.error.error));
  };

  return { form, today, status, send };
}
