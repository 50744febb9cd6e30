import { useEffect, useState, type ReactNode } from 'react';
import { decidingAnswers, isInsured, isPolicyHolder } from '@/domain/patient-form/answers';
import type { FormKind, Section } from '@/domain/patient-form/description';
import type { PatientField as FieldName } from '@/domain/patient-form/fields';
import { described, fieldsIn } from '@/domain/patient-form/form';
import { withSubscriber } from '@/domain/patient-form/sent';
import type { FormControl } from '@/ui/form/form-control';
import { useHydrated } from '@/ui/form/use-hydrated';
import { PatientField, type FieldSetup } from './patient-field';

type SectionFieldsProps = {
  readonly form: FormControl<FieldName>;
  readonly kind: FormKind;
  readonly section: Section;
  readonly setup: FieldSetup;
  /** Fields that an author does without. */
  readonly leftOut?: readonly FieldName[];
};

/**
 * The fields of one section of a form. One that is not asked for now is hidden; without scripts, which could not show
 * it later, it is there from the start.
 * @requirement I9 J1 J5 J8
 */
export function SectionFields({ form, kind, section, setup, leftOut = [] }: SectionFieldsProps): ReactNode {
  const isHydrated = useHydrated();
  // In its first moment a form reads what was typed before its script came: what is presumed was typed by nobody.
  const [isRead, setRead] = useState(false);
  // oxlint-disable-next-line react/set-state-in-effect
  useEffect(() => setRead(true), []);
  const answers = decidingAnswers(form.values, setup.isAdultPatient);
  return fieldsIn(kind, section).map((name) => {
    const field = described(name, kind);
    const isHidden =
      leftOut.includes(name) || (isHydrated && field.isAsked?.(answers, setup.today) === false);
    if (isHidden) return null;
    // Without scripts nothing is presumed: the answers on which it rests are not given yet.
    const presumed = isRead && form.values[name] === '' && field.presumed?.(answers, setup.today);
    const own = presumed ? { value: presumed } : {};
    return <PatientField key={name} {...{ form, name, field, setup, own }} />;
  });
}

/**
 * The policy holder. When that is the patient, the fields are disabled and show the patient's own details. Without
 * scripts they stay open, and the server fills them.
 * @requirement J1 J8
 */
export function HolderFields({ form, kind, setup }: Omit<SectionFieldsProps, 'section'>): ReactNode {
  const isHydrated = useHydrated();
  if (isHydrated && !isInsured(form.values)) return null;
  const isPatient =
    isHydrated && isPolicyHolder(decidingAnswers(form.values, setup.isAdultPatient), setup.today);
  // Nobody has said yet who it is.
  if (isHydrated && !isPatient && form.values.insuranceRelationshipToSubscriber === '') return null;
  const whole = withSubscriber(form.values, setup.today);
  return fieldsIn(kind, 'holder').map((name) => {
    const own = isPatient ? { isDisabled: true, isOptional: false, value: whole[name] } : {};
    return <PatientField key={name} {...{ form, name, setup, own }} field={described(name, kind)} />;
  });
}
