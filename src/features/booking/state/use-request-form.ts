import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { pushEvent } from '@/analytics/queue';
import { usePage } from '@/cms/page';
import { scheduling } from '@/config/scheduling';
import {
  emptyRequest,
  requestFields,
  requestRules,
  zipAbroad,
  type RequestField,
  type RequestKind,
  type RequestValues,
} from '@/lib/request-form';
import { localDateAt } from '@/lib/chicago-time';
import type { FormProblems } from '@/lib/form-rules';
import { randomUuid } from '@/lib/uuid';
import { useForm, type FormControl } from '@/ui/form/use-form';
import type { RequestFormData } from '../model/request-data';
import { sendRequest } from './send-request';
import { useCards, type CardsControl } from './use-cards';
import { useSavedRequest, type SavedControl } from './use-saved-request';
import { purgeBooking, purgeIfIdle, readScheduleData } from './session';

/** Where a request form stands. @requirement J3 */
export type RequestStatus = 'unsubmitted' | 'pending' | 'success' | 'error';

export type RequestFormSetup = {
  readonly kind: RequestKind;
  /** Its name for measuring. */
  readonly name: string;
  /** The form's item. */
  readonly item: string;
  readonly labels: Readonly<Record<RequestField, string>>;
  readonly data: RequestFormData;
  /** What is chosen from the start. */
  readonly initial?: Partial<RequestValues>;
};

export type RequestFormControl = {
  readonly form: FormControl<RequestField>;
  /** Pictures of the insurance card. */
  readonly cards: CardsControl;
  /** Finishing it later. */
  readonly saved: SavedControl;
  /** The form came back without scripts, and without its files. */
  readonly hasLostFiles: boolean;
  /** How much of the files is on its way, 0 to 1; undefined while nothing is sent, and without files. */
  readonly sent: number | undefined;
  readonly status: RequestStatus;
  /** The form came back without scripts: sending it failed. */
  readonly hasFailed: boolean;
  /** Too many tries came from this network. */
  readonly isTooMany: boolean;
  /** Counts the tries, so that each gets a captcha of its own. */
  readonly round: number;
  readonly today: string;
  readonly submit: (honeypot: string) => void;
  /** Back from the error to the form, with everything that was typed. */
  readonly tryAgain: () => void;
};

/**
 * A request form at work: filled with what this tab already knows, checked, sent once per draft.
 * @requirement J1 J3 K5 K10
 */
export function useRequestForm(setup: RequestFormSetup): RequestFormControl {
  const { kind, item, data } = setup;
  const { language, measuring } = usePage();
  const { posted } = data;
  const returned = posted?.outcome === 'success' ? undefined : posted;
  const [status, setStatus] = useState<RequestStatus>(posted && !returned ? 'success' : 'unsubmitted');
  const [isTooMany, setIsTooMany] = useState(returned?.outcome === 'tooMany');
  const [round, setRound] = useState(0);
  const [today] = useState(() => localDateAt(Date.now(), scheduling.zone));
  const checks = { kind, isInWorkflow: false, isCaptchaRequired: data.captcha !== null, today };
  const preset = kind === 'international' ? { zip: zipAbroad } : {};
  const initial = { ...emptyRequest, ...preset, ...setup.initial };
  const form = useForm<RequestField>({
    prefix: `${setup.name}-`,
    labels: setup.labels,
    rules: (values) => requestRules(values, checks),
    initial: { ...initial, ...returned?.values },
    problems: returned?.problems,
  });
  const cards = useCards(form);
  const [sent, setSent] = useState<number>();
  usePrefill(form);
  const saved = useSavedRequest(form, {
    kind,
    item,
    initial,
    isSent: status === 'success',
    isReturned: posted !== undefined,
  });
  const draft = useRef({ id: '', content: '' });
  const isSending = useRef(false);

  const measure = (formError: string) => {
    if (measuring)
      pushEvent(
        { eventName: 'form submit', formName: setup.name, ...(formError ? { formError } : {}) },
        measuring,
      );
  };
  const refuse = (problems: FormProblems<RequestField>) => {
    form.refuse(problems);
    setStatus('unsubmitted');
  };
  const submit = async (honeypot: string) => {
    if (isSending.current) return;
    isSending.current = true;
    setStatus('pending');
    setIsTooMany(false);
    try {
      const found = form.check(cards.problems);
      if (Object.keys(found).length > 0) {
        setStatus('unsubmitted');
        return measure(form.missing(found));
      }
      const { captcha: _once, ...content } = form.values;
      const written = JSON.stringify(content);
      // The same content under the same key, however often it is sent: the clinic stores it once.
      if (draft.current.content !== written) draft.current = { id: randomUuid(), content: written };
      const draftId = draft.current.id;
      const rules = requestRules(form.values, checks);
      const asked = requestFields.filter((name) => rules[name]);
      const values = Object.fromEntries(asked.map((name) => [name, form.values[name]]));
      const request = {
        form: item,
        kind,
        language,
        draftId,
        isFromScheduling: isFromScheduling(),
        honeypot,
        savedDraft: saved.draftId(),
        values,
      };
      const outcome = await sendRequest(request, { files: cards.blobs, onProgress: setSent });
      // A token works once, whatever became of it.
      form.change({ captcha: '' });
      setRound((before) => before + 1);
      if (outcome.kind === 'sent') {
        purgeBooking();
        setStatus('success');
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
    } finally {
      isSending.current = false;
      setSent(undefined);
    }
  };
  return {
    form,
    cards,
    saved,
    hasLostFiles: returned?.hasLostFiles === true,
    sent,
    status,
    hasFailed: returned?.outcome === 'error',
    isTooMany,
    round,
    today,
    submit: (honeypot) => void submit(honeypot),
    tryAgain: () => setStatus('unsubmitted'),
  };
}

/** What this tab's storage says of the visitor who is sent here by scheduling. */
function isFromScheduling(): boolean {
  return readScheduleData().isWorkersComp === true;
}

/** Fills empty fields with what this tab knows from scheduling: nobody types it twice. @requirement J1 J8 */
function usePrefill({ values, change }: FormControl<RequestField>): void {
  const fill = useEffectEvent(() => {
    purgeIfIdle(Date.now());
    const { isWorkersComp, isAdultPatient: _adult, providerSubspecialty: _sub, ...data } = readScheduleData();
    const known = Object.entries(data).filter(([name, value]) => {
      const field = name as keyof typeof data;
      return value !== '' && values[field] === emptyRequest[field];
    });
    change({ ...Object.fromEntries(known), ...(isWorkersComp ? { isWorkersComp: 'true' } : {}) });
  });
  useEffect(() => fill(), []);
}
