import { useId, type ReactNode } from 'react';
import { usePage } from '@/cms/page';
import { formatDate, formatTime } from '@/lib/chicago-time';
import { zoneName } from '@/lib/zone-name';
import { usePhrases } from '@/i18n/use-phrases';
import { useRoving } from '@/ui/roving/use-roving';
import type { SlotDate, SlotGroup } from '../model/slots';
import { isSameSlot, type Slot } from '../model/visit';
import styles from './time-picker.module.css';

type ChoiceProps = {
  readonly chosen: Slot | undefined;
  readonly onToggle: (slot: Slot) => void;
  /** The clock of the times is named above them. */
  readonly isZoneSaid: boolean;
};

type DateTimesProps = ChoiceProps & {
  readonly day: SlotDate;
  readonly headingLevel: 3 | 4;
};

/**
 * The open times of a date, grouped by place. Tab stops once in a date; arrow keys lead to its other times.
 * @requirement I2
 */
export function DateTimes({ day, headingLevel, chosen, onToggle, isZoneSaid }: DateTimesProps): ReactNode {
  const { language } = usePage();
  const Heading = headingLevel === 3 ? 'h3' : 'h4';
  const headingId = useId();
  const slots = day.groups.flatMap((group) => group.slots);
  const first = Math.max(
    0,
    slots.findIndex((slot) => isSameSlot(slot, chosen)),
  );
  const roving = useRoving({ first, count: slots.length });
  return (
    <div className={styles.date} role="toolbar" aria-labelledby={headingId} {...roving.container}>
      <Heading id={headingId} className={styles.heading}>
        {formatDate(day.date, { language })}
      </Heading>
      {day.groups.map((group, index) => (
        <GroupTimes
          key={group.key}
          groupId={`${headingId}-${index}`}
          isStop={(slot) => roving.isStop(slots.indexOf(slot))}
          {...{ day, group, headingId, chosen, onToggle, isZoneSaid }}
        />
      ))}
    </div>
  );
}

type GroupTimesProps = ChoiceProps & {
  readonly day: SlotDate;
  readonly group: SlotGroup;
  readonly groupId: string;
  readonly headingId: string;
  /** Whether Tab reaches a time. */
  readonly isStop: (slot: Slot) => boolean;
};

function GroupTimes(props: GroupTimesProps): ReactNode {
  const { day, group, groupId, headingId, isStop, chosen, onToggle, isZoneSaid } = props;
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
        {first && !isZoneSaid ? (
          <span className={styles.address}>
            {t('Times are in {zone}', {
              zone: zoneName(first.instant, { language, zone: first.zone, length: 'allYear' }),
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
              tabIndex={isStop(slot) ? 0 : -1}
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
