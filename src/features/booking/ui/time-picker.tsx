import { useId, type ReactNode } from 'react';
import { usePage } from '@/cms/page';
import { formatDate, formatTime, zoneName } from '@/lib/chicago-time';
import { usePhrases } from '@/i18n/use-phrases';
import { Checkbox } from '@/ui/field/Checkbox';
import { SelectField } from '@/ui/field/SelectField';
import { includes, timeOfDay } from '../model/time-of-day';
import type { SlotDate, SlotGroup } from '../model/slots';
import { isSameSlot, type Slot } from '../model/visit';
import type { Times } from '../state/use-times';
import styles from './time-picker.module.css';

type TimePickerProps = {
  readonly times: Times;
  readonly chosen: Slot | undefined;
  readonly onToggle: (slot: Slot) => void;
  /** How many dates are shown; all by default. */
  readonly maxDates?: number;
  readonly headingLevel: 3 | 4;
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
  maxDates = Infinity,
  headingLevel,
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
      {times.dates.slice(0, maxDates).map((date) => (
        <DateTimes key={date.date} day={date} {...{ chosen, onToggle, headingLevel, id }} />
      ))}
    </div>
  );
}

type DateTimesProps = Pick<TimePickerProps, 'chosen' | 'onToggle' | 'headingLevel'> & {
  readonly day: SlotDate;
  readonly id: string;
};

function DateTimes({ day, id, headingLevel, chosen, onToggle }: DateTimesProps): ReactNode {
  const { language } = usePage();
  const Heading = headingLevel === 3 ? 'h3' : 'h4';
  const headingId = `${id}-${day.date}`;
  return (
    <section className={styles.date} aria-labelledby={headingId}>
      <Heading id={headingId} className={styles.heading}>
        {formatDate(day.date, { language })}
      </Heading>
      {day.groups.map((group, index) => (
        <GroupTimes
          key={group.key}
          groupId={`${headingId}-${index}`}
          {...{ day, group, headingId, chosen, onToggle }}
        />
      ))}
    </section>
  );
}

type GroupTimesProps = Pick<TimePickerProps, 'chosen' | 'onToggle'> & {
  readonly day: SlotDate;
  readonly group: SlotGroup;
  readonly groupId: string;
  readonly headingId: string;
};

function GroupTimes({ day, group, groupId, headingId, chosen, onToggle }: GroupTimesProps): ReactNode {
  const t = usePhrases();
  const { language } = usePage();
  const kind = group.isInPerson ? t('In person') : t('Video visit');
  const [first] = group.slots;
  return (
    <fieldset className={styles.group} aria-labelledby={`${headingId} ${groupId}`}>
      <p id={groupId} className={styles.place}>
        <strong>{group.location}</strong>
        <span className={group.isInPerson ? styles.kind : styles.video}>{kind}</span>
        {group.isInPerson && group.address ? (
          <span className={styles.address}>
            <bdi>{[group.address, group.cityAndZip].filter(Boolean).join(', ')}</bdi>
          </span>
        ) : null}
        {first ? (
          <span className="visually-hidden">
            {t('Times are in {zone}', {
              zone: zoneName(first.instant, { language, zone: first.zone, length: 'long' }),
            })}
          </span>
        ) : null}
      </p>
      <ul className={styles.times}>
        {group.slots.map((slot) => (
          <li key={`${slot.instant}-${slot.departmentId}`}>
            <button
              type="button"
              className={styles.time}
              aria-pressed={isSameSlot(slot, chosen)}
              aria-label={t('{time} {zone}, {date}, {location}, {kind}', {
                time: formatTime(slot.instant, { language, zone: slot.zone }),
                zone: zoneName(slot.instant, { language, zone: slot.zone, length: 'short' }),
                date: formatDate(day.date, { language }),
                location: group.location,
                kind,
              })}
              onClick={() => onToggle(slot)}
            >
              {formatTime(slot.instant, { language, zone: slot.zone })}
            </button>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
