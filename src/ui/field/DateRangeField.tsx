import type { ReactNode } from 'react';
import { usePhrases } from '@/i18n/use-phrases';
import { lastRangeDay } from '@/lib/dates';
import { DateField } from '@/ui/field/DateField';
import { GroupFrame } from '@/ui/field/field-frame';
import type { BoundField } from '@/ui/form/use-form';

type DateRangeFieldProps = {
  /** The question over both dates. */
  readonly label: string;
  readonly hint?: string | undefined;
  readonly isOptional?: boolean;
  readonly from: BoundField;
  readonly to: BoundField;
  /** The first day to choose, `yyyy-MM-dd`; fifteen years from then on can be chosen. Undefined before it is known. */
  readonly today: string | undefined;
};

/** From one day to another, none of them in the past; each typed, or chosen from a calendar. @requirement K4 */
export function DateRangeField({ from, to, today, ...group }: DateRangeFieldProps): ReactNode {
  const t = usePhrases();
  const limits = today === undefined ? {} : { min: today, max: lastRangeDay(today) };
  return (
    <GroupFrame id={`${from.id}-range`} {...group}>
      <DateField {...from} {...limits} hint={t('MM-DD-YYYY')} hasCalendar />
      <DateField {...to} {...limits} hint={t('MM-DD-YYYY')} hasCalendar />
    </GroupFrame>
  );
}
