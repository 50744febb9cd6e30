import { useId, type ReactNode } from 'react';
import { usePhrases } from '@/i18n/use-phrases';
import { Checkbox } from '@/ui/field/Checkbox';
import { SelectField } from '@/ui/field/SelectField';
import { includes, timeOfDay } from '../model/time-of-day';
import type { SlotDate } from '../model/slots';
import type { Slot } from '../model/visit';
import type { Times } from '../state/use-times';
import { DateTimes } from './date-times';
import { isOneClock, ZoneNote } from './zone-note';
import styles from './time-picker.module.css';

export type TimePickerProps = {
  readonly times: Times;
  readonly chosen: Slot | undefined;
  readonly onToggle: (slot: Slot) => void;
  /** Which of the dates are shown. */
  readonly dates: readonly SlotDate[];
  readonly headingLevel: 3 | 4;
  /** Between the filters and the times. */
  readonly children?: ReactNode;
};

/**
 * Open times by date and place as buttons that stay pressed, with the filters above them.
 * @requirement I2
 * @decision Q39
 */
export function TimePicker({
  times,
  chosen,
  onToggle,
  dates,
  headingLevel,
  children,
}: TimePickerProps): ReactNode {
  const t = usePhrases();
  const id = useId();
  const { wanted, location } = times.filter;
  const isNothingWanted = wanted === timeOfDay.noTime;
  const message = isNothingWanted
    ? t('Choose AM or PM to see times.')
    : times.dates.length === 0
      ? t('No times match. Choose another location or another part of the day.')
      : '';
  return (
    <div className={styles.picker}>
      <div className={styles.filters}>
        {times.locations.length > 1 ? (
          <SelectField
            id={`${id}-location`}
            label={t('Location')}
            value={location}
            onValueChange={times.setLocation}
            empty={t('All locations')}
            options={times.locations.map((name) => [name, name])}
          />
        ) : null}
        <fieldset className={styles.halves}>
          <legend>{t('Time of day')}</legend>
          <Checkbox
            id={`${id}-am`}
            label={t('AM')}
            isChecked={includes(wanted, 'morning')}
            onCheckedChange={() => times.toggleHalf('morning')}
          />
          <Checkbox
            id={`${id}-pm`}
            label={t('PM')}
            isChecked={includes(wanted, 'afternoon')}
            onCheckedChange={() => times.toggleHalf('afternoon')}
          />
        </fieldset>
      </div>
      {times.missing ? (
        <p className={styles.note}>
          {times.missing === 'virtual'
            ? t('Video visits could not be loaded. Times in person are shown.')
            : t('Visits in person could not be loaded. Video visits are shown.')}
        </p>
      ) : null}
      <output className={message ? styles.message : 'visually-hidden'}>{message}</output>
      {children}
      <ZoneNote slots={times.slots} />
      <div className={styles.dates}>
        {dates.map((date) => (
          <DateTimes
            key={date.date}
            day={date}
            isZoneSaid={isOneClock(times.slots)}
            {...{ chosen, onToggle, headingLevel }}
          />
        ))}
      </div>
      {dates.length > 0 ? (
        <p className={styles.keys}>{t('Arrow keys lead from one time of a day to the next.')}</p>
      ) : null}
    </div>
  );
}
