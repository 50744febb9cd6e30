import dynamic from 'next/dynamic';
import { useState, type HTMLInputAutoCompleteAttribute, type ReactNode } from 'react';
import { usePhrases } from '@/i18n/use-phrases';
import { dashDate, exampleDate } from '@/lib/dates';
import { Button } from '@/ui/button/Button';
import { controlAttributes, FieldFrame, type FieldProps } from '@/ui/field/field-frame';
import styles from '@/ui/field/field.module.css';

const CalendarDialog = dynamic(
  () => import('@/ui/field/CalendarDialog').then((found) => found.CalendarDialog),
  { ssr: false },
);

type DateFieldProps = FieldProps & {
  /** As typed, `MM-DD-YYYY` when complete; see `parseTypedDate` in `@/lib/dates`. */
  readonly value: string;
  readonly onValueChange: (value: string) => void;
  readonly autoComplete?: HTMLInputAutoCompleteAttribute;
  /** First and last day of the calendar, `yyyy-MM-dd`. The caller checks typed dates. */
  readonly min?: string;
  readonly max?: string;
  /** The day at which an empty calendar opens, `yyyy-MM-dd`; today by default. */
  readonly opensAt?: string | undefined;
  /** Adds the calendar. */
  readonly hasCalendar?: boolean;
};

/**
 * A typed date. Dashes are added automatically, and typed characters stay; what a browser fills in is turned round. The
 * code of the calendar loads when a visitor opens it.
 * @requirement K1 K4
 */
export function DateField(props: DateFieldProps): ReactNode {
  const t = usePhrases();
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const { value, onValueChange, hasCalendar = false } = props;
  const hint = t('MM-DD-YYYY, for example {date}', { date: exampleDate(props.min) });
  const field = { ...props, hint: props.hint ?? hint };
  return (
    <FieldFrame {...field}>
      <div className={styles.dateRow}>
        <input
          {...controlAttributes(field)}
          type="text"
          dir="ltr"
          inputMode="numeric"
          className={`${styles.control} ${styles.date}`}
          value={value}
          maxLength={10}
          pattern="\d{1,2}[\-\/. ]\d{1,2}[\-\/. ]\d{4}|\d{8}|\d{4}-\d{2}-\d{2}"
          placeholder={t('placeholder MM-DD-YYYY')}
          autoComplete={props.autoComplete ?? 'off'}
          onChange={(event) => onValueChange(dashDate(event.target.value, value))}
        />
        {hasCalendar ? (
          <Button
            variant="tertiary"
            icon="calendar"
            className="needs-script"
            disabled={props.isDisabled}
            onClick={() => {
              setWasOpened(true);
              setIsOpen(true);
            }}
          >
            {t('Choose from a calendar')}
          </Button>
        ) : null}
      </div>
      {wasOpened ? (
        <CalendarDialog
          title={props.label}
          value={value}
          min={props.min}
          max={props.max}
          opensAt={props.opensAt}
          isOpen={isOpen}
          onClose={() => setIsOpen(false)}
          onChoose={onValueChange}
        />
      ) : null}
    </FieldFrame>
  );
}
