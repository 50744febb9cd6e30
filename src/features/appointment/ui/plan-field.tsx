import type { ComponentProps, ReactNode } from 'react';
import type { PatientField } from '@/domain/patient-form/fields';
import { usePhrases } from '@/i18n/use-phrases';
import { TextField } from '@/ui/field/TextField';
import type { FormControl } from '@/ui/form/form-control';

/** An insurance plan that is offered while its name is typed. */
export type Plan = { readonly id: string; readonly name: string };

type PlanFieldProps = ComponentProps<typeof TextField> & {
  readonly form: FormControl<PatientField>;
  readonly plans: readonly Plan[];
};

/** The plan from the list; any name may be typed, so a list that is missing or too short stops nobody. */
export function PlanField({ form, plans, ...field }: PlanFieldProps): ReactNode {
  const t = usePhrases();
  const listId = `${field.id}-plans`;
  const suggested =
    plans.length > 0 ? { list: listId, hint: t('Start typing and choose your plan, or type its name.') } : {};
  return (
    <>
      <TextField
        {...field}
        {...suggested}
        onValueChange={(insuranceName) => {
          const insurancePayorId = plans.find((plan) => plan.name === insuranceName)?.id ?? '';
          form.change({ insuranceName, insurancePayorId });
        }}
      />
      {plans.length > 0 ? (
        <datalist id={listId}>
          {plans.map((plan) => (
            <option key={plan.id} value={plan.name}>
              {plan.name}
            </option>
          ))}
        </datalist>
      ) : null}
    </>
  );
}
