import type { ReactNode } from 'react';
import { autofillOf, fieldName, type AuthoredField } from '@/domain/authored-form/authored-form';
import { usePhrases } from '@/i18n/use-phrases';
import { Checkbox } from '@/ui/field/Checkbox';
import { DateField } from '@/ui/field/DateField';
import { RadioGroup } from '@/ui/field/RadioGroup';
import { SelectField, type Option } from '@/ui/field/SelectField';
import { TextArea } from '@/ui/field/TextArea';
import { TextField } from '@/ui/field/TextField';
import type { FormControl } from '@/ui/form/form-control';
import styles from '@/features/form/ui/form.module.css';

type AuthoredFieldProps = {
  readonly field: AuthoredField;
  readonly form: FormControl<string>;
  /** Nothing is called wrong before somebody tried to send the form. */
  readonly hasAttempted: boolean;
};

/** A field of an authored form, by its kind. A star marks what is required, and words what is optional, as in every form. @requirement K6 */
export function AuthoredFieldControl({ field, form, hasAttempted }: AuthoredFieldProps): ReactNode {
  const t = usePhrases();
  const own = form.field(fieldName(field));
  const label = own.isRequired ? `${own.label} *` : own.label;
  const isOptional = !own.isRequired;
  const error = hasAttempted ? own.error : undefined;
  const bound = { ...own, label, isOptional, error, hint: field.hint || undefined };
  const autoComplete = autofillOf(field) ?? 'off';
  const limit = field.maxLength === undefined ? {} : { maxLength: field.maxLength };
  switch (field.control) {
    case 'hidden':
      return null;
    case 'textArea':
      return <TextArea {...bound} {...limit} />;
    case 'select':
      return <SelectField {...bound} options={field.options} empty={field.empty ?? t('Choose one')} />;
    case 'radio':
      return <RadioGroup {...bound} options={field.options} />;
    case 'date':
      // Whether the day is past or to come nobody knows: an example of either would mislead.
      return <DateField {...bound} hint={bound.hint ?? t('placeholder MM-DD-YYYY')} hasCalendar />;
    case 'checkbox':
      return (
        <div className={styles.box}>
          <Checkbox
            id={bound.id}
            name={bound.name}
            value="true"
            label={label}
            isRequired={bound.isRequired}
            isChecked={bound.value === 'true'}
            onCheckedChange={(isChecked) => bound.onValueChange(isChecked ? 'true' : '')}
            describedBy={bound.hint && `${bound.id}-hint`}
            error={bound.error}
            onBlur={bound.onBlur}
          />
          {bound.hint ? (
            <p id={`${bound.id}-hint`} className={styles.hint}>
              {bound.hint}
            </p>
          ) : null}
        </div>
      );
    case 'number':
      return <TextField {...bound} type="number" inputMode="numeric" width="zip" {...limit} />;
    case 'email':
      return <TextField {...bound} type="email" autoComplete="email" {...limit} />;
    case 'text':
      return field.choices ? (
        <SelectField
          {...bound}
          hint={undefined}
          options={choicesOf(field.choices, own.value, t('Another study, or I do not know yet'))}
          empty={t('Choose one')}
        />
      ) : (
        <TextField
          {...bound}
          {...limit}
          autoComplete={autoComplete}
          {...(autoComplete === 'tel' ? { inputMode: 'tel' as const } : {})}
        />
      );
  }
}

/** What may be chosen, whatever else was said before, and that nothing of it fits. */
function choicesOf(choices: readonly string[], said: string, other: string): readonly Option[] {
  const known = said === '' || said === other || choices.includes(said) ? choices : [said, ...choices];
  return [...known, other].map((choice) => [choice, choice] as const);
}
