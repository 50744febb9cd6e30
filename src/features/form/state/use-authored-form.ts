import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { pushEvent } from '@/analytics/queue';
import { usePage } from '@/cms/page';
import type { ValidationError } from '@/contracts/authored-form';
import {
  authoredRules,
  fieldName,
  namedValues,
  visibleFields,
  type AuthoredValues,
} from '@/domain/authored-form/authored-form';
import { usePhrases } from '@/i18n/use-phrases';
import { missingFields, type FormProblems, type FormRules } from '@/lib/form-rules';
import { randomUuid } from '@/lib/uuid';
import type { FormControl } from '@/ui/form/form-control';
import { useForm } from '@/ui/form/use-form';
import type { AuthoredFormData } from '../model/form-data';
import { requirementProblems } from '../model/requirements';
import { dropAnswers, keepAnswers, keptAnswers } from './kept-answers';
import type { SendOutcome } from './send-form';

/** The name of the captcha among the fields: no element of a form has it. */
export const captchaField = 'captcha';

/** The id of a form on its page. @requirement K6 */
export const formIdOf = (uid: string) => `form-${uid}`;

export type AuthoredFormControl = {
  readonly form: FormControl<string>;
  readonly status: 'unsubmitted' | 'pending' | 'success';
  /** Why the last try came to nothing, beside what is wrong with fields. */
  readonly failure: 'tooMany' | 'error' | undefined;
  /** What the forms service did not take. */
  readonly refused: readonly ValidationError[];
  /** Somebody tried to send it: only then is everything marked that is wrong. */
  readonly hasAttempted: boolean;
  /** Counts the tries, so that each gets a captcha of its own. */
  readonly round: number;
  readonly submit: (honeypot: string) => void;
};

type Setup = {
  readonly uid: string;
  readonly item: string;
  /** The form's id at the forms service, for analytics. */
  readonly formId: string;
  readonly data: AuthoredFormData;
};

/**
 * An authored form: checked, sent one try at a time. It is posted only when it is valid and the captcha, if there is one,
 * is solved.
 * @requirement K5 K6
 */
export function useAuthoredForm({ uid, item, formId, data }: Setup): AuthoredFormControl {
  const { posted, form: authored } = data;
  const returned = posted?.outcome === 'success' ? undefined : posted;
  const form = useFields(uid, data);
  const kept = useKeptAnswers(item, form);
  const [status, setStatus] = useState<AuthoredFormControl['status']>(
    posted?.outcome === 'success' ? 'success' : 'unsubmitted',
  );
  const [failure, setFailure] = useState<AuthoredFormControl['failure']>(
    returned?.outcome === 'refused' ? undefined : returned?.outcome,
  );
  const [refused, setRefused] = useState(returned?.validationErrors ?? []);
  const [hasAttempted, setAttempted] = useState(returned !== undefined);
  const [round, setRound] = useState(0);
  const isSending = useRef(false);
  const requestOf = useRequest(item, data);
  const measure = useMeasure(formId);

  const finish = (outcome: SendOutcome) => {
    if (outcome.kind === 'answered') {
      if (!outcome.answer.error) {
        setStatus('success');
        kept.drop();
        return measure('');
      }
      const { validationErrors } = outcome.answer;
      setRefused(validationErrors);
      form.refuse(requirementProblems(authored, validationErrors));
      return measure(validationErrors.map(({ requirement }) => requirement).join('|'));
    }
    const { error, problems: found } = outcome.refusal;
    if (found) form.refuse(found);
    else if (error === 'captcha') form.refuse({ [captchaField]: 'invalid' });
    else setFailure(error === 'tooManyRequests' ? 'tooMany' : 'error');
    measure(error);
  };
  const submit = async (honeypot: string) => {
    if (isSending.current) return;
    isSending.current = true;
    setAttempted(true);
    setFailure(undefined);
    setRefused([]);
    try {
      const found = form.check(unreadable(uid));
      // The ids on the page begin with the block's own, which says nothing to whoever reads a report.
      if (Object.keys(found).length > 0) return measure(missingFields(found, (name) => name));
      setStatus('pending');
      const outcome = await import('./send-form').then(
        ({ sendForm }) => sendForm(requestOf(form.values, honeypot)),
        (): SendOutcome => ({ kind: 'refused', refusal: { error: 'unavailable' } }),
      );
      setStatus('unsubmitted');
      // A token works once, whatever became of it.
      form.change({ [captchaField]: '' });
      setRound((before) => before + 1);
      finish(outcome);
    } finally {
      isSending.current = false;
    }
  };
  return {
    form,
    status,
    failure,
    refused,
    hasAttempted,
    round,
    submit: (honeypot) => void submit(honeypot),
  };
}

