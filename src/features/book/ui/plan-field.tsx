import { useState, type ReactNode } from 'react';
import type { PatientField } from '@/domain/patient-form/fields';
import type { PlanControlProps } from '@/features/appointment/ui/patient-field';
import { usePhrases } from '@/i18n/use-phrases';
import { SelectField } from '@/ui/field/SelectField';
import { TextField } from '@/ui/field/TextField';
import type { FormControl } from '@/ui/form/form-control';
import { isPlanTaken, type PlanList } from '../model/plan-list';
import styles from '@/features/appointment/ui/appointment.module.css';

type PlanFieldProps = PlanControlProps & {
  readonly offer: PlanList;
  /** Told whether the name is typed: errors call the field by the label of what is seen. */
  readonly onTyping: (isTyped: boolean) => void;
};

/** Stands for no plan of the list: the name is typed. */
const unlisted = 'unlisted';

/**
 * The plan, chosen from the clinic's list, or typed where the list does not have it; and whether the doctor takes it.
 * Without a list any name may be typed, so a list that is missing stops nobody.
 * @requirement I9
 */
export function PlanField({ form, offer, onTyping, ...field }: PlanFieldProps): ReactNode {
  const t = usePhrases();
  const { insuranceName, insurancePayorId } = form.values;
  const [isUnlisted, setUnlisted] = useState(false);
  const { plans } = offer;
  const chosen = plans.find(({ id, name }) => id === insurancePayorId && name === insuranceName);
  const isTyped = !chosen && (isUnlisted || insuranceName !== '');
  if (plans.length === 0) return <TextField {...field} onValueChange={typeName(form)} />;
  return (
    <>
      <SelectField
        {...field}
        {...(isTyped ? { id: `${field.id}-plan`, error: undefined, label: t('Insurance provider') } : {})}
        name="insurancePlan"
        value={isTyped ? unlisted : (chosen?.id ?? '')}
        empty={t('Choose your plan')}
        options={[
          ...plans.map(({ id, name }) => [id, name] as const),
          [unlisted, t('My plan is not in this list')],
        ]}
        onValueChange={(id) => {
          setUnlisted(id === unlisted);
          onTyping(id === unlisted);
          const plan = plans.find((one) => one.id === id);
          form.change({ insurancePayorId: plan?.id ?? '', insuranceName: plan?.name ?? '' });
        }}
      />
      {isTyped ? (
        <TextField {...field} label={t('Name of your plan')} onValueChange={typeName(form)} />
      ) : null}
      <PlanNote offer={offer} plan={insuranceName} isTyped={isTyped} />
    </>
  );
}

function typeName(form: FormControl<PatientField>): (insuranceName: string) => void {
  return (insuranceName) => form.change({ insuranceName, insurancePayorId: '' });
}

type PlanNoteProps = { readonly offer: PlanList; readonly plan: string; readonly isTyped: boolean };

/** Says as soon as a plan is named whether the doctor takes it. */
export function PlanNote({ offer, plan, isTyped }: PlanNoteProps): ReactNode {
  const t = usePhrases();
  const { doctor } = offer;
  const taken = isTyped ? undefined : isPlanTaken(offer, plan);
  const notes = {
    yes: '{doctor} takes {plan}.',
    no: '{doctor} does not list {plan}. You can book, but the visit may cost you more. Please ask your plan first.',
    unknown:
      'We cannot tell here whether {doctor} takes this plan. Please ask your plan, or call us: 1-888-824-0200.',
  } as const;
  const key = taken === undefined ? 'unknown' : taken ? 'yes' : 'no';
  return (
    <output className={plan === '' ? 'visually-hidden' : styles.hint}>
      {/* What is typed letter by letter is not answered letter by letter: the sentence stays the same. */}
      {plan === '' || doctor === '' ? '' : t(notes[key], { doctor, plan })}
    </output>
  );
}
