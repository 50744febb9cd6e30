import { useId, useRef, useState, type ReactNode } from 'react';
import { usePage } from '@/cms/page';
import { usePhrases } from '@/i18n/use-phrases';
import { formatDate } from '@/lib/chicago-time';
import { Button } from '@/ui/button/Button';
import { SelectField } from '@/ui/field/SelectField';
import { dateRange } from '../model/date-range';
import type { Times } from '../state/use-times';
import { TimePicker, type TimePickerProps } from './time-picker';
import styles from './time-picker.module.css';

type AllTimesProps = Omit<TimePickerProps, 'dates' | 'children'> & { readonly times: Times };

/**
 * Every date with open times, some at once: half a year of them would be a hundred screens on a phone. A visitor goes
 * from page to page, or straight to a week or a day.
 * @requirement I2
 */
export function AllTimes({ times, chosen, onToggle, headingLevel }: AllTimesProps): ReactNode {
  const t = usePhrases();
  const { language } = usePage();
  const id = useId();
  const top = useRef<HTMLDivElement>(null);
  const [from, setFrom] = useState(chosen?.date ?? '');
  const { shown, weeks, week, earlier, later } = dateRange(times.dates, from);
  const say = (date: string) => formatDate(date, { language, withYear: false });
  const turn = (date: string) => {
    setFrom(date);
    top.current?.scrollIntoView({ block: 'start' });
  };
  const [first, last] = [shown[0]?.date, shown.at(-1)?.date];
  return (
    <TimePicker {...{ times, chosen, onToggle, headingLevel }} dates={shown}>
      {week ? (
        <div ref={top} className={styles.jump}>
          <SelectField
            id={`${id}-week`}
            label={t('Go to a week')}
            value={week.monday}
            onValueChange={(monday) => setFrom(weeks.find((one) => one.monday === monday)?.dates[0] ?? from)}
            options={weeks.map(({ monday }) => [monday, t('Week of {date}', { date: say(monday) })])}
          />
          <SelectField
            id={`${id}-day`}
            label={t('Go to a day')}
            value={first ?? ''}
            onValueChange={setFrom}
            options={week.dates.map((date) => [date, say(date)])}
          />
          {/* Not disabled: the focus stays where it is at the first and the last page. */}
          <Button variant="tertiary" aria-disabled={!earlier} onClick={() => earlier && turn(earlier)}>
            {t('Earlier days')}
          </Button>
          <Button variant="tertiary" aria-disabled={!later} onClick={() => later && turn(later)}>
            {t('Later days')}
          </Button>
        </div>
      ) : null}
      <output className="visually-hidden">
        {first && last ? t('Times from {first} to {last}', { first: say(first), last: say(last) }) : ''}
      </output>
    </TimePicker>
  );
}
