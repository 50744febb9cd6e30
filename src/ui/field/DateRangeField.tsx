import type { ReactNode } from 'react';
import { lastRangeDay } from '@/lib/dates';
import { DateField } from '@/ui/field/DateField';
import { GroupFrame } from '@/ui/field/field-frame';
import type { BoundField } from '@/ui/form/form-control';
import styles from '@/ui/field/field.module.css';

type DateRangeFieldProps = {
  /** The question for both dates. */
  readonly label: string;
  readonly hint?: string | undefined;
  readonly isOptional?: boolean;
  readonly from: BoundField;
  readonly to: BoundField;
  /** First day of the calendar, `yyyy-MM-dd`, which covers fifteen years. Undefined before it is known. */
  readonly today: string | undefined;
};

/** Two dates, typed or chosen from a calendar. @requirement K4 */
export function DateRangeField({ from, to, today, ...group }: DateRangeFieldProps): ReactNode {
  const limits = today === undefined ? {} : { min: today, max: lastRangeDay(today) };
  return (
    <GroupFrame id={`${from.id}-range`} {...group}>
      <div className={styles.range}>
        <DateField {...from} {...limits} hasCalendar />
        <DateField {...to} {...limits} hasCalendar />
      </div>
    </GroupFrame>
  );
}
