import { useEffect, useState, type ReactNode } from 'react';
import { decidingAnswers, isInsured, isPolicyHolder } from '@/domain/patient-form/answers';
import type { FieldDescription, FormKind, Section, ShownWith } from '@/domain/patient-form/description';
import type { PatientField as FieldName } from '@/domain/patient-form/fields';
import { described, fieldsIn } from '@/domain/patient-form/form';
import { withSubscriber } from '@/domain/patient-form/sent';
import type { FormControl } from '@/ui/form/form-control';
import { useHydrated } from '@/ui/form/use-hydrated';
import { shownKey } from '@/domain/patient-form/shown-with';
import { FromAbroad } from './from-abroad';
import { PatientField, type FieldSetup } from './patient-field';
import styles from '@/features/appointment/ui/shown-with.module.css';

type SectionFieldsProps = {
  readonly form: FormControl<FieldName>;
  readonly kind: FormKind;
  readonly section: Section;
  readonly setup: FieldSetup;
  /** Fields that an author does without. */
  readonly leftOut?: readonly FieldName[];
};

/**
 * The fields of one section of a form. One that is not asked for now is left out; until the scripts know, a style sheet
 * hides it.
 * @requirement I9 J1 J5 J8
 */
export function SectionFields({ form, kind, section, setup, leftOut = [] }: SectionFieldsProps): ReactNode {
  const isHydrated = useHydrated();
  // In its first moment a form reads what was typed before its script came: what is presumed was typed by nobody.
  const [isRead, setRead] = useState(false);
  // oxlint-disable-next-line react/set-state-in-effect
  useEffect(() => setRead(true), []);
  const answers = decidingAnswers(form.values, setup.isAdultPatient);
  const fields = fieldsIn(kind, section).map((name) => {
    const field = described(name, kind);
    const isAsked = field.isAsked?.(answers, setup.today) !== false;
    if (leftOut.includes(name) || (isHydrated && !isAsked)) return null;
    // Without scripts nothing is presumed: the answers on which it rests are not given yet.
    const presumed = isRead && form.values[name] === '' && field.presumed?.(answers, setup.today);
    const own = { ...(isHydrated ? {} : untilKnown(field, kind)), ...(presumed ? { value: presumed } : {}) };
    const control = <PatientField key={name} {...{ form, name, field, setup, own }} />;
    if (!field.shownWith) return control;
    // The same element from the start, so that nothing in it loses the focus when the scripts come.
    return (
      <Shown
        key={name}
        with={isAsked && field.shownWith.isUnsure ? undefined : field.shownWith}
        setup={setup}
      >
        {control}
      </Shown>
    );
  });
  // The form for people from abroad is where it leads.
  if (section !== 'address' || kind === 'international') return fields;
  return (
    <>
      <FromAbroad />
      {fields}
    </>
  );
}

/** A browser would hold a form back for a field that it does not show: until scripts are there, the server checks it. */
function untilKnown({ shownWith, forms }: FieldDescription, kind: FormKind) {
  if (!shownWith || shownWith.isUnsure) return {};
  return { isRequired: false, isOptional: forms[kind] !== 'required' };
}

type ShownProps = {
  readonly with: ShownWith | undefined;
  readonly setup: FieldSetup;
  readonly children: ReactNode;
};

/** A field that is shown with certain choices; by the style sheet, until the scripts do it. */
function Shown({ with: shownWith, setup, children }: ShownProps): ReactNode {
  const isHydrated = useHydrated();
  // A visit for children may need what the date of birth decides.
  const isKnown = isHydrated || !shownWith || (shownWith.isUnsure && setup.isAdultPatient === false);
  return (
    <div
      className={styles.shown}
      data-with={isKnown ? undefined : shownKey(shownWith)}
      data-unsure={isKnown || !shownWith.isUnsure ? undefined : ''}
    >
      {children}
    </div>
  );
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
    const field = described(name, kind);
    const own = isPatient ? { isDisabled: true, isOptional: false, value: whole[name] } : {};
    return (
      <Shown key={name} with={field.shownWith} setup={setup}>
        <PatientField {...{ form, name, setup, own, field }} />
      </Shown>
    );
  });
}
