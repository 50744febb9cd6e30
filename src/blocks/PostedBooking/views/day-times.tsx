import type { ReactNode } from 'react';
import { usePage } from '@/cms/page';
import { usePhrases } from '@/i18n/use-phrases';
import { formatDate, formatTime } from '@/lib/chicago-time';
import { zoneName } from '@/lib/zone-name';
import { linkOfSlot } from '@/domain/linked-time';
import type { SlotDate, SlotGroup } from '@/features/appointment/model/slots';
import styles from '@/features/appointment/ui/time-picker.module.css';
import own from '../PostedBooking.module.css';

type DayTimesProps = {
  readonly day: SlotDate;
  /** The clock of the times is named above them. */
  readonly isZoneSaid: boolean;
};

/**
 * The open times of a day, grouped by place.
 * @requirement I2
 */
export function DayTimes({ day, isZoneSaid }: DayTimesProps): ReactNode {
  const { language } = usePage();
  const id = `day-${day.date}`;
  return (
    <section className={own.day} aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {formatDate(day.date, { language })}
      </h2>
      {day.groups.map((group, index) => (
        <GroupTimes key={group.key} {...{ day, group, isZoneSaid }} id={`${id}-${index}`} />
      ))}
    </section>
  );
}

type GroupTimesProps = DayTimesProps & { readonly group: SlotGroup; readonly id: string };

function GroupTimes({ day, group, id, isZoneSaid }: GroupTimesProps): ReactNode {
  const t = usePhrases();
  const { language } = usePage();
  const [first] = group.slots;
  const kind = group.isInPerson ? t('In person') : t('Video visit');
  return (
    <fieldset className={styles.group} aria-labelledby={`day-${day.date} ${id}`}>
      <p id={id} className={styles.place}>
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
        {group.slots.map((slot) => {
          const time = formatTime(slot.instant, { language, zone: slot.zone });
          const zone = zoneName(slot.instant, { language, zone: slot.zone, length: 'short' });
          const date = formatDate(day.date, { language });
          return (
            <li key={`${slot.instant}-${slot.departmentId}`}>
              <button
                type="submit"
                name="time"
                value={linkOfSlot(slot)}
                className={styles.time}
                aria-label={t('{time} {zone}, {date}, {location}, {kind}', {
                  time,
                  zone,
                  date,
                  location: group.location,
                  kind,
                })}
              >
                {time}
              </button>
            </li>
          );
        })}
      </ul>
    </fieldset>
  );
}
