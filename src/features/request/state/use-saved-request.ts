import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { hrefOn } from '@/cms/fields/link';
import { usePage } from '@/cms/page';
import { scheduling } from '@/config/scheduling';
import type { SaveAnswer, SaveRequest } from '@/contracts/saved-request';
import {
  fleetingFields,
  emptyPatientForm,
  patientFieldNames,
  type PatientForm,
} from '@/domain/patient-form/form';
import type { PatientField } from '@/domain/patient-form/fields';
import type { RequestKind } from '@/domain/patient-form/description';
import type { Result } from '@/lib/result';
import type { FormControl } from '@/ui/form/form-control';
import { callScheduling, type CallFailure } from '@/features/appointment/state/api';
import { purgeBooking } from '@/features/appointment/state/session';
import { readScheduleData } from '@/features/appointment/state/schedule-data';
import { takeSaved, takeTyped, writeTyped } from './session';
import { useLeaving } from '@/features/appointment/state/use-leaving';

export type SavedControl = {
  /** The answers of an earlier time stand in the form. */
  readonly isResumed: boolean;
  /** The draft that the form was gone on with or was saved as last. */
  readonly draftId: () => string | undefined;
  /** Keeps what was typed and has a link sent to an address. */
  readonly save: (email: string) => Promise<Result<SaveAnswer, CallFailure>>;
  /** Leaves nothing of the form in this browser. */
  readonly leave: () => void;
};

type SavedSetup = {
  readonly kind: RequestKind;
  /** The form's item. */
  readonly item: string;
  /** What stood in the form from the start. */
  readonly initial: PatientForm;
  /** Then nothing of it is kept. */
  readonly isSent: boolean;
  /** It came back from the server, with everything in it. */
  readonly isReturned: boolean;
};

/**
 * A request form that can be finished later: filled with what a link brought, or with what was typed before its page was
 * left or lost, and saved for another link.
 * @requirement J9
 */
export function useSavedRequest(form: FormControl<PatientField>, setup: SavedSetup): SavedControl {
  const { kind, item, initial } = setup;
  const page = usePage();
  const [isResumed, setResumed] = useState(false);
  const draftId = useRef<string>(undefined);
  const resume = useEffectEvent(() => {
    const saved = takeSaved(kind);
    const typed = takeTyped(item);
    if (saved) {
      draftId.current = saved.draftId;
      form.change(saved.values);
    } else if (typed && !setup.isReturned) {
      // What an address asks for now is newer than what was chosen then.
      form.change(without(typed, (name) => initial[name] !== emptyPatientForm[name]));
    } else return;
    setResumed(true);
  });
  // What another page left is known to the browser alone, so it is read after the first render.
  // oxlint-disable-next-line react/set-state-in-effect
  useEffect(() => resume(), []);

  const hasLeft = useRef(false);
  const changedAt = useRef(0);
  useEffect(() => {
    changedAt.current = Date.now();
  }, [form.values]);
  useLeaving(() => {
    const isIdle = Date.now() - changedAt.current > scheduling.idleMinutes * 60_000;
    if (setup.isSent || hasLeft.current || isIdle) return;
    const { isWorkersComp, ...data } = readScheduleData();
    const known: Readonly<Record<string, unknown>> = {
      ...initial,
      ...data,
      ...(isWorkersComp ? { isWorkersComp: 'true' } : {}),
    };
    const typed = without(
      form.values,
      (name) => fleetingFields.has(name) || form.values[name] === known[name],
    );
    writeTyped(item, typed);
  });

  const save = async (email: string) => {
    const typed = patientFieldNames.filter(
      (name) => !fleetingFields.has(name) && form.values[name] !== emptyPatientForm[name],
    );
    const body: SaveRequest = {
      email,
      kind,
      language: page.language,
      path: hrefOn(page, page.pathname),
      values: Object.fromEntries(typed.map((name) => [name, form.values[name]])),
      ...(draftId.current === undefined ? {} : { replaces: draftId.current }),
    };
    const answer = await callScheduling<SaveAnswer>('save-request', body);
    if (answer.ok) draftId.current = answer.value.draftId;
    return answer;
  };

  return {
    isResumed,
    draftId: () => draftId.current,
    save,
    leave: () => {
      hasLeft.current = true;
      purgeBooking();
      // In place of this page, so that the way back does not lead to what was typed.
      window.location.replace(hrefOn(page, '/'));
    },
  };
}

function without(
  values: Partial<PatientForm>,
  isDropped: (name: PatientField) => boolean,
): Partial<PatientForm> {
  return Object.fromEntries(Object.entries(values).filter(([name]) => !isDropped(name as PatientField)));
}
