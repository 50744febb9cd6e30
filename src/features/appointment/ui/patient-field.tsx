import type { ComponentProps, ReactNode } from 'react';
import { isProxy } from '@/domain/patient-form/answers';
import type { FieldDescription } from '@/domain/patient-form/description';
import type { PatientField as FieldName } from '@/domain/patient-form/fields';
import { usePhrases, type Translate } from '@/i18n/use-phrases';
import { birthYearOf } from '@/lib/dates';
import { Checkbox } from '@/ui/field/Checkbox';
import { DateField } from '@/ui/field/DateField';
import { DateRangeField } from '@/ui/field/DateRangeField';
import { PhoneField } from '@/ui/field/PhoneField';
import { RadioGroup } from '@/ui/field/RadioGroup';
import { SelectField, type Option } from '@/ui/field/SelectField';
import { TextArea } from '@/ui/field/TextArea';
import { TextField } from '@/ui/field/TextField';
import type { BoundField, FormControl } from '@/ui/form/form-control';

/** What the control of an insurance plan gets: a line of text, and the form whose other answers it fills. */
export type PlanControlProps = ComponentProps<typeof TextField> & { readonly form: FormControl<FieldName> };

/** What the controls of a form need to know beside the form itself. */
export type FieldSetup = {
  /** `yyyy-MM-dd` at the clinic. */
  readonly today: string;
  /** In a booking: for whom the visit is. */
  readonly isAdultPatient?: boolean;
  /** Choices in place of the described ones. */
  readonly offered: Readonly<Partial<Record<FieldName, readonly string[]>>>;
  /** Hints in place of the described ones. */
  readonly hints?: Readonly<Partial<Record<FieldName, string>>>;
  /** How an insurance plan is chosen; without it a plan is typed. */
  readonly plan?: (field: PlanControlProps) => ReactNode;
};

type PatientFieldProps = {
  readonly form: FormControl<FieldName>;
  readonly name: FieldName;
  readonly field: FieldDescription;
  readonly setup: FieldSetup;
  /** Replaces what the form says of the field. */
  readonly own?: Partial<BoundField> & { readonly isDisabled?: boolean; readonly isOptional?: boolean };
};

/** The control of a field of the patient form, chosen by its description. @requirement I9 J1 J5 J8 */
export function PatientField({ form, name, field, setup, own }: PatientFieldProps): ReactNode {
  const t = usePhrases();
  const hint = setup.hints?.[name] ?? field.hint;
  const bound = { ...form.field(name), hint: hint && t(hint), ...own };
  const length = field.length === undefined ? {} : { maxLength: field.length };
  const text = {
    ...bound,
    isOptional: own?.isOptional ?? !bound.isRequired,
    ...autofill(field, form),
    ...length,
  };
  switch (field.control) {
    case 'text':
      return <TextField {...text} />;
    case 'tel':
    case 'email':
      return <TextField {...text} type={field.control} />;
    case 'phone':
      return <PhoneField {...text} />;
    case 'zip':
      return <TextField {...text} width="zip" inputMode="numeric" pattern="\d{5}(-\d{4})?" />;
    case 'plan':
      return setup.plan?.({ ...text, form }) ?? <TextField {...text} />;
    case 'prose':
      return <TextArea {...bound} {...length} />;
    case 'date': {
      // A day on which more depends is chosen from a calendar too.
      const isChild = setup.isAdultPatient === false || form.values.bookedFor === 'Child';
      const calendar = field.decidesAge
        ? { max: setup.today, hasCalendar: true, opensAt: birthYearOf(setup.today, isChild) }
        : {};
      return <DateField {...bound} isOptional={text.isOptional} {...autofill(field, form)} {...calendar} />;
    }
    case 'dateRange':
      return <DaysField {...{ form, name, field }} today={setup.today} />;
    case 'select': {
      const options = optionsOf(field, setup.offered[name], t);
      // Without scripts it is shown to everybody; any other list that may be left starts with an answer.
      const isOfSome = field.isAsked !== undefined && text.isOptional;
      return (
        <SelectField
          {...bound}
          isOptional={isOfSome}
          {...autofill(field, form)}
          empty={t(field.noChoice ?? '')}
          options={options}
        />
      );
    }
    case 'radio':
      return <RadioGroup {...bound} options={optionsOf(field, setup.offered[name], t)} isBar />;
    case 'checkbox':
      return <FlagField field={bound} />;
    case 'file':
    case 'captcha':
    case 'hidden':
      return null;
  }
}

/** The autofill token. The browser's owner is not the patient where somebody else asks: nothing is filled in then. */
function autofill(
  { section, isAsked, autoComplete }: FieldDescription,
  { values }: FormControl<FieldName>,
): { readonly autoComplete?: string } {
  const isOfPatient = section === 'person' && isAsked !== isProxy;
  if (autoComplete === undefined) return {};
  return { autoComplete: isOfPatient && isProxy(values) ? 'off' : autoComplete };
}

/** Choices as they are sent, in the words of the page's language. */
function optionsOf(
  { choices = [] }: FieldDescription,
  offered: readonly string[] | undefined,
  t: Translate,
): readonly Option[] {
  return (offered?.map((value) => [value, value] as const) ?? choices).map(([value, phrase]) => [
    value,
    t(phrase),
  ]);
}

/** A field that is ticked or not. */
function FlagField({ field }: { readonly field: BoundField }): ReactNode {
  const { id, name, label, value, onValueChange } = field;
  return (
    <Checkbox
      id={id}
      name={name}
      label={label}
      value="true"
      isChecked={value === 'true'}
      onCheckedChange={(isChecked) => onValueChange(isChecked ? 'true' : '')}
    />
  );
}

type DaysFieldProps = Pick<PatientFieldProps, 'form' | 'name' | 'field'> & { readonly today: string };

/** The first and the last day of a range. */
function DaysField({ form, name, field, today }: DaysFieldProps): ReactNode {
  const t = usePhrases();
  if (!field.range) return null;
  const to = form.field(field.range.until as FieldName);
  return (
    <DateRangeField label={t(field.range.label)} isOptional from={form.field(name)} to={to} today={today} />
  );
}
