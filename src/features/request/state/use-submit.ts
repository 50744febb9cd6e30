import { useEffect, useRef, useState } from 'react';
import { pushEvent } from '@/analytics/queue';
import { usePage } from '@/cms/page';
import type { AppointmentRequest } from '@/contracts/appointment-request';
import type { RequestKind } from '@/domain/patient-form/description';
import type { PatientField } from '@/domain/patient-form/fields';
import { patientFieldNames, type PatientForm } from '@/domain/patient-form/form';
import { patientFormRules, type FormChecks } from '@/domain/patient-form/rules';
import { readScheduleData } from '@/features/appointment/state/schedule-data';
import { purgeBooking } from '@/features/appointment/state/session';
import type { FormProblems } from '@/lib/form-rules';
import { randomUuid } from '@/lib/uuid';
import type { FormControl } from '@/ui/form/form-control';
import type { PostedRequest } from '../model/request-data';
import type { sendRequest, SendOutcome } from './send-request';
import type { CardsControl } from './use-cards';

/** Where a request form stands. @requirement J3 */
export type RequestStatus = 'unsubmitted' | 'pending' | 'success' | 'error';

export type Submission = {
  readonly status: RequestStatus;
  /** The number of a request that was taken in, where the clinic's gateway gives one. */
  readonly reference: string | undefined;
  /** Too many tries came from this network. */
  readonly isTooMany: boolean;
  /** Counts the tries, so that each gets a captcha of its own. */
  readonly round: number;
  /** How much of the files is on its way, 0 to 1; undefined while nothing is sent, and without files. */
  readonly sent: number | undefined;
  readonly submit: (honeypot: string) => void;
  /** Back from the error to the form, with everything that was typed. */
  readonly tryAgain: () => void;
};

type SubmitSetup = {
  /** The form's name for analytics. */
  readonly name: string;
  readonly item: string;
  readonly checks: FormChecks & { readonly kind: RequestKind };
  readonly cards: CardsControl;
  /** The saved draft that the form was continued from. */
  readonly draftId: () => string | undefined;
  /** What became of the form where it came without scripts. */
  readonly posted: PostedRequest | undefined;
  readonly onSent: () => void;
};

/**
 * Checks a request form and sends it, one try at a time. Every try of the same content has the same key.
 * @requirement J3 K5 K10
 */
export function useSubmit(form: FormControl<PatientField>, setup: SubmitSetup): Submission {
  const taken = setup.posted?.outcome === 'success' ? setup.posted : undefined;
  const [status, setStatus] = useState<RequestStatus>(taken ? 'success' : 'unsubmitted');
  const [reference, setReference] = useState(taken?.reference);
  const [isTooMany, setIsTooMany] = useState(setup.posted?.outcome === 'tooMany');
  const [round, setRound] = useState(0);
  const [sent, setSent] = useState<number>();
  const measure = useMeasuredSubmit(setup.name);
  const requestOf = useRequest(setup);
  const isSending = useRef(false);
  const loadSender = useLoadedSender();

  const refuse = (problems: FormProblems<PatientField>) => {
    form.refuse(problems);
    setStatus('unsubmitted');
  };
  const finish = (outcome: SendOutcome) => {
    if (outcome.kind === 'sent') {
      purgeBooking();
      setReference(outcome.reference);
      setStatus('success');
      setup.onSent();
      return measure('');
    }
    if (outcome.kind === 'failed') {
      setStatus('error');
      return measure(outcome.message || 'error');
    }
    const { error, problems } = outcome.refusal;
    if (problems) return refuse(problems);
    if (error === 'captcha') return refuse({ captcha: 'invalid' });
    setIsTooMany(error === 'tooManyRequests');
    setStatus(error === 'tooManyRequests' ? 'unsubmitted' : 'error');
    measure(error);
  };
  const submit = async (honeypot: string) => {
    if (isSending.current) return;
    isSending.current = true;
    setStatus('pending');
    setIsTooMany(false);
    try {
      const found = form.check(setup.cards.problems);
      if (Object.keys(found).length > 0) {
        setStatus('unsubmitted');
        return measure(form.missing(found));
      }
      const request = requestOf(form.values, honeypot);
      const sender = await loadSender();
      const outcome: SendOutcome = sender
        ? await sender.sendRequest(request, { files: setup.cards.blobs, onProgress: setSent })
        : { kind: 'failed', message: '' };
      // A token works once, whatever became of it.
      form.change({ captcha: '' });
      setRound((before) => before + 1);
      finish(outcome);
    } finally {
      isSending.current = false;
      setSent(undefined);
    }
  };
  return {
    status,
    reference,
    isTooMany,
    round,
    sent,
    submit: (honeypot) => void submit(honeypot),
    tryAgain: () => setStatus('unsubmitted'),
  };
}

type Sender = { readonly sendRequest: typeof sendRequest };

/**
 * What sends a form: it comes after the page, and long before anybody has filled the form in. Undefined where it cannot
 * be loaded, which the next try asks for again.
 */
function useLoadedSender(): () => Promise<Sender | undefined> {
  const loaded = useRef<Sender>(undefined);
  const load = async () => {
    try {
      loaded.current ??= await import('./send-request');
    } catch {
      // Nothing is sent without it, and the form says so.
    }
    return loaded.current;
  };
  useEffect(() => void load(), []);
  return load;
}

/** Makes what is sent of a form. */
function useRequest(setup: SubmitSetup): (values: PatientForm, honeypot: string) => AppointmentRequest {
  const { language } = usePage();
  const draft = useRef({ id: '', content: '' });
  return (values, honeypot) => {
    const { captcha: _once, ...content } = values;
    const written = JSON.stringify(content);
    // The same content under the same key, however often it is sent: the clinic stores it once.
    if (draft.current.content !== written) draft.current = { id: randomUuid(), content: written };
    const rules = patientFormRules(values, setup.checks);
    const asked = patientFieldNames.filter((name) => rules[name]);
    return {
      form: setup.item,
      kind: setup.checks.kind,
      language,
      draftId: draft.current.id,
      // This tab knows whether scheduling sent the visitor here.
      isFromScheduling: readScheduleData().isWorkersComp === true,
      honeypot,
      savedDraft: setup.draftId(),
      values: Object.fromEntries(asked.map((name) => [name, values[name]])),
    };
  };
}

/** Records a try for analytics: which fields were blank, or what became of it. @requirement K5 */
function useMeasuredSubmit(formName: string): (formError: string) => void {
  const { analytics } = usePage();
  return (formError) =>
    pushEvent({ eventName: 'form submit', formName, ...(formError ? { formError } : {}) }, analytics);
}
