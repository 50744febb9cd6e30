import type { ReactNode } from 'react';
import { usePhrases } from '@/i18n/use-phrases';
import { DateRangeField } from '@/ui/field/DateRangeField';
import { RadioGroup } from '@/ui/field/RadioGroup';
import { TextField } from '@/ui/field/TextField';
import type { FormControl } from '@/ui/form/form-control';
import { timesOfDay, type WaitField } from '../model/wait-form';

/** What somebody who waits is told before they say anything. @requirement I17 K10 */
export function WaitTerms(): ReactNode {
  const t = usePhrases();
  return (
    <>
      <p>{t('We write to you when a time opens between these dates. Whoever takes it first has it.')}</p>
      <p>{t('First we send you a message with a link that confirms your address.')}</p>
    </>
  );
}

/** What somebody who joined does next. @requirement I17 K10 */
export function JoinedNote(): ReactNode {
  const t = usePhrases();
  return (
    <>
      <p>{t('We sent you a message. Press the link in it within two days, then you are on the waitlist.')}</p>
      <p>{t('If it is not there in a few minutes, look in your spam folder.')}</p>
    </>
  );
}

type WaitFieldsProps = {
  readonly form: Pick<FormControl<WaitField>, 'field'>;
  /** Calendar date in Chicago, yyyy-MM-dd. */
  readonly today: string;
};

/** Address, dates and time of day of somebody who waits. @requirement I17 K4 */
export function WaitFields({ form, today }: WaitFieldsProps): ReactNode {
  const t = usePhrases();
  return (
    <>
      <TextField {...form.field('email')} type="email" autoComplete="email" maxLength={200} />
      <DateRangeField
        label={t('Between which days could you come?')}
        from={form.field('earliest')}
        to={form.field('latest')}
        today={today}
      />
      <RadioGroup
        {...form.field('timeOfDay')}
        options={timesOfDay.map(([value, label]) => [value, t(label)] as const)}
        isBar
      />
    </>
  );
}
