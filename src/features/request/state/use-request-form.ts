import { useMemo, useState } from 'react';
import type { ComponentFields } from '@/cms/layout-data';
import { scheduling } from '@/config/scheduling';
import type { RequestKind } from '@/domain/patient-form/description';
import type { PatientField } from '@/domain/patient-form/fields';
import { emptyForm, offeredChoices, type PatientForm } from '@/domain/patient-form/form';
import { patientFormRules } from '@/domain/patient-form/rules';
import { authoredChoices } from '@/features/appointment/model/authored-choices';
import type { FieldSetup } from '@/features/appointment/ui/patient-field';
import type { PatientLabels } from '@/features/appointment/ui/use-patient-labels';
import { usePhrases } from '@/i18n/use-phrases';
import { localDateAt } from '@/lib/chicago-time';
import { useForm } from '@/ui/form/use-form';
import type { FormControl } from '@/ui/form/form-control';
import type { RequestFormData } from '../model/request-data';
import { useCards, type CardsControl } from './use-cards';
import { usePrefill } from './use-prefill';
import { useSavedRequest, type SavedControl } from './use-saved-request';
import { childsHints, isForChild } from './use-request-words';
import { useSubmit, type Submission } from './use-submit';

export type RequestFormSetup = {
  readonly kind: RequestKind;
  /** Its name for analytics. */
  readonly name: string;
  /** The form's item, and what is authored there. */
  readonly item: string;
  readonly authored: ComponentFields | undefined;
  readonly labels: (values: PatientForm) => PatientLabels;
  readonly data: RequestFormData;
  /** What is chosen from the start. */
  readonly initial?: Partial<PatientForm>;
};

/** The children's hospital has a line of its own. */
const childrensHints = {
  guardianName:
    'Patients under 18 need one for this visit. If that is difficult for you, call the children’s hospital: 1-888-824-0200.',
} as const;

export type RequestFormControl = Submission & {
  readonly form: FormControl<PatientField>;
  /** What the form's controls need to know. */
  readonly fields: FieldSetup;
  /** Pictures of the insurance card. */
  readonly cards: CardsControl;
  /** Finishing it later. */
  readonly saved: SavedControl;
  /** The form came back without scripts, and without its files. */
  readonly hasLostFiles: boolean;
  /** The form came back without scripts: sending it failed. */
  readonly hasFailed: boolean;
};

/**
 * A request form: filled with what this tab already knows, checked, sent once per draft.
 * @requirement J1 J3 K5 K10
 */
export function useRequestForm(setup: RequestFormSetup): RequestFormControl {
  const { kind, item, data, authored } = setup;
  const { posted } = data;
  const t = usePhrases();
  const returned = posted?.outcome === 'success' ? undefined : posted;
  const [today] = useState(() => localDateAt(Date.now(), scheduling.zone));
  const offered = useMemo(() => offeredChoices((name) => authoredChoices(authored, name)), [authored]);
  const checks = { kind, isCaptchaRequired: data.captcha !== null, offered, today };
  const initial = { ...emptyForm(kind), ...setup.initial };
  const form = useForm<PatientField>({
    prefix: `${setup.name}-`,
    labels: setup.labels,
    rules: (values) => patientFormRules(values, checks),
    initial: { ...initial, ...returned?.values },
    problems: returned?.problems,
    messages: { captcha: t('We could not check this. Please try again or call us: 1-888-824-0200.') },
  });
  const cards = useCards(form);
  usePrefill(form, patientFormRules(form.values, checks));
  const [isSent, setSent] = useState(posted?.outcome === 'success');
  const saved = useSavedRequest(form, { kind, item, initial, isSent, isReturned: posted !== undefined });
  const submission = useSubmit(form, {
    name: setup.name,
    item,
    checks,
    cards,
    draftId: saved.draftId,
    posted,
    onSent: () => setSent(true),
  });
  return {
    ...submission,
    form,
    fields: {
      today,
      offered,
      hints: {
        ...(data.patients ? childrensHints : {}),
        ...(isForChild(form.values) ? childsHints : {}),
      },
    },
    cards,
    saved,
    hasLostFiles: returned?.hasLostFiles === true,
    hasFailed: returned?.outcome === 'error',
  };
}
