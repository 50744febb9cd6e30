import type { ReactNode } from 'react';
import type { InsurancePlan } from '@/contracts/scheduling';
import type { PlanControlProps } from '@/features/appointment/ui/patient-field';
import { usePhrases } from '@/i18n/use-phrases';
import { SelectField } from '@/ui/field/SelectField';
import { TextField } from '@/ui/field/TextField';
import { planName, unlistedPlan } from '../steps/patient';

type PlanChoiceProps = PlanControlProps & { readonly plans: readonly InsurancePlan[] };

/** The plan, chosen from the clinic's list; below it the name of one that is not in the list. @requirement I9 */
export function PlanChoice({ form, plans, ...field }: PlanChoiceProps): ReactNode {
  const t = usePhrases();
  const { insuranceName, insurancePayorId } = form.values;
  const chosen = plans.find(({ id, name }) => id === insurancePayorId && name === insuranceName);
  const { value: _value, onValueChange: _onValueChange, ...own } = field;
  if (plans.length === 0) return <TextField {...field} />;
  return (
    <>
      <SelectField
        {...own}
        name={planName}
        defaultValue={chosen?.id ?? (insuranceName === '' ? '' : unlistedPlan)}
        empty={t('Choose your plan')}
        options={[
          ...plans.map(({ id, name }) => [id, name] as const),
          [unlistedPlan, t('My plan is not in this list')],
        ]}
      />
      <TextField
        id={`${field.id}-typed`}
        name="insuranceName"
        label={t('Name of your plan')}
        hint={t('My plan is not in this list')}
        defaultValue={chosen ? '' : insuranceName}
        maxLength={field.maxLength ?? 120}
        autoComplete="off"
        isOptional
      />
    </>
  );
}