/** What was typed survives a reload of the page, for half an hour, as in a booking. The captcha is solved anew. */
function useKeptAnswers(
  item: string,
  { values, change }: FormControl<string>,
): { readonly drop: () => void } {
  const isRead = useRef(false);
  const read = useEffectEvent(() => {
    const news = Object.entries(keptAnswers(item, Date.now())).filter(
      // What the visitor or the link to the form says now comes first.
      ([name, value]) => values[name] === '' && value !== '' && name !== captchaField,
    );
    if (news.length > 0) change(Object.fromEntries(news));
    isRead.current = true;
  });
  useEffect(() => read(), []);
  const keep = useEffectEvent(() => {
    const { [captchaField]: _token, ...typed } = values;
    if (isRead.current && Object.values(typed).some((value) => value !== ''))
      keepAnswers(item, { at: Date.now(), values: typed });
  });
  const isDropped = useRef(false);
  useEffect(() => {
    if (!isDropped.current) keep();
  }, [values]);
  return {
    drop: () => {
      isDropped.current = true;
      dropAnswers(item);
    },
  };
}

/** Fields in which something stands that is no number: the browser gives them no value, as if nothing were typed. */
function unreadable(uid: string): FormProblems<string> {
  const fields = document.querySelectorAll<HTMLInputElement>(`form[id="${formIdOf(uid)}"] [type=number]`);
  const wrong = [...fields].filter(({ validity }) => validity.badInput);
  return Object.fromEntries(wrong.map(({ name }) => [name, 'invalid'] as const));
}

/** The fields of a form, with what came back to a browser without scripts. */
function useFields(
  uid: string,
  { posted, captcha, form: authored, given = {} }: AuthoredFormData,
): FormControl<string> {
  const t = usePhrases();
  const known = Object.fromEntries(
    visibleFields(authored).flatMap((field) => {
      const value = given[field.htmlName];
      return value === undefined ? [] : [[fieldName(field), value]];
    }),
  );
  const returned = posted?.outcome === 'success' ? undefined : posted;
  const rules = (values: AuthoredValues): FormRules<string> => ({
    ...authoredRules(authored, values),
    ...(captcha ? { [captchaField]: { kind: 'text', isRequired: true, maxLength: 16_384 } as const } : {}),
  });
  const labels = {
    ...Object.fromEntries(visibleFields(authored).map((field) => [fieldName(field), field.label])),
    ...(captcha ? { [captchaField]: t('Security check') } : {}),
  };
  const problems = returned && {
    ...requirementProblems(authored, returned.validationErrors),
    ...returned.problems,
  };
  return useForm<string>({
    prefix: `${uid}-`,
    labels,
    rules,
    initial: { ...namedValues(authored, {}), [captchaField]: '', ...known, ...returned?.values },
    problems,
    messages: {
      [captchaField]: t('We could not check this. Please try again or call us: 1-888-824-0200.'),
    },
  });
}

/** Makes what is sent of a form. */
function useRequest(item: string, { form }: AuthoredFormData) {
  const { language } = usePage();
  const draft = useRef({ id: '', content: '' });
  return (typed: AuthoredValues, honeypot: string) => {
    const values = Object.fromEntries(
      visibleFields(form).map((field) => [field.id, typed[fieldName(field)] ?? '']),
    );
    const content = JSON.stringify(values);
    // The same content under the same key, however often it is sent: it is stored once.
    if (draft.current.content !== content) draft.current = { id: randomUuid(), content };
    const captcha = typed[captchaField] ?? '';
    return { item, language, draftId: draft.current.id, honeypot, captcha, values };
  };
}

/** Records a try for analytics: which fields were blank, or what became of it; nothing of any value. @requirement K5 */
function useMeasure(formId: string): (formError: string) => void {
  const { analytics } = usePage();
  return (formError) => {
    if (analytics)
      pushEvent(
        { eventName: 'form submit', formName: formId, ...(formError ? { formError } : {}) },
        analytics,
      );
  };
}
