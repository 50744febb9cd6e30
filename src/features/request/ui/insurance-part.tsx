import { useEffect, useRef, useState, type ReactNode } from 'react';
import { cardSides, emptyPatientForm, fieldsIn } from '@/domain/patient-form/form';
import type { PatientField } from '@/domain/patient-form/fields';
import { HolderFields, SectionFields } from '@/features/appointment/ui/section-fields';
import { usePhrases } from '@/i18n/use-phrases';
import type { FormControl } from '@/ui/form/form-control';
import type { RequestFormControl } from '../state/use-request-form';
import { CardFields } from './card-fields';
import styles from '@/features/appointment/ui/form.module.css';

type InsurancePartProps = {
  readonly control: RequestFormControl;
  /** What the author says of it. */
  readonly intro: ReactNode;
  readonly hasCards: boolean;
};

const fields: readonly PatientField[] = [
  ...fieldsIn('long', 'insurance'),
  ...fieldsIn('long', 'holder'),
  ...cardSides,
];

/** The insurance, which nobody must name in a request: folded until somebody wants to. @requirement J1 J9 */
export function InsurancePart({ control, intro, hasCards }: InsurancePartProps): ReactNode {
  const t = usePhrases();
  const { form, fields: setup } = control;
  const isInUse = control.hasLostFiles || fields.some((name) => isUsed(form, name));
  const [isOpen, setOpen] = useState(isInUse);
  const element = useRef<HTMLDetailsElement>(null);
  // It may have been opened before anybody listened.
  useEffect(() => {
    if (element.current?.open) setOpen(true);
  }, []);
  // What stands in it, or is wrong with it, is seen at once.
  const [wasInUse, setWasInUse] = useState(isInUse);
  if (wasInUse !== isInUse) {
    setWasInUse(isInUse);
    if (isInUse) setOpen(true);
  }
  return (
    <details
      ref={element}
      className={styles.folded}
      open={isOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>{t('Add your insurance (optional)')}</summary>
      {intro}
      <SectionFields {...{ form, setup }} kind="long" section="insurance" />
      <HolderFields {...{ form, setup }} kind="long" />
      {hasCards ? <CardFields form={form} cards={control.cards} hasLostFiles={control.hasLostFiles} /> : null}
    </details>
  );
}

/** Whether something stands in a field, or is wrong with it. */
function isUsed(form: FormControl<PatientField>, name: PatientField): boolean {
  return form.values[name] !== emptyPatientForm[name] || form.field(name).error !== undefined;
}
